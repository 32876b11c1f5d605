// SPDX-License-Identifier: GPL-3.0-or-later

/// An object that is not kept alive by being named here: it must live for as long as it is asked for.
///
/// Swift sees to that, except in Embedded Swift, which does not count such references.
struct Unowned<Object: AnyObject> {
  #if hasFeature(Embedded)
    private unowned(unsafe) let kept: Object
    var object: Object { unsafe kept }

    init(_ object: Object) { unsafe kept = object }
  #else
    private unowned let kept: Object
    var object: Object { kept }

    init(_ object: Object) { kept = object }
  #endif

}

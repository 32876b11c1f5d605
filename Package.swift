// swift-tools-version: 6.2
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

/// Every Swift target is held to the same rules: Swift 6 mode, memory safety spelled out, no warning left.
let rules: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "prompt",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "PromptKit", targets: ["PromptKit"]),
    .executable(name: "prompt", targets: ["prompt"]),
  ],
  targets: [
    .systemLibrary(
      name: "CReadline", providers: [.apt(["libreadline-dev"]), .brew(["readline"])]),
    .systemLibrary(
      name: "CPCRE2", providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .systemLibrary(name: "CSystem"),
    .target(
      name: "PromptKit",
      dependencies: ["CReadline", "CPCRE2", "CSystem"],
      swiftSettings: rules,
      // The module maps name them, too, but Embedded Swift does not ask there.
      linkerSettings: ["readline", "tinfo", "pcre2-8"].map { .linkedLibrary($0, .when(platforms: [.linux])) }),
    .executableTarget(name: "prompt", dependencies: ["PromptKit"], swiftSettings: rules),
    // The forms in Swift to start from; the tests fill them in.
    .executableTarget(
      name: "example-release", dependencies: ["PromptKit"], path: "seeds/swift/release", swiftSettings: rules),
    .executableTarget(
      name: "example-commit", dependencies: ["PromptKit"], path: "seeds/swift/commit", swiftSettings: rules),
    .executableTarget(
      name: "example-alarm", dependencies: ["PromptKit"], path: "seeds/swift/alarm", swiftSettings: rules),
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
    .systemLibrary(name: "CPosix", path: "Tests/CPosix"),
    .target(
      name: "TerminalHarness", dependencies: ["CPosix"], path: "Tests/TerminalHarness", swiftSettings: rules),
    .testTarget(
      name: "PromptKitTests", dependencies: ["PromptKit", "CVTerm", "TerminalHarness"], swiftSettings: rules),
    .testTarget(
      name: "PromptTests", dependencies: ["prompt", "PromptKit", "TerminalHarness"], swiftSettings: rules),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "prompt", "example-release", "example-commit", "example-alarm", "CVTerm", "TerminalHarness",
      ],
      exclude: ["seeds.tsv", "stdin-cases.tsv", "faults.tsv"], swiftSettings: rules),
    .testTarget(
      name: "FuzzTests", dependencies: ["prompt", "PromptKit", "CPCRE2"], path: "Tests/Fuzz",
      exclude: ["Corpora", "Fuzz.swift"], swiftSettings: rules),
  ]
)

// Only `make bench` builds the benchmark.
if Context.environment["PROMPT_BENCH"] != nil {
  package.targets.append(
    .executableTarget(
      name: "bench", dependencies: ["TerminalHarness"], path: "Tests/Bench", exclude: ["limits"],
      swiftSettings: rules))
}

// Only `make fuzz` builds the fuzzers, and then the command is a library without its entry.
if Context.environment["PROMPT_FUZZ"] != nil {
  package.products.removeAll()
  package.targets.removeAll { $0.type == .executable || $0.type == .test }
  package.targets += [
    .target(name: "prompt", dependencies: ["PromptKit"], exclude: ["Prompt.swift"], swiftSettings: rules),
    .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(
      name: "fuzz", dependencies: ["prompt", "PromptKit", "CPCRE2", "CFuzzer", "CPosix"], path: "Tests/Fuzz",
      exclude: ["Corpora", "CorporaTests.swift"], swiftSettings: rules),
  ]
}

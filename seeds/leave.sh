#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# 휴가 신청: 반나절도 되는 수, 다른 답에 따라 묻는 까닭, 여러 줄의 인수인계.

kind='' from='' days='' reason='' cover='' handover=''
answers=$(prompt --title '휴가 신청' --done-label '다음' \
  --choice    kind=annual '종류'       --option annual '연차' --option sick '병가' --option family '경조사' \
  --text      from        '첫날'       --required --pattern '^\d{4}-\d{2}-\d{2}$' --message '2030-01-31처럼 적으세요' \
  --number    days=1      '며칠'       --required --range 0.5..25 \
  --text      reason      '까닭'       --required --trim --when kind!=annual \
  --text      cover       '대신할 사람' --trim --placeholder '없으면 비워 두세요' \
  --multiline handover    '인수인계'   --rows 5 --when cover \
  --args "$@") || exit
eval "$answers"

printf '%s부터 %s일 (%s%s)\n' "$from" "$days" "$kind" "${reason:+: $reason}"
[ -z "$cover" ] || printf '대신할 사람 %s\n%s\n' "$cover" "$handover"

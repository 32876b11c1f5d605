#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# 정기 백업: 폴더와 목적지는 Tab으로 채우고, 골라 쓴 답에 따라 요일이나 암호를 더 묻습니다.

source='' target='' exclude='' days='' hour='' keep='' encrypted='' passphrase=''
# shellcheck disable=SC2016  # $1 is for the command of --check
answers=$(prompt --title '정기 백업' \
  --path      source         '무엇을'        --required --dirs --check '[ -d "$1" ]' --message '그런 폴더가 없습니다' \
  --text      target         '어디로'        --required --complete @dirs --history backup-targets \
  --multiline exclude        '뺄 것'         --rows 3 --hint '한 줄에 하나씩' --placeholder '*.tmp' \
  --choice    schedule=daily '얼마나 자주'   --option daily '날마다' --option weekly '요일마다' \
  --choices   days           '요일'          --required --when schedule=weekly \
                             --options "$(printf '%s\t%s\n' Mon 월 Tue 화 Wed 수 Thu 목 Fri 금 Sat 토 Sun 일)" \
  --integer   hour=3         '몇 시에'       --range 0..23 \
  --integer   keep=14        '며칠 동안'     --range 1.. \
  --yesno     encrypted=no   '암호를 걸까요?' \
  --secret    passphrase     '암호'          --required --twice --length 8.. --when encrypted \
  --args "$@") || exit
eval "$answers"

days=$(printf %s "$days" | tr '\n' ,)
echo "[Timer]"
echo "OnCalendar=${days:+$days }*-*-* $hour:00:00"
echo "[Service]"
[ -z "$passphrase" ] || echo "# $encrypted, 암호 ${#passphrase}자"
set -- backup --keep "$keep" "$source" "$target"
while IFS= read -r pattern; do
  [ -z "$pattern" ] || set -- "$@" --exclude "$pattern"
done <<END
$exclude
END
echo "ExecStart=$*"

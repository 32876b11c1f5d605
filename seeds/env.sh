#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# 앱의 .env 파일: 이름 앞에 APP_을 붙여 dotenv로 냅니다. `sh env.sh > .env`

prompt --title '.env' -O dotenv --prefix APP_ \
  --text    url=http://localhost:8080 '주소'           --required --pattern '^https?://' --hint 'http:// 또는 https://' \
  --text    name                      '앱 이름'        --required --trim \
  --secret  session_key               '세션 키'        --required --length 16.. \
  --integer workers=4                 '일꾼 수'        --range 1..256 \
  --number  timeout=2.5               '제한 시간(초)'  --range 0.1..60 \
  --choice  log=info                  '로그'           --option debug --option info --option warning --option error \
  --yesno   mail=no                   '메일을 보낼까요?' \
  --text    mail_from                 '보내는 사람'    --required --pattern '@' --when mail \
  --args "$@"

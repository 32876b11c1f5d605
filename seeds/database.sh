#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# PostgreSQL 데이터베이스 만들기: 비밀번호는 사람에게만 두 번 묻고, 인코딩은 M-a를 눌러야 나옵니다.

name='' owner='' password='' encoding='' extensions=''
answers=$(prompt --title '데이터베이스 만들기' \
  --text    name          '이름'      --required --pattern '^[a-z][a-z0-9_]{0,62}$' --hint '소문자, 숫자, _' \
  --text    owner         '소유자'    --required --trim --pattern '^[a-z][a-z0-9_]*$' \
                          --message '소유자는 소문자로 시작하고 소문자, 숫자, _만 씁니다' \
  --secret  password      '비밀번호'  --required --twice --length 12.. \
  --choice  encoding=UTF8 '인코딩'    --option UTF8 --option EUC_KR '옛 한글' --advanced \
  --choices extensions    '확장'      --option pg_trgm '비슷한 글 찾기' --option postgis '지도' --option hstore \
  --args "$@") || exit
eval "$answers"

printf -- '-- 비밀번호 %s자\n' "${#password}"
printf "CREATE ROLE %s LOGIN PASSWORD :'password';\n" "$owner"
printf "CREATE DATABASE %s OWNER %s ENCODING '%s';\n" "$name" "$owner" "$encoding"
for extension in $extensions; do
  printf 'CREATE EXTENSION %s;\n' "$extension"
done

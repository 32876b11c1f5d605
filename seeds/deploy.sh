#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# 배포 설정: six fields, one of them a text view, one asked only when it matters.
#
# At a terminal it asks; `sh deploy.sh <deploy.answers` takes the same answers from a file; deploy-test.sh tests it.

host='' token='' env='' reason='' port='' memo=''
answers=$(prompt --title '배포 설정' \
  --text      host            '서버'      --required --pattern '^[a-z0-9.-]+$' --hint '예: db1.example.org' \
  --secret    token           '접근 토큰' --required --length 8.. \
  --choice    env=dev         '환경'      --option dev '개발' --option stage '스테이징' --option prod '운영' \
  --text      reason          '사유'      --required --when env=prod \
  --integer   port=8443       '포트'      --range 1..65535 \
  --multiline memo            '메모' \
  --args "$@") || exit
eval "$answers"

printf '서버  %s:%s (%s)\n' "$host" "$port" "$env"
printf '토큰  %s자\n' "${#token}"
[ -z "$reason" ] || printf '사유  %s\n' "$reason"
[ -z "$memo" ] || printf '메모  %s\n' "$memo"

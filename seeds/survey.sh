#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Answers as JSON, for jq or the body of a request: texts, several of a list, numbers of any size.

prompt -O json \
  --note    hello  '설문에 답해 주셔서 고맙습니다. 모두 1분이면 됩니다.' \
  --text    name   '이름' --placeholder '홍길동' --trim \
  --choices tools  '쓰는 도구' --option read 'bash read' --option gum --option dialog --option fzf \
  --number  hours  '하루에 몇 시간 터미널을 쓰나요?' --range 0..24 \
  --choice  shell  '셸' --option bash --option zsh --option fish --option sh 'dash 등' \
  --yesno   again=yes '다시 물어도 될까요?' \
  --args "$@"

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# 가상 머신 만들기: 목록은 변수에서 오고, 지난번에 쓴 이름은 Up과 C-r로 다시 불러옵니다.

images=$(printf '%s\t%s\n' debian-13 '데비안 13' ubuntu-24.04 '우분투 24.04' rocky-9 '로키 9')

name='' image='' cpus='' memory='' disk='' network='' bridge='' start=''
answers=$(prompt --title '가상 머신' \
  --text    name        '이름'          --required --pattern '^[a-z][a-z0-9-]*$' --length ..63 --history vm-names \
  --choice  image       '이미지'        --options "$images" \
  --integer cpus=2      'CPU'           --range 1..64 \
  --number  memory=4    '메모리(GiB)'   --range 0.5..512 \
  --integer disk=20     '디스크(GiB)'   --range 10.. \
  --choice  network=nat '네트워크'      --option nat '주소 변환' --option bridge '브리지' --option none '없음' \
  --text    bridge=br0  '브리지'        --required --when network=bridge --complete 'br0 br1 virbr0' \
  --yesno   start=yes   '바로 켤까요?' \
  --args "$@") || exit
eval "$answers"

case $network in
bridge) network=bridge=$bridge ;;
nat) network=default ;;
esac
megabytes=$(awk -v gibibytes="$memory" 'BEGIN { printf "%d", gibibytes * 1024 }')
set -- --name "$name" --os-variant "$image" --vcpus "$cpus" --memory "$megabytes" --disk "size=$disk" --network "$network"
[ "$start" = yes ] || set -- "$@" --noreboot
echo virt-install "$@"

#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
#
# WireGuard 서버 설정: 비밀 키는 점으로도 보이지 않고, 드물게 바꾸는 값은 M-a를 눌러야 나옵니다.

address='' port='' key='' peer='' peerkey='' dns='' lan='' mtu='' keepalive=''
answers=$(prompt --title 'WireGuard 서버' \
  --text    address=10.66.66.1/24 '서버 주소'      --required --pattern '^(\d{1,3}\.){3}\d{1,3}/\d{1,2}$' \
  --integer port=51820            '포트'           --required --range 1024..65535 \
  --secret  key                   '서버 비밀 키'   --required --mask none --pattern '^[A-Za-z0-9+/]{43}=$' \
                                  --message '44자의 키를 붙여 넣으세요' \
  --text    peer                  '피어 이름'      --required --length ..15 --pattern '^[A-Za-z0-9_-]+$' \
  --text    peerkey               '피어 공개 키'   --required --trim --pattern '^[A-Za-z0-9+/]{43}=$' \
  --choice  dns=1.1.1.1           'DNS'            --option 1.1.1.1 Cloudflare --option 9.9.9.9 Quad9 --other \
  --choice  routes=all            '터널로 보낼 것' --option all '모두' --option lan '사설망만' \
  --text    lan=192.168.0.0/16    '사설망'         --required --when routes=lan \
  --integer mtu=1420              'MTU'            --range 1280..1500 --advanced \
  --integer keepalive=25          '유지 간격(초)'  --range 0..600 --advanced \
  --args "$@") || exit
eval "$answers"

cat <<END
[Interface]
Address = $address
ListenPort = $port
PrivateKey = (${#key}자)
MTU = $mtu

# $peer
[Peer]
PublicKey = $peerkey
PersistentKeepalive = $keepalive

# $peer.conf: DNS = $dns, AllowedIPs = ${lan:-0.0.0.0/0}
END

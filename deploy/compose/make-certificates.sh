#!/usr/bin/env bash
# Certificates for trying compose.yaml on one machine: an authority of its own, and one each for the database, the store
# and the proxy. For anything that people use, take certificates of a real authority.
#   deploy/compose/make-certificates.sh learnin.example.com
set -euo pipefail
name=${1:?"the name that APP_BASE_URL has"}
cd "$(dirname "${BASH_SOURCE[0]}")"
mkdir -p certificates/store
cd certificates

openssl req -x509 -newkey rsa:2048 -nodes -days 365 -subj "/CN=Learnin trial" -keyout authority.key -out authority.crt
sign() {
	openssl req -newkey rsa:2048 -nodes -subj "/CN=$2" -keyout "$1.key" -out "$1.csr"
	openssl x509 -req -in "$1.csr" -CA authority.crt -CAkey authority.key -CAcreateserial -days 365 \
		-extfile <(printf 'subjectAltName=DNS:%s' "$2") -out "$1.crt"
	rm "$1.csr"
}
sign postgres postgres
sign store store
sign proxy "$name"
cat proxy.crt proxy.key >proxy.pem
mv store.crt store/public.crt
mv store.key store/private.key
# PostgreSQL's account in its image, which refuses a key that others may read.
chown 999:999 postgres.key 2>/dev/null || echo "run as root, or chown 999 certificates/postgres.key yourself"
chmod 600 postgres.key

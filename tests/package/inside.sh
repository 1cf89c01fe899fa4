#!/usr/bin/env bash
# Runs in a minimal Debian that deb.sh has made, as its root, with the package in the same folder.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
# shellcheck source=tests/package/server.sh
source ./server.sh
trap stop_server EXIT

export DEBIAN_FRONTEND=noninteractive
apt-get install --yes --quiet --no-install-recommends "$PWD/sortie.deb"
/usr/bin/sortie simulate tictactoe --games 100 --seed 1
check_server ""
apt-get remove --yes --quiet sortie
[[ -s /var/lib/sortie/tables.db ]] || fail "the removal has taken the tables along"
apt-get purge --yes --quiet sortie
rm -f sortie.deb
expect_nothing_left ""

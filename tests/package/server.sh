# Shared by the tests of the package, which source it: an installed server is started, asked and stopped.
# shellcheck shell=bash

fail()
{
    printf 'package: %s\n' "$*" >&2
    exit 1
}

server=""
# Whoever sources this calls it at its own end.
stop_server()
{
    [[ -z $server ]] || kill -KILL "$server" 2>/dev/null || true
    server=""
}

# ask PORT PATH: the answer of the server, head and body, by nothing but bash.
ask()
{
    local connection
    exec {connection}<>"/dev/tcp/127.0.0.1/$1"
    printf 'GET %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$2" "$1" >&"$connection"
    timeout 10 cat <&"$connection"
    exec {connection}>&-
}

expect_in()
{
    [[ $1 == *"$2"* ]] || fail "'$2' is not in: $1"
}

# check_server ROOT: starts the server below that root as its unit would, but at a free port.
check_server()
{
    local root=$1 output port="" tries=0 options code=0
    output=$(mktemp)
    # shellcheck source=/dev/null
    options=$(. "$root/etc/default/sortie" && printf '%s' "$SORTIE_OPTIONS")
    mkdir -p "$root/var/lib/private/sortie"
    ln -s private/sortie "$root/var/lib/sortie"
    # shellcheck disable=SC2086  # as systemd splits them
    XDG_DATA_HOME="$root/var/lib" "$root/usr/bin/sortie" serve --listen 127.0.0.1:0 \
        ${options// \/usr\// $root/usr/} >"$output" 2>&1 &
    server=$!
    while [[ -z $port ]]; do
        port=$(sed -n 's|^Sortie serves at http://.*:\([0-9]*\)/$|\1|p' "$output")
        ((++tries < 100)) || fail "the server does not start: $(cat "$output")"
        sleep 0.1
    done
    expect_in "$(ask "$port" /health)" '{"status":"ok"}'
    expect_in "$(ask "$port" /)" ' 200 '
    expect_in "$(ask "$port" /)" '<html'
    kill -TERM "$server"
    wait "$server" || code=$?
    server=""
    ((code == 0)) || fail "the server ended with status $code: $(cat "$output")"
    rm -f "$output"
    [[ -s $root/var/lib/private/sortie/tables.db ]] || fail "the server keeps its tables elsewhere"
}

# expect_nothing_left ROOT: no file of the package and no table.
expect_nothing_left()
{
    local left
    left=$(find "${1:-/}" -xdev \( -path "$1/proc" -o -path "$1/sys" -o -path "$1/var/lib/dpkg" -o -path "$1/var/log" \
        -o -path "$1/var/cache" \) -prune -o -iname '*sortie*' -print)
    [[ -z $left ]] || fail "the package has left behind: $left"
}

#!/usr/bin/env bash
# tests/package/deb.sh [--clean-root]: builds the Debian package, looks at it, installs it, runs its server, removes it.
#
# The usual way installs with dpkg into an empty folder, with a database of packages of its own and without becoming
# root; the program runs with the libraries of this machine. With --clean-root a minimal Debian is made first, in which
# apt has to find every dependency; that takes minutes and the network. Where that is not possible the exit status is 77
# and the last line says why.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
# shellcheck source=tests/package/server.sh
source tests/package/server.sh

scratch=$(mktemp -d)
trap 'stop_server; rm -rf "$scratch"' EXIT
chmod 755 "$scratch"

say()
{
    printf '%s\n' "$*"
}

# Tools of the system are not on the path of every user.
export PATH="$PATH:/usr/sbin:/sbin"

check_contents()
{
    dpkg-deb --fsys-tarfile "$package" | tar -tf - | sed 's|^\./||' |
        grep -v -e '/$' -e '^usr/share/sortie/web/' | sort >"$scratch/files"
    diff -u - "$scratch/files" <<'FILES' || fail "the package holds other files than these"
etc/default/sortie
usr/bin/sortie
usr/lib/systemd/system/sortie.service
usr/share/bash-completion/completions/sortie
usr/share/doc/sortie/NOTICE
usr/share/doc/sortie/changelog.Debian.gz
usr/share/doc/sortie/copyright
usr/share/fish/vendor_completions.d/sortie.fish
usr/share/man/man1/sortie.1.gz
usr/share/zsh/vendor-completions/_sortie
FILES
    local library
    for library in libboost-json libfmt libpq5 libsodium libsqlite3; do
        expect_in "$(dpkg-deb -f "$package" Depends)" "$library"
    done
}

check_lintian()
{
    if ! command -v lintian >/dev/null; then
        say 'lintian is not installed; left out'
        return
    fi
    # A package that is not meant for Debian's archive closes no bug there.
    lintian --allow-root --fail-on error,warning --suppress-tags initial-upload-closes-no-bugs "$package" ||
        fail "lintian objects"
    say 'lintian has nothing to say'
}

# in_root ARGUMENT...: dpkg on the empty folder. The scripts of the package are told where it is (DPKG_ROOT).
in_root()
{
    dpkg --root="$installed" --log="$scratch/dpkg.log" --force-not-root --force-script-chrootless --force-depends \
        --force-confold --path-include='/usr/share/*' "$@"
}

check_unit()
{
    if ! command -v systemd-analyze >/dev/null; then
        say 'systemd-analyze is not installed; left out'
        return
    fi
    local unit="$scratch/sortie.service" words
    sed "s|=/usr/bin/|=$installed/usr/bin/|" "$installed/usr/lib/systemd/system/sortie.service" >"$unit"
    # A setting that it does not know is only a remark to it; remarks about units of this machine are not ours.
    words=$(systemd-analyze verify --man=no --recursive-errors=no "$unit" 2>&1) || fail "systemd objects: $words"
    words=$(grep -F sortie.service <<<"$words" || true)
    [[ -z $words ]] || fail "systemd objects: $words"
    # 0 is a service that can do nothing, 10 one that can do everything; ours needs the network.
    systemd-analyze security --offline=true --no-pager --threshold=15 "$unit" | tail -n 1
}

check_manual()
{
    if ! command -v man >/dev/null; then
        say 'man is not installed; left out'
        return
    fi
    local warnings
    warnings=$(LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings --local-file "$installed/usr/share/man/man1/sortie.1.gz" \
        2>&1 >/dev/null)
    [[ -z $warnings ]] || fail "man objects: $warnings"
}

check_with_dpkg()
{
    installed="$scratch/root"
    mkdir -p "$installed/var/lib/dpkg/info" "$installed/var/lib/dpkg/updates"
    : >"$installed/var/lib/dpkg/status"

    in_root --install "$package"
    check_unit
    check_manual
    local enabled="$installed/etc/systemd/system/multi-user.target.wants/sortie.service"
    if command -v deb-systemd-helper >/dev/null; then
        [[ -L $enabled ]] || fail "the service is not enabled"
    fi
    check_server "$installed"

    say '# an operator was here' >>"$installed/etc/default/sortie"
    in_root --install "$package"
    expect_in "$(cat "$installed/etc/default/sortie")" '# an operator was here'

    in_root --remove sortie
    [[ ! -e $installed/usr/bin/sortie ]] || fail "the program is there after the removal"
    [[ -e $installed/var/lib/sortie/tables.db ]] || fail "the removal has taken the tables along"
    [[ -e $installed/etc/default/sortie ]] || fail "the removal has taken the settings along"
    in_root --purge sortie
    expect_nothing_left "$installed"
    say 'installed, started, upgraded, removed and purged with dpkg'
}

cannot()
{
    say "$*"
    exit 77
}

check_in_clean_root()
{
    command -v mmdebstrap >/dev/null || cannot 'mmdebstrap is not installed'
    local suite
    # shellcheck source=/dev/null
    suite=$(. /etc/os-release && [[ $ID == debian ]] && printf '%s' "$VERSION_CODENAME") ||
        cannot 'this is no Debian, whose libraries the package would need'
    if ((EUID != 0)) && ! { command -v newuidmap >/dev/null && unshare --user true; }; then
        cannot 'only root, or a user who may have user ids of their own, can make a root'
    fi
    mkdir "$scratch/carried" "$scratch/reached"
    chmod 777 "$scratch/reached"  # the root of the minimal Debian may be another user here
    cp "$package" "$scratch/carried/sortie.deb"
    cp tests/package/server.sh tests/package/inside.sh "$scratch/carried"
    # The folder goes into the root; a file tells that there was one to go into.
    # shellcheck disable=SC2016  # mmdebstrap says what $1 is
    if mmdebstrap --variant=apt --format=null \
        --customize-hook="copy-in '$scratch/carried' /" \
        --customize-hook="touch '$scratch/reached/inside'" \
        --customize-hook='chroot "$1" bash /carried/inside.sh' "$suite" /dev/null; then
        say 'installed with apt, started, removed and purged in a minimal Debian'
        return
    fi
    [[ -e $scratch/reached/inside ]] || cannot 'no minimal Debian could be made; is the network there?'
    fail 'the package failed in a minimal Debian'
}

package=$(tools/package)
check_contents
if [[ ${1:-} == --clean-root ]]; then
    check_in_clean_root
else
    check_lintian
    check_with_dpkg
fi

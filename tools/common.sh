# Shared by ./run, ./test and tools/lint, which source it. It sets `root` and changes to it.
# shellcheck shell=bash

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)"
cd "$root" || exit

jobs="${SORTIE_JOBS:-$(nproc 2>/dev/null || echo 2)}"
export NINJA_STATUS='[%f/%t] '

# configure PRESET: makes build/PRESET ready. A build folder that was copied from another place, or that
# is older than the presets, is made afresh; otherwise cmake itself notices what changed.
configure()
{
    local folder="build/$1"
    local options=()
    if [[ -f $folder/CMakeCache.txt ]] &&
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$folder/CMakeCache.txt"; then
        options=(--fresh)
    elif [[ -f $folder/build.ninja && ! CMakePresets.json -nt $folder/build.ninja ]]; then
        return 0
    fi
    cmake --preset "$1" "${options[@]}"
}

# build PRESET [TARGET...]
build()
{
    local preset=$1
    shift
    local targets=()
    (($# == 0)) || targets=(--target "$@")
    configure "$preset" && cmake --build "build/$preset" -j "$jobs" "${targets[@]}"
}

# The files of the repository: those that git knows and new ones that it does not ignore. Fails outside
# of a git repository.
listed_files()
{
    [[ "$(git rev-parse --show-toplevel 2>/dev/null)" == "$root" ]] || return 1
    git ls-files --cached --others --exclude-standard
}

// The scripts that shells load. Each passes the words up to the cursor to the program and hands its answer on.

#include "cli/completion.h"
#include "engine/check.h"

namespace sortie {
namespace {

constexpr std::string_view bash_script =
    R"(# bash completion for PROGRAM, printed by: PROGRAM completion bash
_PROGRAM()
{
    local word=${COMP_WORDS[COMP_CWORD]} line
    COMPREPLY=()
    while IFS= read -r line; do
        case $line in
            :files)
                compopt -o filenames
                while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$word")
                ;;
            :folders)
                compopt -o filenames
                while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -d -- "$word")
                ;;
            *) COMPREPLY+=("${line%%$'\t'*}") ;;
        esac
    done < <("$1" complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _PROGRAM PROGRAM
)";

constexpr std::string_view zsh_script = R"(#compdef PROGRAM
# zsh completion for PROGRAM, printed by: PROGRAM completion zsh
_PROGRAM()
{
    local line text
    local -a candidates
    for line in "${(@f)$("${words[1]}" complete "${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
        case $line in
            '') ;;
            :files) _files && return ;;
            :folders) _files -/ && return ;;
            *$'\t'*)
                text=${line%%$'\t'*}
                candidates+=("${text//:/\\:}:${line#*$'\t'}")
                ;;
            *) candidates+=("${line//:/\\:}") ;;
        esac
    done
    _describe 'PROGRAM' candidates
}
if [ "$funcstack[1]" = "_PROGRAM" ]; then
    _PROGRAM "$@"
else
    compdef _PROGRAM PROGRAM
fi
)";

constexpr std::string_view fish_script =
    R"(# fish completion for PROGRAM, printed by: PROGRAM completion fish
function __PROGRAM_candidates
    set -l before (commandline --current-process --tokenize --cut-at-cursor)
    set -l word (commandline --current-token --cut-at-cursor)
    for line in (command $before[1] complete $before[2..-1] "$word" 2>/dev/null)
        switch $line
            case :files
                __fish_complete_path "$word"
            case :folders
                __fish_complete_directories "$word"
            case '*'
                printf '%s\n' $line
        end
    end
end
complete --command PROGRAM --no-files --arguments '(__PROGRAM_candidates)'
)";

std::string with_name(std::string_view script, std::string_view program)
{
    constexpr std::string_view place = "PROGRAM";
    std::string text;
    for (;;) {
        const std::size_t at = script.find(place);
        text += script.substr(0, at);
        if (at == std::string_view::npos) return text;
        text += program;
        script.remove_prefix(at + place.size());
    }
}

}  // namespace

std::string completion_script(std::string_view shell, std::string_view program)
{
    if (shell == "bash") return with_name(bash_script, program);
    if (shell == "zsh") return with_name(zsh_script, program);
    CHECK(shell == "fish");
    return with_name(fish_script, program);
}

}  // namespace sortie

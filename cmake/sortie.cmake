# The three functions that every folder's CMakeLists.txt consists of:
#
#     sortie_library(table DEPENDS sortie_engine Boost::json      library sortie_table from this folder
#                    [OFF_THE_PATH])
#     sortie_test(table LINKS sortie_table [GOLDEN]               test program from tests/table
#                 [PRECOMPILE tests/table/table_games.h])
#     sortie_bench(rng LINKS sortie_engine)                       benchmark from bench/rng.cpp
#
# A folder's sources are whatever .cpp files it holds, so that a rule chapter is added by adding a file.
# A folder without sources is a library of headers.

find_program(SORTIE_CCACHE ccache)
if(SORTIE_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # The base folder lets two clones of the repository share what was compiled.
    # The two allowances are what it needs to work with precompiled headers. Comments count, because a precompiled header
    # knows its files by their text: one from before a changed comment would not be recognised, and all be defined twice.
    set(CMAKE_CXX_COMPILER_LAUNCHER env "CCACHE_BASEDIR=${PROJECT_SOURCE_DIR}" CCACHE_NOHASHDIR=1 CCACHE_COMMENTS=1
        CCACHE_SLOPPINESS=pch_defines,time_macros
        "${SORTIE_CCACHE}")
endif()

# Off by default: archives with link-time code can only be linked by the compiler that made them, and
# the archives are installed for other people's games.
if(SORTIE_LTO)
    include(CheckIPOSupported)
    check_ipo_supported()
    set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
endif()

# What every source of the project is compiled with. It is not part of the installed package: other
# people choose their own warnings.
add_library(sortie_build_options INTERFACE)
# Messages name a file by its path from the root, wherever the clone lies; ccache passes the path
# relative to build/PRESET.
target_compile_options(sortie_build_options INTERFACE
    "-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=" -ffile-prefix-map=../../=)
target_compile_options(sortie_build_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Werror)
# g++ 12 follows sizes through inlined std::string and std::vector and sees overflows where there are
# none, and unset values in a std::optional that is tested first; the debug build finds the real ones by
# running. The sanitizers hide from it that a small number is not negative; the release build warns there.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    target_compile_options(sortie_build_options INTERFACE
        -Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds
        -Wno-maybe-uninitialized "$<$<CONFIG:Debug>:-Wno-conversion;-Wno-sign-conversion>")
endif()
# clang sees the deprecated helper inside of libstdc++ 12's own stable_sort.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    target_compile_options(sortie_build_options INTERFACE -Wno-deprecated-declarations)
endif()
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
    target_compile_options(sortie_build_options INTERFACE -fno-exceptions -fno-rtti)
endif()

# The sources of the calling folder and the folders below it, without main.cpp.
function(sortie_sources result)
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/*.cpp")
    list(FILTER sources EXCLUDE REGEX "/main\\.cpp$")
    set(${result} ${sources} PARENT_SCOPE)
endfunction()

# Of a library that is OFF_THE_PATH of a playout the sanitizers' build is not optimised: it takes the compiler half as long.
function(sortie_library name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "OFF_THE_PATH" "" "DEPENDS;SOURCES")
    set(target sortie_${name})
    set(sources ${arg_SOURCES})
    if(NOT "SOURCES" IN_LIST ARGN)
        sortie_sources(sources)
    endif()
    if(sources)
        set(scope PUBLIC)
        add_library(${target} STATIC ${sources})
        target_link_libraries(${target} PRIVATE $<BUILD_INTERFACE:sortie_build_options>)
    else()
        set(scope INTERFACE)
        add_library(${target} INTERFACE)
    endif()
    if(arg_OFF_THE_PATH)
        target_compile_options(${target} PRIVATE $<$<CONFIG:Debug>:-O0>)
    endif()
    target_link_libraries(${target} ${scope} ${arg_DEPENDS})
    target_compile_features(${target} ${scope} cxx_std_20)
    # A fused multiply-add rounds once instead of twice and would make a bot choose differently.
    target_compile_options(${target} ${scope} -ffp-contract=off)
    # Every x86-64 machine since 2009 counts bits in one instruction; the oldest ones need a call.
    if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
        target_compile_options(${target} ${scope} -march=x86-64-v2)
    endif()
    # A state of some hundred bytes is copied with a string instruction that takes longer to start than to
    # copy; the C library's memcpy takes half the time.
    if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64" AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(${target} ${scope}
            $<$<CONFIG:Release>:-mmemcpy-strategy=unrolled_loop:128:noalign,libcall:-1:noalign>)
    endif()
    target_include_directories(${target} ${scope}
        $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>
        $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/sortie>)
    set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
    add_library(sortie::${name} ALIAS ${target})
endfunction()

# One test program and one ctest entry for tests/<folder>. Tests run in the root of the repository, so
# that they name data files as a reader would. PROGRAM tests start the `sortie` program; its path is in
# the environment variable SORTIE_PROGRAM. GOLDEN tests are repeated with the second compiler. A program
# that takes long is run in SHARDS, side by side. PRECOMPILE names what nearly every file of the folder
# includes; a file includes it all the same, and the second compiler reads it without that help.
function(sortie_test folder)
    cmake_parse_arguments(PARSE_ARGV 1 arg "GOLDEN;PROGRAM" "SHARDS" "LINKS;PRECOMPILE")
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/tests/${folder}/*.cpp")
    if(NOT sources)
        message(STATUS "tests/${folder} has no sources")
        return()
    endif()
    set(target test_${folder})
    add_executable(${target} ${sources})
    # What is measured lies in the libraries; the tests themselves only have to compile quickly.
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1> $<$<CONFIG:Debug>:-O0>)
    target_link_libraries(${target} PRIVATE
        ${arg_LINKS} sortie_test_support sortie_build_options rapidcheck)
    # Most of a test's time in the compiler goes into what all of them instantiate: several are compiled as one.
    set_target_properties(${target} PROPERTIES UNITY_BUILD ${SORTIE_JOINED_TESTS} UNITY_BUILD_BATCH_SIZE 10)
    # The `else` of `if (x) EXPECT(y);` is inside the macro, where nobody can mistake it.
    target_compile_options(${target} PRIVATE -Wno-dangling-else)
    list(TRANSFORM arg_PRECOMPILE PREPEND "${PROJECT_SOURCE_DIR}/")
    target_precompile_headers(${target} PRIVATE ${arg_PRECOMPILE})
    set(environment "")
    if(TARGET sortie)
        list(APPEND environment "SORTIE_PROGRAM=$<TARGET_FILE:sortie>")
        if(arg_PROGRAM)
            add_dependencies(${target} sortie)
        endif()
    endif()
    if(arg_GOLDEN)
        add_dependencies(golden ${target})
    endif()
    if(NOT arg_SHARDS)
        set(arg_SHARDS 1)
    endif()
    foreach(shard RANGE 1 ${arg_SHARDS})
        set(name ${folder})
        if(arg_SHARDS GREATER 1)
            string(APPEND name "-${shard}")
        endif()
        math(EXPR index "${shard} - 1")
        add_test(NAME ${name} COMMAND ${target} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
        set_tests_properties(${name} PROPERTIES ENVIRONMENT
            "${environment};GTEST_TOTAL_SHARDS=${arg_SHARDS};GTEST_SHARD_INDEX=${index};\
GTEST_OUTPUT=xml:${PROJECT_BINARY_DIR}/results/${name}.xml")
        if(arg_GOLDEN)
            set_tests_properties(${name} PROPERTIES LABELS golden)
        endif()
    endforeach()
endfunction()

function(sortie_bench name)
    cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "LINKS")
    add_executable(bench_${name} EXCLUDE_FROM_ALL "${name}.cpp")
    target_link_libraries(bench_${name} PRIVATE
        ${arg_LINKS} sortie_build_options benchmark::benchmark)
    add_dependencies(bench bench_${name})
endfunction()

# The component `runtime`: the program with its manual page, completions and browser client, and the Debian package
# that consists of it. `tools/package` builds the package.

set(SORTIE_WEB_FOLDER "${PROJECT_SOURCE_DIR}/web/dist" CACHE PATH
    "The browser client as it was built; where it is not there, the server has one plain page")

# What has to be made first: compressed texts, and the completions, which the program prints itself.
set(sortie_made "${PROJECT_BINARY_DIR}/packaging")
file(MAKE_DIRECTORY "${sortie_made}")
function(sortie_make file)
    add_custom_command(OUTPUT "${sortie_made}/${file}" VERBATIM ${ARGN})
    set_property(GLOBAL APPEND PROPERTY sortie_made_files "${sortie_made}/${file}")
endfunction()
function(sortie_compress from to)
    set(source "${PROJECT_SOURCE_DIR}/packaging/${from}")
    sortie_make(${to} DEPENDS "${source}"
        COMMAND gzip --best --no-name --stdout "${source}" > "${sortie_made}/${to}")
endfunction()

sortie_compress(sortie.1 sortie.1.gz)
sortie_compress(changelog changelog.Debian.gz)
foreach(shell bash zsh fish)
    sortie_make(completion.${shell} DEPENDS sortie
        COMMAND sortie completion ${shell} > "${sortie_made}/completion.${shell}")
endforeach()
get_property(sortie_made_files GLOBAL PROPERTY sortie_made_files)
add_custom_target(sortie_packaging ALL DEPENDS ${sortie_made_files})

install(TARGETS sortie RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT runtime)
install(FILES "${sortie_made}/sortie.1.gz"
    DESTINATION "${CMAKE_INSTALL_MANDIR}/man1" COMPONENT runtime)
install(FILES "${sortie_made}/completion.bash" RENAME sortie
    DESTINATION "${CMAKE_INSTALL_DATADIR}/bash-completion/completions" COMPONENT runtime)
install(FILES "${sortie_made}/completion.zsh" RENAME _sortie
    DESTINATION "${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions" COMPONENT runtime)
install(FILES "${sortie_made}/completion.fish" RENAME sortie.fish
    DESTINATION "${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d" COMPONENT runtime)
install(DIRECTORY "${SORTIE_WEB_FOLDER}/"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/sortie/web" COMPONENT runtime OPTIONAL)

# What only makes sense as part of a Debian system is left out when somebody installs to a folder of their own.
install(FILES packaging/sortie.service
    DESTINATION lib/systemd/system COMPONENT runtime EXCLUDE_FROM_ALL)
install(FILES packaging/sortie.default RENAME sortie
    DESTINATION /etc/default COMPONENT runtime EXCLUDE_FROM_ALL)
install(FILES packaging/copyright NOTICE "${sortie_made}/changelog.Debian.gz"
    DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/sortie" COMPONENT runtime EXCLUDE_FROM_ALL)

# The changelog says which version is packaged; its first part is the version of the project.
file(STRINGS packaging/changelog sortie_changelog LIMIT_COUNT 1)
if(NOT sortie_changelog MATCHES "^sortie \\(([0-9.]+)-([0-9]+)\\) "
   OR NOT CMAKE_MATCH_1 STREQUAL PROJECT_VERSION)
    message(FATAL_ERROR
        "packaging/changelog begins with '${sortie_changelog}', which is not about ${PROJECT_VERSION}")
endif()
set(CPACK_DEBIAN_PACKAGE_RELEASE "${CMAKE_MATCH_2}")

set(CPACK_GENERATOR DEB)
set(CPACK_INSTALL_CMAKE_PROJECTS "${PROJECT_BINARY_DIR};sortie;runtime;/")
set(CPACK_PACKAGE_NAME sortie)
set(CPACK_PACKAGE_CONTACT "The authors of Sortie <authors@sortie.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "turn-based tactical board games in the terminal and on a server")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"An engine for turn-based tactical board games with its games: MERC, Taktik,
Skirmish and Tic-tac-toe. The program plays them in the terminal, alone,
against bots or at the tables of a server, simulates and measures them, and
checks games that somebody writes.

The server is a service of systemd that keeps its tables in SQLite or
PostgreSQL.")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "postgresql, sqlite3")
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA "${PROJECT_SOURCE_DIR}/packaging/conffiles"
    "${PROJECT_SOURCE_DIR}/packaging/postinst" "${PROJECT_SOURCE_DIR}/packaging/prerm"
    "${PROJECT_SOURCE_DIR}/packaging/postrm")
include(CPack)

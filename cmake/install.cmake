# The installed package: `find_package(sortie)` gives sortie::engine, sortie::table, sortie::store,
# sortie::server_host, sortie::lab and sortie::cli, and `#include "engine/play.h"` works. A game written elsewhere links sortie::cli.
#
# That is the component `developer`; the component `runtime` is the program and its surroundings (package.cmake).
# `cmake --install` without a component installs both.

include(CMakePackageConfigHelpers)

set(sortie_package_dir "${CMAKE_INSTALL_LIBDIR}/cmake/sortie")

install(TARGETS sortie_engine sortie_table sortie_store sortie_server_core sortie_server_net
    sortie_server_host sortie_lab sortie_cli EXPORT sortie_targets
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT developer)
install(EXPORT sortie_targets NAMESPACE sortie:: FILE sortie-targets.cmake
    DESTINATION "${sortie_package_dir}" COMPONENT developer)
install(DIRECTORY engine table store server lab cli DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/sortie"
    COMPONENT developer FILES_MATCHING PATTERN "*.h")

configure_package_config_file(cmake/sortie-config.cmake.in sortie-config.cmake
    INSTALL_DESTINATION "${sortie_package_dir}"
    NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(sortie-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES
    "${PROJECT_BINARY_DIR}/sortie-config.cmake"
    "${PROJECT_BINARY_DIR}/sortie-config-version.cmake"
    DESTINATION "${sortie_package_dir}" COMPONENT developer)

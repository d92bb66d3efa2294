# SPDX-FileCopyrightText: The Repique authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What is installed, and the Debian package of it (preset `package`; `./lab package`).
include(GNUInstallDirs)
set(id org.repique.repique)
set(package_sources ${PROJECT_SOURCE_DIR}/resources/package)

install(TARGETS repique repique-cli)
install(DIRECTORY lessons DESTINATION ${CMAKE_INSTALL_DATADIR}/repique)
install(FILES ${package_sources}/${id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${package_sources}/${id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${package_sources}/${id}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME ${id}.xml)

# Icons: drawn once, and rendered at every size that menus and file managers ask for.
find_program(RSVG_CONVERT rsvg-convert REQUIRED)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
function(repique_add_icon name kind)
    install(FILES ${package_sources}/${name}.svg DESTINATION ${icons}/scalable/${kind})
    foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
        set(picture ${CMAKE_CURRENT_BINARY_DIR}/icons/${size}/${name}.png)
        add_custom_command(OUTPUT ${picture} DEPENDS ${package_sources}/${name}.svg VERBATIM
            COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/icons/${size}
            COMMAND ${RSVG_CONVERT} -w ${size} -h ${size} -o ${picture} ${package_sources}/${name}.svg)
        install(FILES ${picture} DESTINATION ${icons}/${size}x${size}/${kind})
        set_property(GLOBAL APPEND PROPERTY repique_package_files ${picture})
    endforeach()
endfunction()
repique_add_icon(${id} apps)
repique_add_icon(application-x-repique mimetypes)

# Manual pages: what the programs themselves say, in both languages.
function(repique_add_page program language folder)
    set(page ${CMAKE_CURRENT_BINARY_DIR}/man/${language}/${program}.1)
    add_custom_command(OUTPUT ${page}.gz DEPENDS ${program} ${package_sources}/man.sh VERBATIM
        COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/man/${language}
        COMMAND sh ${package_sources}/man.sh $<TARGET_FILE:${program}> ${language} > ${page}
        COMMAND gzip -9nf ${page})
    install(FILES ${page}.gz DESTINATION ${folder}/man1)
    set_property(GLOBAL APPEND PROPERTY repique_package_files ${page}.gz)
endfunction()
foreach(program IN ITEMS repique repique-cli)
    repique_add_page(${program} en ${CMAKE_INSTALL_MANDIR})
    repique_add_page(${program} pt_BR ${CMAKE_INSTALL_MANDIR}/pt_BR)
endforeach()

# What Debian asks of every package.
set(documents ${CMAKE_INSTALL_DATADIR}/doc/repique)
install(FILES ${package_sources}/copyright DESTINATION ${documents})
function(repique_add_changes name source)
    set(changes ${CMAKE_CURRENT_BINARY_DIR}/${name})
    add_custom_command(OUTPUT ${changes} DEPENDS ${source} VERBATIM COMMAND gzip -9nc ${source} > ${changes})
    install(FILES ${changes} DESTINATION ${documents})
    set_property(GLOBAL APPEND PROPERTY repique_package_files ${changes})
endfunction()
repique_add_changes(changelog.gz ${PROJECT_SOURCE_DIR}/CHANGELOG.md)
repique_add_changes(changelog.Debian.gz ${package_sources}/changelog)

get_property(package_files GLOBAL PROPERTY repique_package_files)
add_custom_target(package_files ALL DEPENDS ${package_files})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME repique)
set(CPACK_PACKAGE_VENDOR "The Repique authors")
set(CPACK_PACKAGE_CONTACT "The Repique authors <authors@repique.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "lab about what a retry really costs")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "Follow one PIX payment, message by message, through a 503 and a lost answer;
let the same policy meet ten thousand payments a second, and watch load,
goodput and double debits; then let it pay over real HTTP at a service with
a real ledger. Fourteen lessons, in Portuguese and in English.")
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Plugins that no linker sees: the platform, SVG icons; Qt's own words in Portuguese; the type of the mock-ups.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-qpa-plugins")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-translations-l10n, fonts-inter, sqlite3")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
include(CPack)

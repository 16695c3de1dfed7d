// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.CopyOption;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * An unpacked archive.
 *
 * @param home the folder that was in it
 */
record Installation(Path home) {

    /** The archive for POSIX systems. */
    static final Installation TAR = new Installation(Path.of(System.getProperty("kneepoint.tar")));

    /** The archive for any system. */
    static final Installation ZIP = new Installation(Path.of(System.getProperty("kneepoint.zip")));

    /** The start script. */
    Path script() {
        return home.resolve("bin").resolve("kneepoint");
    }

    /** The version, which the folder of the archive is named after. */
    String version() {
        String name = home.getFileName().toString();
        return name.substring(name.indexOf('-') + 1);
    }

    /** The names of the files in a folder. */
    Set<String> names(String folder) {
        Set<String> names = new TreeSet<>();
        try (Stream<Path> files = Files.list(home.resolve(folder))) {
            files.forEach(file -> names.add(file.getFileName().toString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names;
    }

    /** The state of every file and folder, which a write would change. */
    Map<String, FileTime> state() {
        Map<String, FileTime> state = new TreeMap<>();
        each(
                path ->
                        state.put(
                                home.relativize(path).toString(),
                                UncheckedIo.get(() -> Files.getLastModifiedTime(path))));
        return state;
    }

    /** A copy of it under another name. */
    Installation copyTo(Path target) {
        CopyOption[] options = {
            StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS,
        };
        each(
                path ->
                        UncheckedIo.get(
                                () ->
                                        Files.copy(
                                                path,
                                                target.resolve(home.relativize(path).toString()),
                                                options)));
        return new Installation(target);
    }

    /** Sets the owner's write permission. */
    void writable(boolean writable) {
        each(
                path ->
                        UncheckedIo.get(
                                () -> {
                                    Set<PosixFilePermission> rights =
                                            EnumSet.copyOf(Files.getPosixFilePermissions(path));
                                    rights.remove(PosixFilePermission.GROUP_WRITE);
                                    rights.remove(PosixFilePermission.OTHERS_WRITE);
                                    rights.remove(PosixFilePermission.OWNER_WRITE);
                                    if (writable) {
                                        rights.add(PosixFilePermission.OWNER_WRITE);
                                    }
                                    return Files.setPosixFilePermissions(path, rights);
                                }));
    }

    private void each(Consumer<Path> action) {
        try (Stream<Path> paths = Files.walk(home)) {
            paths.forEach(action);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

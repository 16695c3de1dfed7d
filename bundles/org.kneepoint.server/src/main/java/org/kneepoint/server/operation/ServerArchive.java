// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.store.BackUp;

/**
 * A back-up of a server: a zip file with the settings, the rows of the database, the contents of
 * plug-ins, the folders of users and the key of SSH.
 *
 * @param data the data folder
 */
record ServerArchive(DataFolder data) {
    /** The rows of an embedded database. */
    private static final String ROWS = "database.sql.gz";

    /**
     * Writes a back-up while the server runs; the file appears when it is complete, readable by its
     * owner only.
     *
     * @param rows writes the rows of one instant to a file
     */
    void write(BackUp rows, Path file) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        Path script = Files.createTempFile(data.path(), "rows", ".gz");
        try {
            rows.write(script);
            Files.deleteIfExists(part);
            OwnerOnly.create(part);
            try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(part))) {
                add(zip, ROWS, script);
                for (Path kept : kept()) {
                    addAll(zip, kept, part);
                }
            }
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(script);
            Files.deleteIfExists(part);
        }
    }

    private List<Path> kept() {
        return List.of(data.settings(), data.hostKey(), data.plugIns(), data.users());
    }

    /**
     * Adds a file, or the files below a folder, but those that vanish meanwhile and the back-up
     * itself.
     */
    private void addAll(ZipOutputStream zip, Path top, Path part) throws IOException {
        if (!Files.exists(top)) {
            return;
        }
        List<Path> files;
        try (Stream<Path> all = Files.walk(top)) {
            files = all.filter(file -> Files.isRegularFile(file)).toList();
        }
        for (Path file : files) {
            if (Files.exists(file) && !file.equals(part)) {
                add(zip, data.path().relativize(file).toString().replace('\\', '/'), file);
            }
        }
    }

    private static void add(ZipOutputStream zip, String name, Path file) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        Files.copy(file, zip);
        zip.closeEntry();
    }

    /**
     * Unpacks a back-up into the data folder.
     *
     * @return the rows of the database
     * @throws BadInput if it is no back-up
     */
    Path unpack(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            if (zip.getEntry(ROWS) == null) {
                throw noBackUp(file);
            }
            data.create();
            for (ZipEntry entry : zip.stream().toList()) {
                unpack(zip, entry, file);
            }
        } catch (ZipException e) {
            throw noBackUp(file);
        }
        return data.path().resolve(ROWS);
    }

    private void unpack(ZipFile zip, ZipEntry entry, Path file) throws IOException {
        Path target = data.path().resolve(entry.getName()).normalize();
        if (!target.startsWith(data.path())) {
            throw noBackUp(file);
        }
        Files.createDirectories(target.getParent());
        OwnerOnly.create(target);
        try (InputStream content = zip.getInputStream(entry)) {
            Files.copy(content, target, StandardCopyOption.REPLACE_EXISTING);
        }
        OwnerOnly.restrict(target);
    }

    private static BadInput noBackUp(Path file) {
        return BadInput.because("file", file, file + " is no back-up of a server");
    }
}

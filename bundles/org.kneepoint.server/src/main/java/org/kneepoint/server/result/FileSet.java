// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.format.AtomicFile;

/** Files by their path in a folder, to be written as such or as an archive. */
final class FileSet {
    private final Map<String, byte[]> files = new LinkedHashMap<>();

    /** Adds a text file; one of the same path is replaced. */
    void add(String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Returns the text of a file; null if there is none. */
    String text(String path) {
        byte[] bytes = files.get(path);
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    /** Returns the paths in the order in which the files were added. */
    Iterable<String> paths() {
        return files.keySet();
    }

    /**
     * Writes a new folder.
     *
     * @param shown the folder as displayed
     * @throws BadInput if it exists
     */
    void writeFolder(Path folder, String shown) throws IOException {
        if (Files.exists(folder)) {
            throw BadInput.because("folder", shown, shown + " exists: give the name of a new one");
        }
        Files.createDirectory(folder);
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            AtomicFile.write(path, out -> out.write(file.getValue()));
        }
    }

    /**
     * Returns the files as a ZIP archive.
     *
     * @param folder the folder in the archive that holds them; empty for none
     */
    byte[] zip(String folder) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                String prefix = folder.isEmpty() ? "" : folder + "/";
                zip.putNextEntry(new ZipEntry(prefix + file.getKey()));
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}

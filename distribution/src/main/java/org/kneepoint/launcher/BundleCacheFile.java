// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * The bundle cache of a framework in one file. A framework that begins with it has its bundles
 * installed and reads no descriptions of components. It fits only the installed files with which it
 * was made.
 *
 * @param file its CRC-32 in eight bytes, then a zip file
 * @param installed the files on which its content depends: those of features and bundles
 */
record BundleCacheFile(Path file, List<Path> installed) {

    /** The first entry: path, size and times of each installed file. */
    private static final String INSTALLED = "installed";

    /** The view of files with the time of the last change in their folder. */
    private static final String UNIX = "unix";

    /** The file by which Felix locks a bundle cache. */
    private static final String LOCK = "cache.lock";

    /**
     * Unpacks the bundle cache. A file that is damaged, or older than the installation, is deleted,
     * so that another is made. One of other installed files is left: another machine with the same
     * work folder may use it.
     *
     * @param folder an empty folder, which stays empty if the file is missing, damaged or of other
     *     installed files
     * @throws IOException when the folder cannot be emptied again
     */
    void unpack(Path folder) throws IOException {
        try {
            byte[] zip = read();
            unpack(new ZipInputStream(new ByteArrayInputStream(zip)), folder);
        } catch (IOException e) {
            ProcessFolder.empty(folder);
            delete();
        }
    }

    private void delete() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // it is not used all the same
        }
    }

    private byte[] read() throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
        if (bytes.limit() < Long.BYTES) {
            throw new IOException(file + " is cut off");
        }
        long sum = bytes.getLong();
        byte[] zip = new byte[bytes.remaining()];
        bytes.get(zip);
        if (crc(zip) != sum) {
            throw new IOException(file + " is damaged");
        }
        return zip;
    }

    private void unpack(ZipInputStream in, Path folder) throws IOException {
        in.getNextEntry();
        if (!new String(in.readAllBytes(), StandardCharsets.UTF_8).equals(identity())) {
            requireNewer();
            return;
        }
        for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
            Path target = folder.resolve(entry.getName());
            Files.createDirectories(target.getParent());
            Files.copy(in, target);
        }
    }

    private void requireNewer() throws IOException {
        FileTime made = Files.getLastModifiedTime(file);
        for (Path one : installed) {
            if (changed(one).compareTo(made) > 0) {
                throw new IOException(file + " is older than " + one);
            }
        }
    }

    /**
     * Writes the file, as a whole or not at all.
     *
     * @param folder the bundle cache of a framework that has stopped
     */
    void pack(Path folder) throws IOException {
        byte[] zip = zip(folder);
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try (OutputStream out = Files.newOutputStream(part)) {
            out.write(ByteBuffer.allocate(Long.BYTES).putLong(crc(zip)).array());
            out.write(zip);
        }
        Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }

    private byte[] zip(Path folder) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes);
                Stream<Path> all = Files.walk(folder)) {
            out.putNextEntry(new ZipEntry(INSTALLED));
            out.write(identity().getBytes(StandardCharsets.UTF_8));
            for (Path one : (Iterable<Path>) all.filter(BundleCacheFile::isKept)::iterator) {
                String name = folder.relativize(one).toString().replace('\\', '/');
                out.putNextEntry(new ZipEntry(name));
                Files.copy(one, out);
            }
        }
        return bytes.toByteArray();
    }

    private static boolean isKept(Path file) {
        return Files.isRegularFile(file) && !file.endsWith(LOCK);
    }

    private static long crc(byte[] bytes) {
        CRC32 sum = new CRC32();
        sum.update(bytes);
        return sum.getValue();
    }

    /** Path, size and times of each installed file. */
    private String identity() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (Path one : installed) {
            lines.append(one)
                    .append(' ')
                    .append(Files.size(one))
                    .append(' ')
                    .append(Files.getLastModifiedTime(one))
                    .append(' ')
                    .append(changed(one))
                    .append('\n');
        }
        return lines.toString();
    }

    /**
     * Returns when a file was last written by an installation: archives give all files the same
     * time of modification.
     */
    private static FileTime changed(Path one) throws IOException {
        return one.getFileSystem().supportedFileAttributeViews().contains(UNIX)
                ? (FileTime) Files.getAttribute(one, UNIX + ":ctime")
                : Files.getLastModifiedTime(one);
    }
}

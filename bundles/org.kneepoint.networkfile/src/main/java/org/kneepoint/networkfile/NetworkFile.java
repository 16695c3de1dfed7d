// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.networkfile.reader.ConnectionFiles;
import org.kneepoint.networkfile.reader.FileContent;
import org.kneepoint.networkfile.reader.FileForm;
import org.kneepoint.networkfile.reader.NetworkLinks;
import org.kneepoint.study.plugin.Sha256;

/**
 * A network file as read, or the two connection files of CODES.
 *
 * @param paths the files, the one that was named first
 * @param name name of the network: that of the file without its ending
 * @param form the form
 * @param sha256 the hash of each file, in the same order
 * @param links what the files state
 */
record NetworkFile(
        List<Path> paths, String name, FileForm form, List<String> sha256, NetworkLinks links) {
    private static final long MAX_BYTES = 1L << 28;
    private static final int BEGIN = 1 << 14;
    private static final Pattern OTHER_ENDINGS =
            Pattern.compile("(?i)\\.(?:txt|xml|net|topo|dat)$");

    /**
     * Reads a file.
     *
     * @param form its form; empty to recognise it
     * @throws BadInput if it is malformed, not a network file or too large
     * @throws IOException if it cannot be read
     */
    static NetworkFile read(Path path, Optional<FileForm> form) throws IOException {
        FileContent content = content(path);
        FileForm known =
                form.or(() -> form(path, content.bytes())).orElseThrow(() -> strange(path));
        if (known == FileForm.CODES) {
            return readConnections(path, content);
        }
        return new NetworkFile(
                List.of(path),
                name(path),
                known,
                List.of(Sha256.of(content.bytes())),
                known.read(content));
    }

    /** Returns the form of a file, by its name or its first line; empty if it has none. */
    static Optional<FileForm> form(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            return form(path, in.readNBytes(BEGIN));
        }
    }

    private static Optional<FileForm> form(Path path, byte[] begin) {
        return FileForm.ofName(fileName(path)).or(() -> FileForm.ofBegin(begin));
    }

    private static NetworkFile readConnections(Path path, FileContent content) throws IOException {
        ConnectionFiles names =
                ConnectionFiles.ofName(fileName(path))
                        .orElseThrow(
                                () ->
                                        content.fault(
                                                "no intra or inter in its name",
                                                "names such as theta-intra and theta-inter"));
        boolean isIntra = names.intra().equals(fileName(path));
        Path other = path.resolveSibling(isIntra ? names.inter() : names.intra());
        if (!Files.isRegularFile(other)) {
            throw content.fault("no file " + fileName(other), "it beside this one");
        }
        FileContent second = content(other);
        return new NetworkFile(
                List.of(path, other),
                words(names.network()),
                FileForm.CODES,
                List.of(Sha256.of(content.bytes()), Sha256.of(second.bytes())),
                ConnectionFiles.read(isIntra ? content : second, isIntra ? second : content));
    }

    private static FileContent content(Path path) throws IOException {
        if (!Files.isRegularFile(path)) {
            throw BadInput.because(
                    "file",
                    path,
                    Files.isDirectory(path) ? path + " is a folder" : "there is no file " + path);
        }
        long size = Files.size(path);
        if (size > MAX_BYTES) {
            throw BadInput.because(
                    "file",
                    size,
                    path + " has " + (size >> 20) + " MB, more than " + (MAX_BYTES >> 20));
        }
        return new FileContent(fileName(path), Files.readAllBytes(path));
    }

    private static BadInput strange(Path path) {
        return BadInput.because(
                "file",
                path,
                path
                        + " is no network file that is recognised: name its form by file_format=, one"
                        + " of "
                        + String.join(", ", FileForm.words()));
    }

    /** Returns the name of the network of a file. */
    static String name(Path path) {
        String name = fileName(path);
        Optional<ConnectionFiles> pair =
                FileForm.ofName(name)
                        .filter(f -> f == FileForm.CODES)
                        .flatMap(f -> ConnectionFiles.ofName(name));
        if (pair.isPresent()) {
            return words(pair.get().network());
        }
        int dot = name.lastIndexOf('.');
        boolean hasEnding = FileForm.ofName(name).isPresent() || OTHER_ENDINGS.matcher(name).find();
        return words(hasEnding && dot > 0 ? name.substring(0, dot) : name);
    }

    /** The shell separates arguments at other characters. */
    private static String words(String name) {
        return name.replaceAll("[^A-Za-z0-9._+-]+", "-");
    }

    private static String fileName(Path path) {
        return path.getFileName().toString();
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentMap;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.plugin.Sha256;

/**
 * Drop-in bundles and network files that members receive from the submitting process, in blocks.
 *
 * @param hashes of the files by their names
 */
record SentFiles(Map<String, String> hashes) {
    private static final int BLOCK = 1 << 20;

    /** What the folder is for; no run needs it. */
    private static final String README = "README.txt";

    /** They are in the memory of all members, twice. */
    private static final long MOST_BYTES = 64L << 20;

    /**
     * Returns the blocks of a folder.
     *
     * @param hashes receives the hashes of the files by their names
     * @throws BadInput if they are too large
     */
    static Map<String, byte[]> read(Path folder, Map<String, String> hashes) throws IOException {
        hashes.putAll(Sha256.ofFiles(folder));
        hashes.remove(README);
        long bytes = 0;
        for (String name : hashes.keySet()) {
            bytes += Files.size(folder.resolve(name));
        }
        if (bytes > MOST_BYTES) {
            throw BadInput.because(
                    "deploy",
                    folder,
                    folder
                            + " has "
                            + (bytes >> 20)
                            + " MB; "
                            + (MOST_BYTES >> 20)
                            + " MB at most are sent to members");
        }
        Map<String, byte[]> blocks = new LinkedHashMap<>();
        for (Map.Entry<String, String> file : hashes.entrySet()) {
            try (InputStream in = Files.newInputStream(folder.resolve(file.getKey()))) {
                int number = 0;
                for (byte[] block = in.readNBytes(BLOCK);
                        block.length > 0;
                        block = in.readNBytes(BLOCK)) {
                    blocks.put(key(file.getValue(), number++), block);
                }
            }
        }
        return blocks;
    }

    private static String key(String hash, int number) {
        return hash + " " + number;
    }

    /**
     * Writes the files to a folder; those that another folder has are copied from there.
     *
     * @throws IOException if a file was damaged or is not complete, or cannot be written
     */
    void write(ConcurrentMap<String, byte[]> blocks, Path own, Path folder) throws IOException {
        Files.createDirectories(folder);
        Map<String, String> present = Sha256.ofFiles(own);
        for (Map.Entry<String, String> file : hashes.entrySet()) {
            // a name from the network must not lead out of the folder
            Path target = folder.resolve(Path.of(file.getKey()).getFileName());
            if (file.getValue().equals(present.get(file.getKey()))) {
                Files.copy(own.resolve(file.getKey()), target, StandardCopyOption.REPLACE_EXISTING);
            } else {
                receive(blocks, file.getValue(), target);
            }
            if (!Sha256.of(target).equals(file.getValue())) {
                throw new FileSystemException(file.getKey(), null, "was not received completely");
            }
        }
    }

    private static void receive(ConcurrentMap<String, byte[]> blocks, String hash, Path target)
            throws IOException {
        try (OutputStream out = Files.newOutputStream(target)) {
            int number = 0;
            for (byte[] block = blocks.get(key(hash, number));
                    block != null;
                    block = blocks.get(key(hash, ++number))) {
                out.write(block);
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.Closeable;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** The file of a journal. */
interface JournalFile extends Closeable {
    /** Appends bytes. */
    void write(byte[] bytes) throws IOException;

    /** Truncates the file. */
    void truncate(long length) throws IOException;

    /** Forces all bytes to disk. */
    void sync() throws IOException;

    /**
     * Opens a file, created if absent. It is not a channel, which the interruption of a writing
     * thread would close.
     *
     * @param shown the file as displayed
     */
    static JournalFile file(Path path, String shown) throws IOException {
        RandomAccessFile file;
        try {
            file = new RandomAccessFile(path.toFile(), "rw");
        } catch (FileNotFoundException e) {
            throw new FileSystemException(shown, null, "cannot be written");
        }
        return new JournalFile() {
            @Override
            public void write(byte[] bytes) throws IOException {
                file.write(bytes);
            }

            @Override
            public void truncate(long length) throws IOException {
                file.setLength(length);
                file.seek(length);
            }

            @Override
            public void sync() throws IOException {
                file.getFD().sync();
            }

            @Override
            public void close() throws IOException {
                file.close();
            }
        };
    }
}

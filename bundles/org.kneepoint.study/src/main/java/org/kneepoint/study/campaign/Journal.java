// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.Map;

/**
 * A file to which entries are appended. What was appended survives the death of the process at any
 * moment, and once it was {@linkplain #sync() kept} a loss of power too. Safe for use by several
 * threads.
 */
final class Journal implements Closeable {
    private final String shown;
    private final JournalFile file;
    private long length;
    private boolean open = true;
    private boolean synced = true;

    private Journal(String shown, JournalFile file, long length) {
        this.shown = shown;
        this.file = file;
        this.length = length;
    }

    /**
     * Opens a journal to append to it.
     *
     * @param shown the file as the user would type it
     * @param length where its last whole line ends; what follows is cut off
     */
    static Journal open(String shown, JournalFile file, long length) throws IOException {
        Journal journal = new Journal(shown, file, length);
        try {
            file.truncate(length);
        } catch (IOException e) {
            file.close();
            throw journal.named(e);
        }
        return journal;
    }

    /**
     * Appends an entry. When that fails the journal is as it was before, and takes no more; nor
     * does it after it was closed, by a thread that came too late.
     *
     * @return whether the journal has taken the entry
     * @throws IOException if the disk is full or fails
     */
    synchronized boolean append(Map<String, Object> entry) throws IOException {
        if (!open) {
            return false;
        }
        byte[] line = JournalLine.of(entry);
        try {
            file.write(line);
            length += line.length;
            synced = false;
            return true;
        } catch (IOException e) {
            open = false;
            truncateFailedEntry();
            throw named(e);
        }
    }

    /** A line that is not whole is no harm, only less tidy. */
    private void truncateFailedEntry() {
        try {
            file.truncate(length);
        } catch (IOException e) {
            // who reads the journal drops it
        }
    }

    /** Has the disk keep what was appended. */
    synchronized void sync() throws IOException {
        if (open && !synced) {
            try {
                file.sync();
                synced = true;
            } catch (IOException e) {
                throw named(e);
            }
        }
    }

    private FileSystemException named(IOException cause) {
        FileSystemException named = new FileSystemException(shown, null, cause.getMessage());
        named.initCause(cause);
        return named;
    }

    @Override
    public synchronized void close() throws IOException {
        open = false;
        file.close();
    }
}

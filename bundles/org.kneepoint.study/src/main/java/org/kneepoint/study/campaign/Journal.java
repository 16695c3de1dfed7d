// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.util.Map;

/**
 * A log file of entries, appended only. Entries survive the end of the process at any moment, and a
 * loss of power after {@link #sync()}. Safe for use by several threads.
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
     * Opens a journal for appending.
     *
     * @param shown the file as displayed
     * @param length end of its last complete line; the rest is truncated
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
     * Appends an entry. After a failure the journal is unchanged and closed to further entries.
     *
     * @return whether the entry was appended; false after a failure or {@link #close()}
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

    /** An incomplete line is harmless. */
    private void truncateFailedEntry() {
        try {
            file.truncate(length);
        } catch (IOException e) {
            // readers drop an incomplete line
        }
    }

    /** Forces all entries to disk. */
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

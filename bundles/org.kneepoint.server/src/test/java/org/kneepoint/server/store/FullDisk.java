// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import org.h2.store.fs.FileBase;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;
import org.h2.util.OsgiDataSourceFactory;

/** A disk of H2 that a test fills: what is on it can be read, but nothing written. */
public final class FullDisk extends FilePathWrapper {
    private static final String SCHEME = "kneepointfulldisk";
    private static volatile boolean isFull;

    /** Opens a database on such a disk, which has space. */
    public static DatabaseConnections open(Path file) {
        FilePath.register(new FullDisk());
        isFull = false;
        return DatabaseConnections.open(
                new OsgiDataSourceFactory(new org.h2.Driver()),
                DatabaseConnections.embeddedUrl(file).replace("h2:", "h2:" + SCHEME + ":"),
                "kneepoint",
                "");
    }

    /** Fills the disks of all such databases, or makes space. */
    public static void fill(boolean full) {
        isFull = full;
    }

    @Override
    public String getScheme() {
        return SCHEME;
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new Channel(super.open(mode));
    }

    private static final class Channel extends FileBase {
        private final FileChannel file;

        Channel(FileChannel file) {
            this.file = file;
        }

        private static void requireSpace() throws IOException {
            if (isFull) {
                throw new IOException("No space left on device");
            }
        }

        @Override
        public int write(ByteBuffer bytes) throws IOException {
            requireSpace();
            return file.write(bytes);
        }

        @Override
        public synchronized int write(ByteBuffer bytes, long position) throws IOException {
            requireSpace();
            return file.write(bytes, position);
        }

        @Override
        public int read(ByteBuffer bytes) throws IOException {
            return file.read(bytes);
        }

        @Override
        public synchronized int read(ByteBuffer bytes, long position) throws IOException {
            return file.read(bytes, position);
        }

        @Override
        public long position() throws IOException {
            return file.position();
        }

        @Override
        public FileChannel position(long position) throws IOException {
            file.position(position);
            return this;
        }

        @Override
        public long size() throws IOException {
            return file.size();
        }

        @Override
        public FileChannel truncate(long size) throws IOException {
            file.truncate(size);
            return this;
        }

        @Override
        public void force(boolean metadata) throws IOException {
            file.force(metadata);
        }

        @Override
        public synchronized FileLock tryLock(long position, long size, boolean shared)
                throws IOException {
            return file.tryLock(position, size, shared);
        }

        @Override
        protected void implCloseChannel() throws IOException {
            file.close();
        }
    }
}

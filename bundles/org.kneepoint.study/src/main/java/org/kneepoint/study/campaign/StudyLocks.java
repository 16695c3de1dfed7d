// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.kneepoint.api.scenario.BadInput;

/**
 * Locks of study folders by an operating-system lock on a file, which is released when the process
 * ends in any way. On POSIX systems it is also released when the process opens and closes the file
 * once more, so the locked folders are kept here too.
 */
final class StudyLocks {
    /** Locked position, far beyond the text of the file, which others may read. */
    private static final long PLACE = Long.MAX_VALUE - 1;

    /** Several attempts, since a status query holds the lock for a moment. */
    private static final int ATTEMPTS = 10;

    /** A minute, in which many processes can begin the same study one after the other. */
    private static final int PATIENT_ATTEMPTS = 1200;

    /** Time between two attempts, milliseconds. */
    private static final long PAUSE = 50;

    private final Set<Path> held = ConcurrentHashMap.newKeySet();

    /**
     * Locks a folder until the result is closed.
     *
     * @throws BadInput if the study is running
     */
    Closeable acquire(StudyFolder folder) throws IOException {
        return acquire(folder, ATTEMPTS);
    }

    /**
     * Locks a folder as {@link #acquire(StudyFolder)} does, but waits for others that hold the lock
     * for a short time.
     */
    Closeable await(StudyFolder folder) throws IOException {
        return acquire(folder, PATIENT_ATTEMPTS);
    }

    private Closeable acquire(StudyFolder folder, int attempts) throws IOException {
        Path place = folder.path().toRealPath();
        if (!succeeds(() -> held.add(place), attempts)) {
            throw busy(folder, Optional.of(LockHolder.ofThisProcess()));
        }
        try {
            FileChannel channel = locked(folder, attempts);
            return () -> {
                try {
                    channel.close();
                } finally {
                    held.remove(place);
                }
            };
        } catch (IOException | RuntimeException e) {
            held.remove(place);
            throw e;
        }
    }

    private static FileChannel locked(StudyFolder folder, int attempts) throws IOException {
        Path file = folder.path().resolve(StudyFolder.LOCK);
        FileChannel channel = opened(file, folder);
        try {
            if (!isLocked(channel, attempts)) {
                throw busy(folder, holder(file));
            }
            String holder = LockHolder.ofThisProcess().text();
            channel.truncate(0).write(StandardCharsets.UTF_8.encode(holder), 0);
            return channel;
        } catch (IOException e) {
            channel.close();
            throw unusable(folder, e);
        } catch (RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    private static FileChannel opened(Path file, StudyFolder folder) throws IOException {
        try {
            return FileChannel.open(
                    file,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.CREATE);
        } catch (IOException e) {
            throw unusable(folder, e);
        }
    }

    private static IOException unusable(StudyFolder folder, IOException cause) {
        String shown = folder.shown() + "/" + StudyFolder.LOCK;
        return StudyConflicts.unusable(shown, "cannot be written or locked", cause);
    }

    private static boolean isLocked(FileChannel channel, int attempts) throws IOException {
        try {
            return succeeds(() -> channel.tryLock(PLACE, 1, false) != null, attempts);
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** An attempt to lock. */
    @FunctionalInterface
    private interface Attempt {
        boolean succeeds() throws IOException;
    }

    private static boolean succeeds(Attempt attempt, int attempts) throws IOException {
        try {
            for (int number = 1; !attempt.succeeds(); number++) {
                if (number == attempts) {
                    return false;
                }
                Thread.sleep(PAUSE);
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Returns whether the study of a folder is running, in this process or another. */
    boolean isHeld(StudyFolder folder) throws IOException {
        if (held.contains(folder.path().toRealPath())) {
            return true;
        }
        Path file = folder.path().resolve(StudyFolder.LOCK);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
                FileLock lock = channel.tryLock(PLACE, 1, true)) {
            return lock == null;
        } catch (OverlappingFileLockException e) {
            return true;
        } catch (NoSuchFileException | AccessDeniedException e) {
            return false;
        }
    }

    private static Optional<LockHolder> holder(Path file) {
        try {
            return LockHolder.parse(Files.readString(file));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static BadInput busy(StudyFolder folder, Optional<LockHolder> holder) {
        String who = holder.map(process -> " (" + process + ")").orElse("");
        return folder.wrong(": the study is running" + who + "; study status shows its progress");
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
    private static final List<Map<String, Object>> ENTRIES =
            List.of(Map.of("a", 1), Map.of("text", "b\nc\u00e9"), Map.of("c", 0.1));

    @TempDir private Path folder;

    private Path written(int entries) throws IOException {
        Path path = folder.resolve("journal");
        Files.deleteIfExists(path);
        try (Journal journal = Journal.open("a/journal", JournalFile.file(path, "a/journal"), 0)) {
            for (Map<String, Object> entry : ENTRIES.subList(0, entries)) {
                journal.append(entry);
            }
            journal.sync();
        }
        return path;
    }

    private static List<Map<String, Object>> read(Path path) throws IOException {
        List<Map<String, Object>> entries = new ArrayList<>();
        JournalReader journal = JournalReader.read(path, "a/journal", entries::add);
        assertTrue(journal.length() <= Files.size(path));
        assertEquals(List.of(), journal.damaged());
        return entries;
    }

    @Test
    void entriesComeBackInTheirOrder() throws IOException {
        assertEquals(ENTRIES, read(written(3)));
        assertEquals(0, JournalReader.read(folder.resolve("none"), "none", entry -> {}).length());
    }

    /** Wherever a process dies: whole lines remain, and the next process goes on behind them. */
    @Test
    void aLineThatIsNotWholeIsDropped() throws IOException {
        Path path = written(2);
        long two = Files.size(path);
        byte[] all = Files.readAllBytes(written(3));
        for (int end = 0; end < all.length; end++) {
            Files.write(path, Arrays.copyOf(all, end));
            List<Map<String, Object>> kept = new ArrayList<>();
            long length = JournalReader.read(path, "a/journal", kept::add).length();
            assertEquals(ENTRIES.subList(0, kept.size()), kept);
            assertEquals(end >= two, kept.size() == 2, "up to byte " + end);
            try (Journal journal =
                    Journal.open("a/journal", JournalFile.file(path, "a/journal"), length)) {
                for (Map<String, Object> entry : ENTRIES.subList(kept.size(), 3)) {
                    journal.append(entry);
                }
            }
            assertArrayEquals(all, Files.readAllBytes(path));
        }
    }

    /** After a loss of power there may be something else at the end of a file. */
    @Test
    void aLastLineOfNonsenseIsDropped() throws IOException {
        byte[] all = Files.readAllBytes(written(2));
        Path path = folder.resolve("journal");
        for (String tail : List.of("\0\0\0\0", "0\n", "01234567 {}\n", "zzzzzzzz {}\n", "\n")) {
            byte[] longer = Arrays.copyOf(all, all.length + tail.length());
            System.arraycopy(tail.getBytes(), 0, longer, all.length, tail.length());
            Files.write(path, longer);
            assertEquals(ENTRIES.subList(0, 2), read(path));
        }
    }

    @Test
    void damageBeforeTheLastLineCostsThatLineOnly() throws IOException {
        Path path = written(1);
        int one = (int) Files.size(path);
        byte[] two = Files.readAllBytes(written(2));
        byte[] all = Files.readAllBytes(written(3));
        for (int place = 0; place < two.length - 1; place++) {
            byte[] damaged = all.clone();
            damaged[place] ^= 1;
            Files.write(path, damaged);
            List<Map<String, Object>> entries = new ArrayList<>();
            JournalReader journal = JournalReader.read(path, "a/journal", entries::add);
            int line = place < one ? 0 : 1;
            List<Map<String, Object>> left = new ArrayList<>(ENTRIES);
            left.remove(line);
            if (place == one - 1) {
                // what parted two lines
                left.remove(0);
            }
            assertEquals(left, entries, "byte " + place);
            assertEquals(List.of(line + 1L), journal.damaged());
            assertEquals(all.length, journal.length());
            ByteArrayOutputStream copy = new ByteArrayOutputStream();
            JournalReader.copy(path, "a/journal", journal.damaged(), copy);
            Files.write(path, copy.toByteArray());
            assertEquals(left, read(path));
        }
    }

    @Test
    void whatCannotBeReadAsARunIsDamage() throws IOException {
        written(3);
        JournalSnapshot snapshot = JournalSnapshot.read(new StudyFolder(folder, "mine"));
        assertEquals(List.of(1L, 2L), snapshot.damaged());
        assertEquals(0, snapshot.length());
    }

    /** A disk that is full after so many bytes. */
    private static final class FullDisk implements JournalFile {
        private final JournalFile disk;
        private final boolean tidy;
        private int room;

        private FullDisk(JournalFile disk, int room, boolean tidy) {
            this.disk = disk;
            this.room = room;
            this.tidy = tidy;
        }

        @Override
        public void write(byte[] bytes) throws IOException {
            disk.write(Arrays.copyOf(bytes, Math.min(room, bytes.length)));
            if (room < bytes.length) {
                room = 0;
                throw new IOException("No space left on device");
            }
            room -= bytes.length;
        }

        @Override
        public void truncate(long length) throws IOException {
            if (room == 0 && !tidy) {
                throw new IOException("Input/output error");
            }
            disk.truncate(length);
        }

        @Override
        public void sync() throws IOException {
            disk.sync();
        }

        @Override
        public void close() throws IOException {
            disk.close();
        }
    }

    @Test
    void aFullDiskLeavesWhatWasWritten() throws IOException {
        int all = (int) Files.size(written(3));
        int two = (int) Files.size(written(2));
        Path path = folder.resolve("full");
        for (int room = two; room < all; room++) {
            for (boolean tidy : new boolean[] {true, false}) {
                Files.deleteIfExists(path);
                JournalFile disk = new FullDisk(JournalFile.file(path, "a/journal"), room, tidy);
                try (Journal journal = Journal.open("a/journal", disk, 0)) {
                    assertTrue(journal.append(ENTRIES.get(0)));
                    assertTrue(journal.append(ENTRIES.get(1)));
                    FileSystemException failure =
                            assertThrows(
                                    FileSystemException.class,
                                    () -> journal.append(ENTRIES.get(2)));
                    assertEquals("No space left on device", failure.getReason());
                    assertEquals("a/journal", failure.getFile());
                    assertFalse(journal.append(ENTRIES.get(2)));
                }
                assertEquals(ENTRIES.subList(0, 2), read(path), room + " bytes");
                assertTrue(!tidy || Files.size(path) == two);
            }
        }
    }

    @Test
    void whoComesTooLateWritesNothing() throws IOException {
        Path path = folder.resolve("closed");
        Journal journal = Journal.open("a/journal", JournalFile.file(path, "a/journal"), 0);
        journal.append(ENTRIES.get(0));
        journal.close();
        assertFalse(journal.append(ENTRIES.get(1)));
        assertEquals(ENTRIES.subList(0, 1), read(path));
    }

    @Test
    void anInterruptedThreadWritesAsWell() throws IOException {
        Path path = folder.resolve("interrupted");
        try (Journal journal = Journal.open("a/journal", JournalFile.file(path, "a/journal"), 0)) {
            Thread.currentThread().interrupt();
            journal.append(ENTRIES.get(0));
            journal.sync();
            assertTrue(Thread.interrupted());
            journal.append(ENTRIES.get(1));
        }
        assertEquals(ENTRIES.subList(0, 2), read(path));
    }

    @Test
    void aPlaceThatCannotBeWritten() {
        FileSystemException failure =
                assertThrows(
                        FileSystemException.class,
                        () -> JournalFile.file(folder.resolve("no/journal"), "no/journal"));
        assertEquals("no/journal", failure.getFile());
    }
}

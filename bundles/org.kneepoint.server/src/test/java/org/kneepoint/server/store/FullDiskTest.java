// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.h2.jdbcx.JdbcDataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class FullDiskTest {
    private static final String LINE = "the database cannot use its disk: No space left on device";

    @TempDir Path folder;
    private DatabaseConnections connections;
    private Database database;

    @BeforeEach
    void open() {
        connections = FullDisk.open(folder.resolve("lab"));
        database = connections.database();
        Migrations.apply(database);
        createTable();
        insert(1);
    }

    private void createTable() {
        database.transaction(
                sql -> {
                    sql.execute("CREATE TABLE number (id INTEGER PRIMARY KEY)");
                    return null;
                });
    }

    @AfterEach
    void close() {
        FullDisk.fill(false);
        connections.close();
    }

    private int insert(int number) {
        return database.transaction(sql -> sql.update("INSERT INTO number VALUES (?)", number));
    }

    private List<Integer> numbers() {
        return database.transaction(
                sql -> sql.query("SELECT id FROM number ORDER BY id", row -> row.getInt(1)));
    }

    private void insertSoon(int number) throws InterruptedException {
        while (true) {
            try {
                insert(number);
                return;
            } catch (DatabaseOutage e) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
        }
    }

    @Test
    void whatIsStoredCanBeReadAndMoreWhenThereIsSpaceAgain() throws InterruptedException {
        FullDisk.fill(true);
        for (int attempt = 0; attempt < 5; attempt++) {
            DatabaseOutage outage = assertThrows(DatabaseOutage.class, () -> insert(2));
            assertEquals(LINE, outage.getMessage());
            assertEquals("No space left on device", outage.finding());
            assertTrue(outage.isOfDisk());
            assertEquals(List.of(1), numbers());
        }
        FullDisk.fill(false);
        insertSoon(2);
        assertEquals(List.of(1, 2), numbers());
    }

    @Test
    void transactionsThatHaveBegunFailWithTheFile() throws Exception {
        CountDownLatch hasBegun = new CountDownLatch(1);
        CountDownLatch isFull = new CountDownLatch(1);
        List<Throwable> failures = new ArrayList<>();
        Thread other =
                new Thread(
                        () -> {
                            try {
                                database.transaction(
                                        sql -> {
                                            sql.update("INSERT INTO number VALUES (3)");
                                            hasBegun.countDown();
                                            await(isFull);
                                            return 0;
                                        });
                            } catch (DatabaseOutage e) {
                                failures.add(e);
                            }
                        });
        other.start();
        await(hasBegun);
        FullDisk.fill(true);
        assertThrows(DatabaseOutage.class, () -> insert(2));
        isFull.countDown();
        other.join();
        assertEquals(1, failures.size());
        FullDisk.fill(false);
        assertEquals(List.of(1), numbers());
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(30, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void writesAreRefusedBeforeTheDiskIsFull() throws InterruptedException {
        AtomicLong space = new AtomicLong(EmbeddedFile.RESERVE);
        AtomicInteger evictions = new AtomicInteger();
        JdbcDataSource source = new JdbcDataSource();
        source.setURL("jdbc:h2:mem:reserve;DB_CLOSE_DELAY=-1");
        database =
                Database.embedded(source, new EmbeddedFile(space::get, evictions::incrementAndGet));
        createTable();
        insert(1);
        space.decrementAndGet();
        DatabaseOutage outage = assertThrows(DatabaseOutage.class, () -> insert(2));
        assertEquals("the database cannot use its disk: no space left", outage.getMessage());
        assertEquals(List.of(1), numbers());
        space.incrementAndGet();
        insertSoon(2);
        assertEquals(List.of(1, 2), numbers());
        assertEquals(0, evictions.get());
    }

    @Test
    void anAnswerIsRequiredOfTheDiskAfterAFailure() throws InterruptedException {
        database.requireAnswer();
        FullDisk.fill(true);
        assertThrows(DatabaseOutage.class, () -> insert(2));
        assertThrows(DatabaseOutage.class, database::requireAnswer);
        TimeUnit.MILLISECONDS.sleep(1100);
        assertThrows(DatabaseOutage.class, database::requireAnswer);
        FullDisk.fill(false);
        insertSoon(2);
        database.requireAnswer();
    }
}

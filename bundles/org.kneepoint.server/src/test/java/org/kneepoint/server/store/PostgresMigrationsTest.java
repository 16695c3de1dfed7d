// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

@PostgresTest
class PostgresMigrationsTest extends MigrationsTest {
    @Override
    Database emptyDatabase() {
        return TestDatabase.emptyPostgres();
    }

    @Test
    void oneServerAfterTheOtherMigrates() {
        Database shared = emptyDatabase();
        List<CompletableFuture<Void>> starters =
                IntStream.range(0, 4)
                        .mapToObj(i -> CompletableFuture.runAsync(() -> Migrations.apply(shared)))
                        .toList();
        starters.forEach(CompletableFuture::join);
        int steps =
                shared.transaction(
                        sql ->
                                sql.find(
                                                "SELECT COUNT(*) FROM schema_version",
                                                row -> row.getInt(1))
                                        .orElseThrow());
        assertEquals(Migrations.STEPS.size(), steps);
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;

class MigrationsTest {
    private static final String ONE = "CREATE TABLE IF NOT EXISTS one (id INTEGER)";
    private static final String TWO = "CREATE TABLE IF NOT EXISTS two (id INTEGER)";
    private static final List<Integer> ALL =
            IntStream.rangeClosed(1, Migrations.STEPS.size()).boxed().toList();

    private final Database database = emptyDatabase();

    Database emptyDatabase() {
        return TestDatabase.emptyH2();
    }

    private List<Integer> numbers(String query) {
        return database.transaction(sql -> sql.query(query, row -> row.getInt(1)));
    }

    private List<Integer> versions() {
        return numbers("SELECT version FROM schema_version ORDER BY version");
    }

    @Test
    void eachStepIsAppliedOnce() {
        Migrations.apply(database, List.of(ONE));
        database.transaction(sql -> sql.update("INSERT INTO one VALUES (7)"));
        Migrations.apply(database, List.of(ONE, TWO));
        Migrations.apply(database, List.of(ONE, TWO));
        assertEquals(List.of(1, 2), versions());
        assertEquals(List.of(7), numbers("SELECT id FROM one"));
    }

    @Test
    void theStepsOfTheProgramAreAppliedInOrder() {
        Migrations.apply(database);
        assertEquals(ALL, versions());
    }

    @Test
    void aNewerDatabaseIsRefused() {
        Migrations.apply(database, List.of(ONE, TWO));
        BadInput bad = assertThrows(BadInput.class, () -> Migrations.apply(database, List.of(ONE)));
        assertTrue(bad.getMessage().contains("newer"), bad.getMessage());
        assertTrue(bad.getMessage().contains("step 2"), bad.getMessage());
    }

    @Test
    void aChangedStepIsRefused() {
        Migrations.apply(database, List.of(ONE, TWO));
        BadInput bad =
                assertThrows(
                        BadInput.class, () -> Migrations.apply(database, List.of(ONE, TWO + " ")));
        assertTrue(bad.getMessage().contains("step 2 differs"), bad.getMessage());
    }

    @Test
    void aStepThatWasHalfDoneIsRepeated() {
        for (String step : Migrations.STEPS) {
            database.transaction(
                    sql -> {
                        sql.execute(Migrations.read(step));
                        return null;
                    });
        }
        Migrations.apply(database);
        assertEquals(ALL, versions());
    }

    @Test
    void aStepThatFailsCanBeCorrected() {
        assertThrows(
                DatabaseException.class,
                () -> Migrations.apply(database, List.of(ONE, "CREATE NONSENSE")));
        Migrations.apply(database, List.of(ONE, TWO));
        assertEquals(List.of(1, 2), versions());
    }
}

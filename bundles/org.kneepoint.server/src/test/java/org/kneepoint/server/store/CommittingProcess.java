// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.h2.util.OsgiDataSourceFactory;

/** A process that counts up the rows of an embedded database, and prints what is committed. */
final class CommittingProcess {
    private static final int ROWS = 200;
    private static final int LONGEST_TEXT = 3000;

    private CommittingProcess() {}

    /** Opens a database in which H2 uses the space of old versions again after a short time. */
    static DatabaseConnections open(Path file) {
        return DatabaseConnections.open(
                new OsgiDataSourceFactory(new org.h2.Driver()),
                DatabaseConnections.embeddedUrl(file) + ";RETENTION_TIME=200",
                "kneepoint",
                "");
    }

    /** Starts a process. */
    static Process start(Path file, int seed) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        CommittingProcess.class.getName(),
                        file.toString(),
                        "" + seed)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** Returns the values that a process has committed, by row, until its end. */
    static Map<Integer, Integer> committed(BufferedReader output) {
        Map<Integer, Integer> values = new TreeMap<>();
        List<String> lines = new ArrayList<>(output.lines().toList());
        for (String line : lines) {
            String[] words = line.split(" ");
            values.put(Integer.valueOf(words[0]), Integer.valueOf(words[1]));
        }
        return values;
    }

    /** Returns the values of all rows. */
    static Map<Integer, Integer> stored(Database database) {
        Map<Integer, Integer> values = new TreeMap<>();
        database.transaction(
                sql ->
                        sql.query(
                                "SELECT id, number FROM counted",
                                row -> values.put(row.getInt(1), row.getInt(2))));
        return values;
    }

    /** Counts until the process is killed. */
    public static void main(String[] arguments) {
        DatabaseConnections connections = open(Path.of(arguments[0]));
        Database database = connections.database();
        Random random = new Random(Long.parseLong(arguments[1]));
        while (true) {
            int row = random.nextInt(ROWS);
            String text = "x".repeat(random.nextInt(LONGEST_TEXT));
            int value = database.transaction(sql -> count(sql, row, text));
            byte[] line = (row + " " + value + "\n").getBytes(StandardCharsets.US_ASCII);
            System.out.write(line, 0, line.length);
            System.out.flush();
        }
    }

    private static int count(Sql sql, int row, String text) throws java.sql.SQLException {
        String update = "UPDATE counted SET number = number + 1, text = ? WHERE id = ?";
        if (sql.update(update, text, row) == 0) {
            sql.update("INSERT INTO counted (id, number, text) VALUES (?, 1, ?)", row, text);
        }
        return sql.query("SELECT number FROM counted WHERE id = ?", found -> found.getInt(1), row)
                .get(0);
    }
}

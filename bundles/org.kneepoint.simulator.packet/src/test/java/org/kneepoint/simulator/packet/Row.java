// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A row of the table of an independent simulation. */
record Row(Map<String, String> cells) {
    private static final Map<String, String> WORDS =
            Map.of(
                    "serv", "input-servers",
                    "link", "output-links",
                    "outq", "output-buffers",
                    "bas", "after-service",
                    "bbs", "before-service",
                    "retry", "repeat",
                    "loss", "loss");

    static List<Row> all() {
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                Row.class.getResourceAsStream("simulated.csv"),
                                StandardCharsets.UTF_8))) {
            reader.readLine();
            String[] heads = reader.readLine().split(",");
            List<Row> rows = new ArrayList<>();
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String[] values = line.split(",");
                Map<String, String> cells = new LinkedHashMap<>();
                for (int i = 0; i < heads.length; i++) {
                    cells.put(heads[i], values[i]);
                }
                rows.add(new Row(cells));
            }
            return rows;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    double number(String head) {
        return Double.parseDouble(cells.get(head));
    }

    boolean isHot() {
        return number("h") > 0;
    }

    /**
     * The words of a run.
     *
     * @param share of the time that the row was simulated
     */
    String words(double share) {
        String[] mode = cells.get("mode").split("_");
        long cycles = Math.round(share * number("batches") * number("batchlen"));
        return "nodes=%s radix=%s buffer=%s service=%s rate=%s hotspot=%s"
                        .formatted(
                                cells.get("N"),
                                cells.get("a"),
                                cells.get("L"),
                                cells.get("d"),
                                cells.get("lambda"),
                                cells.get("h"))
                + (number("m") > 0 ? " outstanding=" + cells.get("m") : "")
                + " switch=%s blocking=%s".formatted(WORDS.get(mode[0]), WORDS.get(mode[1]))
                + " warmup=%s cycles=%d seed=%s"
                        .formatted(cells.get("warm"), cycles, cells.get("seed"));
    }
}

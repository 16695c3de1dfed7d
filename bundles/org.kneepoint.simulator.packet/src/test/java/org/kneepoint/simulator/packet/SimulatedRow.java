// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import java.util.List;
import java.util.Map;
import org.kneepoint.testkit.ReferenceTable;

/** A row of the table of an independent simulation. */
record SimulatedRow(Map<String, String> cells) {
    private static final Map<String, String> VALUES =
            Map.of(
                    "serv", "input-servers",
                    "link", "output-links",
                    "outq", "output-buffers",
                    "bas", "after-service",
                    "bbs", "before-service",
                    "retry", "repeat",
                    "loss", "loss");

    static List<SimulatedRow> all() {
        return ReferenceTable.rows(SimulatedRow.class, "simulated.csv")
                .map(SimulatedRow::new)
                .toList();
    }

    double number(String head) {
        return Double.parseDouble(cells.get(head));
    }

    boolean isHot() {
        return number("h") > 0;
    }

    /**
     * The settings of a run.
     *
     * @param share of the time that the row was simulated
     */
    String settings(double share) {
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
                + " switch=%s blocking=%s".formatted(VALUES.get(mode[0]), VALUES.get(mode[1]))
                + " warmup=%s cycles=%d seed=%s"
                        .formatted(cells.get("warm"), cycles, cells.get("seed"));
    }
}

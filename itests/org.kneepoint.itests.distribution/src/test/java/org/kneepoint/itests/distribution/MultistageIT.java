// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Buffered multistage networks of papers, by model and by simulation. */
class MultistageIT {
    private static final String SHARED = " shared-buffer nodes=64 radix=2 buffer=4 ";
    private static final String FORMAT = " format=csv";

    private static List<Map<String, String>> rows(String line) {
        return CsvText.rows(StartScript.installed().run(line + FORMAT).done());
    }

    private static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }

    /** The model of the paper, by an independent implementation. */
    @Test
    void theModelOfSharedBuffers() {
        Map<String, String> row = rows("solve" + SHARED + "hotspot=0.01 load=0.8").get(0);
        assertEquals(0.605063251786, number(row, "throughput"), 1e-11);
        assertEquals(11.549951622132, number(row, "latency"), 1e-8);
        assertEquals(11.412884952363, number(row, "latency_output_mean"), 1e-8);
        assertEquals(0.2436709352673, number(row, "loss"), 1e-11);
        assertEquals(0.986253100411, number(row, "throughput_hot"), 1e-10);
        assertEquals(0.664042530029, number(row, "occupancy_hot"), 1e-10);
        assertEquals(0.220575293539, number(row, "occupancy_cold"), 1e-10);
    }

    /** 0.2403923 +- 0.0011798 and 19.89034 +- 0.08021 cycles by an independent simulator. */
    @Test
    void oneLineOfSettingsServesModelAndSimulation() {
        String settings = SHARED + "hotspot=0.05 load=0.6";
        Map<String, String> run =
                rows("simulate" + settings + " replications=4 precision=0.01").get(0);
        assertEquals("ok", run.get("status"));
        assertEquals(0.2403923, number(run, "throughput"), 0.003);
        assertEquals(19.89034, number(run, "latency"), 0.4);
        assertTrue(number(run, "throughput_ci95") > 0, run.toString());
        assertTrue(number(run, "throughput_hot_ci95") >= 0, run.toString());
        Map<String, String> model = rows("solve" + settings).get(0);
        for (String column :
                List.of("throughput", "latency", "loss", "throughput_hot", "occupancy")) {
            double simulated = number(run, column);
            assertEquals(simulated, number(model, column), 0.05 * simulated, column);
        }
    }

    /** With random service 0.6140, first come first served 0.5834, by an independent simulator. */
    @Test
    void outputBuffersServeInEitherOrder() {
        String line = "simulate output-buffer nodes=64 radix=2 buffer=4 load=1 cycles=40000";
        List<Map<String, String>> orders = rows(line + " service_order=random,fifo");
        assertEquals(0.6140, number(orders.get(0), "throughput"), 0.004);
        assertEquals(0.5834, number(orders.get(1), "throughput"), 0.004);
    }

    /** With losses and well-mixed routing, as the model assumes. */
    @Test
    void theModelOfAsynchronousSwitchesMeetsItsSimulation() {
        String settings = " min nodes=64 radix=2 buffer=4 load=0.5,0.9";
        List<Map<String, String>> model = rows("solve" + settings + " departure=carried");
        List<Map<String, String>> run =
                rows("simulate" + settings + " blocking=loss routing=well-mixed precision=0.004");
        for (int i = 0; i < 2; i++) {
            for (String column : List.of("throughput", "latency")) {
                double expected = number(model.get(i), column);
                assertEquals(expected, number(run.get(i), column), 0.01 * expected, column);
            }
        }
    }

    /** X 0.607142 +- 0.001025, D 21.087957 +- 0.037624 by an independent simulator. */
    @Test
    void onePacketPerOutputLink() {
        String line = "simulate min nodes=64 radix=2 buffer=4 load=0.8 switch=output-links";
        Map<String, String> run = rows(line + " precision=0.005").get(0);
        assertEquals(0.607142, number(run, "throughput"), 0.005);
        assertEquals(21.087957, number(run, "latency"), 0.25);
    }
}

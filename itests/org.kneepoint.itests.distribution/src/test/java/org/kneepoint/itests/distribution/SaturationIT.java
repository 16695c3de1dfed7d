// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The search for the load at which a network saturates. */
class SaturationIT {
    private static final Pattern CLOSED_FORM = Pattern.compile("saturates at load ([0-9.]+[0-9])");

    private static List<Map<String, String>> rows(String line) {
        return CsvText.rows(StartScript.installed().run(line + " format=csv").done());
    }

    private static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }

    /** The model itself tells by another way, where it is saturated, at which load that begins. */
    @Test
    void theModelIsFollowedToWhereItsChannelsAreFull() {
        String words = "hypercube dimensions=6 length=16";
        Map<String, String> found = rows("saturation " + words + " by=model").get(0);
        String reason = rows("solve " + words + " load=2").get(0).get("reason");
        Matcher told = CLOSED_FORM.matcher(reason);
        assertTrue(told.find(), reason);
        double load = Double.parseDouble(told.group(1));
        assertEquals(load, number(found, "saturation_load"), 1e-4 * load);
        double width = number(found, "high") - number(found, "low");
        assertTrue(width <= 1e-6 * load, found.toString());
        // how finely a model is followed is not its error
        assertEquals("", found.get("half_width"));
        assertTrue(found.get("note").contains("systems of hypercube, this load was off by"));
        assertEquals("ok", found.get("status"));
    }

    /** Beyond saturation the network delivers what it carries, and so it is steady below that. */
    @Test
    void theIntervalOfASimulationMeetsWhatIsAccepted() {
        Map<String, String> run =
                rows("saturation hypercube dimensions=4 by=simulation tolerance=0.05").get(0);
        assertEquals("flit", run.get("simulator"));
        double low = number(run, "low");
        double high = number(run, "high");
        assertTrue(low < high && high - low <= 0.05 * high, run.toString());
        double accepted = number(run, "throughput");
        assertTrue(accepted > 0.9 * low && accepted < 1.05 * high, run.toString());
    }

    @Test
    void aNetworkThatLosesPacketsGetsItsKnee() {
        List<Map<String, String>> rows =
                rows("saturation shared-buffer nodes=64 radix=2 buffer=4 precision=0.05");
        for (Map<String, String> row : rows) {
            assertEquals("", row.get("saturation_load"), row.toString());
            double knee = number(row, "load_at_loss_1pct");
            assertTrue(knee > 0.5 && knee < 0.75, row.toString());
            assertTrue(number(row, "throughput") > knee, row.toString());
            assertTrue(row.get("note").startsWith("never saturates"), row.toString());
        }
        assertEquals(2, rows.size());
    }

    @Test
    void theLoadIsNotTheUsersToGive() {
        StartScript.installed()
                .run("saturation mesh radix=4 load=0.2")
                .complains(1, "load= is what the search varies");
    }

    /** Before any run, not as a row of its own behind the others. */
    @Test
    void aNameInAListThatNobodyKnows() {
        StartScript.installed()
                .run("saturation", "mesh", "radix=4", "pattern=uniform,nix", "within=5")
                .complains(1, "unknown pattern 'nix'");
    }

    /** As for a curve of which every point has failed. */
    @Test
    void aNetworkTooLargeForTheModelFails() {
        StartScript.installed()
                .run("saturation torus radix=2048 by=model")
                .failed(3, "every point has failed");
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.kneepoint.testkit.ErrorLine;

/** The saturation search. */
class SaturationIT {
    private static final Pattern CLOSED_FORM = Pattern.compile("saturates at load ([0-9.]+[0-9])");

    private static List<Map<String, String>> rows(String line) {
        return CsvText.rows(StartScript.installed().run(line + " format=csv").done());
    }

    private static double number(Map<String, String> row, String column) {
        return Double.parseDouble(row.get(column));
    }

    /** The reason of a saturated point names the saturation load, computed independently. */
    @Test
    void theModelIsFollowedToWhereItsChannelsAreFull() {
        String settings = "hypercube dimensions=6 length=16";
        Map<String, String> found = rows("saturation " + settings + " by=model").get(0);
        String reason = rows("solve " + settings + " load=2").get(0).get("reason");
        Matcher matcher = CLOSED_FORM.matcher(reason);
        assertTrue(matcher.find(), reason);
        double load = Double.parseDouble(matcher.group(1));
        assertEquals(load, number(found, "saturation_load"), 1e-4 * load);
        double width = number(found, "high") - number(found, "low");
        assertTrue(width <= 1e-6 * load, found.toString());
        // the tolerance of the search is not the error of the model
        assertEquals("", found.get("half_width"));
        ErrorLine.names(found.get("note"), "hypercube");
        assertEquals("ok", found.get("status"));
    }

    /** The interval contains the accepted throughput beyond saturation. */
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
    void aNetworkThatLosesPacketsHasAKnee() {
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
        StartScript.installed().run("saturation mesh radix=4 load=0.2").refused(1, "load=");
    }

    /** Checked before any run. */
    @Test
    void anUnknownNameInAList() {
        StartScript.installed()
                .run("saturation", "mesh", "radix=4", "pattern=uniform,nix", "within=5")
                .refused(1, "nix");
    }

    /** As for a curve with failed points only. */
    @Test
    void aNetworkTooLargeForTheModelFails() {
        StartScript.installed().run("saturation torus radix=2048 by=model").failed(3);
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.fattree;

import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantity;

/**
 * Additional columns for each class of channels: {@code waiting_2_3} is the mean wait of a header
 * for a channel from level 2 up to level 3.
 */
final class ChannelClassColumns {
    private static final String CYCLES = "cycles";

    private ChannelClassColumns() {}

    /**
     * Adds the columns, from level 0 to the root and back.
     *
     * @param length L, flits
     */
    static void fill(
            Point.Builder point, FatTreeTraffic tree, ChannelClasses channels, double length) {
        for (int lower = 0; lower < tree.levels(); lower++) {
            fill(point, lower, lower + 1, channels.up(lower), length);
        }
        for (int lower = tree.levels() - 1; lower >= 0; lower--) {
            fill(point, lower + 1, lower, channels.down(lower), length);
        }
    }

    private static void fill(
            Point.Builder point, int from, int to, ChannelClass channel, double length) {
        point.with(rate(from, to), channel.rate() / length)
                .with(service(from, to), channel.service() * length)
                .with(waiting(from, to), channel.waiting() * length)
                .with(held(from, to), channel.utilisation());
    }

    static Quantity rate(int from, int to) {
        return column("rate", "messages per cycle", "messages on a channel", from, to);
    }

    static Quantity service(int from, int to) {
        return column("service", CYCLES, "mean holding time of a channel", from, to);
    }

    static Quantity waiting(int from, int to) {
        return column("waiting", CYCLES, "mean wait for a channel", from, to);
    }

    static Quantity held(int from, int to) {
        return column(
                "held", "", "fraction of the time for which messages hold a channel", from, to);
    }

    private static Quantity column(String what, String unit, String meaning, int from, int to) {
        return Quantity.of(
                what + "_" + from + "_" + to,
                unit,
                meaning + " from level " + from + " to level " + to);
    }
}

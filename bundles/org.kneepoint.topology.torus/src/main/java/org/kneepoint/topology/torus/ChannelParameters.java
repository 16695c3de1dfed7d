// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.torus;

import java.util.Collections;
import java.util.List;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

/** The parameters of express channels and delays. */
final class ChannelParameters {
    private static final int MAX_EXPRESS = 1 << 30;
    private static final int MAX_DELAY = 1 << 16;

    private static final Parameter<Integer> EXPRESS =
            Parameter.integer(
                            "express",
                            "routers",
                            "routers from one interchange of express channels to the next, 0"
                                    + " without such channels")
                    .between(0, MAX_EXPRESS)
                    .withDefault(0);
    private static final Parameter<List<Integer>> DELAYS =
            Parameter.shape(
                            "delay_dimension",
                            "cycles",
                            "delay of a channel of length 1 along each dimension, one number or"
                                    + " mixed as 1x1x4")
                    .between(1, MAX_DELAY)
                    .withDefault(List.of(1));
    private static final Parameter<String> LAYOUT =
            Parameter.choice("layout", "lengths of the channels in a ring", RingLayout.names())
                    .withChoiceMeaning("unit", "1 between all neighbours")
                    .withChoiceMeaning("flat", "1, but the wrap link as long as the row")
                    .withChoiceMeaning("folded", "2, but 1 at the two folds of a folded ring");

    static final Parameters MESH = Parameters.of(EXPRESS, DELAYS);
    static final Parameters TORUS = MESH.and(Parameters.of(LAYOUT));

    private ChannelParameters() {}

    /**
     * Returns the channels of a mesh or torus of a shape.
     *
     * @throws BadInput if they do not fit the shape, or a delay is too large
     */
    static GridChannels channels(Scenario scenario, GridShape shape) {
        boolean isTorus = scenario.parameters().find(LAYOUT.name()).isPresent();
        GridChannels channels =
                new GridChannels(
                        scenario.get(EXPRESS),
                        delays(scenario, shape.dimensions()),
                        isTorus ? RingLayout.of(scenario.get(LAYOUT)) : RingLayout.UNIT);
        requireInterchanges(channels.express(), shape, isTorus);
        requireDelays(channels, shape);
        return channels;
    }

    private static List<Integer> delays(Scenario scenario, int dimensions) {
        List<Integer> delays = scenario.get(DELAYS);
        if (delays.size() == 1) {
            return Collections.nCopies(dimensions, delays.get(0));
        }
        if (delays.size() != dimensions) {
            throw BadInput.notAllowed(
                            DELAYS.name(),
                            DELAYS.format(delays),
                            "one number, or one for each of " + dimensions + " dimensions")
                    .about("radix", "dimensions");
        }
        return delays;
    }

    /** In a ring interchanges are equally far apart. */
    private static void requireInterchanges(int express, GridShape shape, boolean isTorus) {
        boolean isOne = express == 1;
        boolean isUnused = express > 1 && express >= shape.largestRadix();
        if (isOne || isUnused) {
            throw BadInput.notAllowed(EXPRESS.name(), express, "0, or 2 to below the largest radix")
                    .with("radix", shape.toString());
        }
        for (int d = 0; d < shape.dimensions() && isTorus && express > 0; d++) {
            if (shape.radix(d) > express && shape.radix(d) % express != 0) {
                throw BadInput.notAllowed(EXPRESS.name(), express, "a divisor of each larger radix")
                        .with("radix", shape.toString());
            }
        }
    }

    /** The longest channel is an express channel in a folded ring, or a wrap link. */
    private static void requireDelays(GridChannels channels, GridShape shape) {
        for (int d = 0; d < shape.dimensions(); d++) {
            int radix = shape.radix(d);
            long steps = channels.areExpress(radix) ? channels.express() : 1;
            long length =
                    switch (channels.layout()) {
                        case UNIT -> steps;
                        case FLAT -> Math.max(1, radix - 1);
                        case FOLDED -> 2 * steps;
                    };
            if (length * channels.delays().get(d) > MAX_DELAY) {
                throw BadInput.notAllowed(
                                DELAYS.name(),
                                DELAYS.format(channels.delays()),
                                "at most " + MAX_DELAY + " cycles over the length of a channel")
                        .with("radix", shape.toString())
                        .with(EXPRESS.name(), channels.express());
            }
        }
    }
}

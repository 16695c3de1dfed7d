// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Proxy;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Capacity;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution.Lengths;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;

class NetworkContextTest {
    private static final Scenario SCENARIO =
            Scenario.of(
                    "any",
                    Parameters.of(StandardParameters.LOAD.atMost(1), StandardParameters.RATE),
                    Map.of("rate", "0.1"));

    /** An object that answers every question for a number by 3. */
    private static <T> T three(Class<T> type) {
        return type.cast(
                Proxy.newProxyInstance(
                        type.getClassLoader(),
                        new Class<?>[] {type},
                        (self, method, arguments) -> 3.0));
    }

    private static NetworkContext of(Lengths lengths) {
        return new NetworkContext(
                SCENARIO,
                three(Network.class),
                three(Routing.class),
                three(Destinations.class),
                three(ArrivalProcess.class),
                lengths,
                Capacity.UNKNOWN);
    }

    @Test
    void theLoadFollowsFromTheRate() {
        assertEquals(0.3, of(three(Lengths.class)).load());
    }

    @Test
    void anotherValueLeavesTheObjects() {
        NetworkContext context = of(three(Lengths.class));
        NetworkContext other = context.with(StandardParameters.LOAD, 0.5);
        assertEquals(0.5, other.scenario().get(StandardParameters.LOAD));
        assertSame(context.network(), other.network());
        assertSame(context.capacity(), other.capacity());
        assertThrows(BadInput.class, () -> context.with(StandardParameters.LOAD, 2.0));
    }

    @Test
    void nothingIsMissing() {
        assertThrows(NullPointerException.class, () -> of(null));
    }
}

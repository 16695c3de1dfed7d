// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.wormhole;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.result.Point;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Status;
import org.kneepoint.api.result.Validity;
import org.kneepoint.api.run.NetworkContext;
import org.kneepoint.api.run.Progress;
import org.kneepoint.flow.StationFlows;

/** Points around a known saturation load. */
class CurveModelTest {
    private static final double LENGTH = 10;
    private static final double LIMIT = 0.37;
    private static final NetworkContext CONTEXT =
            WormholeSolverFixture.context("hypercube dimensions=2 load=0");

    private final StationFlows flows =
            StationFlows.of(
                    CONTEXT.network(), CONTEXT.routing(), CONTEXT.destinations(), 1, Progress.NONE);

    private final CurveModel workload = workload(0.8);

    private CurveModel workload(double share) {
        return new CurveModel(
                flows, 4, new SingleChannelModel(LIMIT / LENGTH), LENGTH, new CheckedRange(share));
    }

    private static Point solve(CurveModel workload, double load) {
        return workload.solve(CONTEXT.scenario(), load, load / LENGTH, Progress.NONE);
    }

    /** Independent of a previous more accurate search. */
    @ParameterizedTest
    @ValueSource(doubles = {-1e-3, -5e-4, -2e-4, -1e-5, 1e-5, 2e-4, 5e-4, 1e-3})
    void validityDoesNotDependOnOthers(double off) {
        double load = 0.8 * LIMIT * (1 + off);
        CurveModel busy = workload(0.8);
        assertEquals(Status.SATURATED, solve(busy, 1).status());
        assertEquals(solve(workload, load).validity(), solve(busy, load).validity());
    }

    @Test
    void checkedUpToAShareOfSaturation() {
        assertEquals(Validity.CHECKED, solve(workload, 0.798 * LIMIT).validity());
        assertEquals(Validity.EXTRAPOLATED, solve(workload, 0.802 * LIMIT).validity());
        assertEquals(Validity.EXTRAPOLATED, solve(workload, 1.01 * LIMIT).validity());
        assertEquals(Validity.EXTRAPOLATED, solve(workload(0), 1e-9).validity());
        assertEquals(Validity.EXTRAPOLATED, solve(workload(0), 0).validity());
    }

    @Test
    void acceptsWhatItJustCarries() {
        Point point = solve(workload, 1);
        assertEquals(LIMIT, WormholeSolverFixture.get(point, Quantities.THROUGHPUT), 1e-7 * LIMIT);
        assertFalse(point.get(Quantities.LATENCY).isPresent());
        assertEquals("channel-held", point.reason().code());
        assertEquals(Optional.of("out_0"), point.reason().argument("channel"));
        assertEquals(List.of("0.37"), point.reason().numbers());
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.Networks;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.kernel.Switching;
import org.kneepoint.simulator.flit.kernel.TestTraffic;

/** A deadlock is found, whole or partial, and nothing else is taken for one. */
class PipelinedDeadlockTest {
    private static final int SIZE = 8;
    private static final int BOUND = 5000;

    private static PipelinedTestRun saturated(SeparateRings rings, PipelinedTestRouter testRouter) {
        return new PipelinedTestRun(
                rings,
                Networks.usual(rings),
                testRouter,
                TestTraffic.to(terminal -> rings.ahead(terminal, SIZE / 2)),
                16,
                1,
                1);
    }

    /** Advances until packets are found that wait for each other for ever. */
    private static int find(PipelinedTestRun trial) {
        while (trial.now() < BOUND) {
            trial.run(100);
            int packets = trial.engine().deadlockedPackets();
            if (packets > 0) {
                return packets;
            }
        }
        return 0;
    }

    private static long carried(PipelinedTestRun trial, int from, int to) {
        long flits = 0;
        for (int channel = from; channel < to; channel++) {
            flits += trial.engine().flitsCarried(channel);
        }
        return flits;
    }

    @ParameterizedTest
    @EnumSource(Switching.class)
    void aRingWithoutDatelineDeadlocks(Switching switching) {
        PipelinedTestRouter testRouter =
                PipelinedTestRouter.with(
                        PipelinedTestRouter.of(2, 16), switching, VcReallocation.NON_ATOMIC);
        PipelinedTestRun trial = saturated(new SeparateRings(SIZE, 1, 1), testRouter);
        assertTrue(find(trial) >= SIZE);
        trial.run(100);
        long carried = carried(trial, 0, SIZE);
        int packets = trial.engine().deadlockedPackets();
        trial.run(1000);
        trial.engine().checkInvariants();
        assertEquals(carried, carried(trial, 0, SIZE));
        assertEquals(packets, trial.engine().deadlockedPackets());
    }

    /** One ring stands while the other, with its own figures, goes on. */
    @Test
    void aPartialDeadlockIsFoundWhileOtherTrafficFlows() {
        PipelinedTestRun both =
                saturated(new SeparateRings(SIZE, 2, 1), PipelinedTestRouter.of(2, 4));
        PipelinedTestRun alone =
                saturated(new SeparateRings(SIZE, 1, 1), PipelinedTestRouter.of(2, 4));
        int found = find(both);
        assertTrue(found > 0);
        both.run(BOUND - both.now());
        find(alone);
        alone.run(BOUND - alone.now());
        assertEquals(alone.engine().deadlockedPackets(), both.engine().deadlockedPackets());
        long standing = carried(both, 0, SIZE);
        long moving = carried(both, SIZE, 2 * SIZE);
        both.run(100);
        assertEquals(standing, carried(both, 0, SIZE));
        assertNotEquals(moving, carried(both, SIZE, 2 * SIZE));
    }

    @ParameterizedTest
    @EnumSource(VcReallocation.class)
    void aRingWithDatelineNeverDoes(VcReallocation reallocation) {
        PipelinedTestRouter testRouter =
                PipelinedTestRouter.with(
                        PipelinedTestRouter.of(2, 4), Switching.WORMHOLE, reallocation);
        assertEquals(0, find(saturated(new SeparateRings(SIZE, 2, 0), testRouter)));
    }

    /**
     * Escape channels from which packets may return, with room for the whole packet (Duato 1995).
     */
    @Test
    void escapesKeepOpenUnderTheirHandOverRule() {
        assertEquals(0, find(adaptive(VcReallocation.WHOLE_PACKET)));
        assertEquals(0, find(adaptive(VcReallocation.ATOMIC)));
    }

    private static PipelinedTestRun adaptive(VcReallocation reallocation) {
        Network mesh = Networks.mesh(4, 2);
        PipelinedTestRouter testRouter =
                PipelinedTestRouter.with(
                        PipelinedTestRouter.of(2, 6), Switching.WORMHOLE, reallocation);
        Routing routing = Routings.named(mesh, "adaptive");
        return new PipelinedTestRun(mesh, routing, testRouter, PipelinedTestRun.UNIFORM, 4, 1, 2);
    }

    /** What claims freedom keeps it at saturation, and goes on delivering. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    void safeRoutingsGoOn(int which) {
        Network torus = Networks.torus(4, 2);
        Routing routing = Routings.all(torus).get(which);
        PipelinedTestRun trial = full(torus, routing, which);
        assertEquals(0, find(trial), routing.name());
        assertTrue(trial.measure(500).throughput() > 0.1, routing.name());
    }

    /** A header that has a choice must not stand behind a full buffer and wait for that alone. */
    @ParameterizedTest
    @ValueSource(ints = {4, 6, 11})
    void whoMayEscapeIsGivenNoChannelWithoutRoom(int seed) {
        Network torus = Networks.torus(4, 2);
        Routing routing = Routings.named(torus, "adaptive-one-way");
        assertEquals(0, find(full(torus, routing, seed)));
    }

    private static PipelinedTestRun full(Network network, Routing routing, int seed) {
        int vcs = routing.vcClasses() * (routing.intermediates().isPresent() ? 2 : 1);
        VcReallocation reallocation = routing.deadlockFreedom().reallocation();
        PipelinedTestRouter testRouter =
                PipelinedTestRouter.with(
                        PipelinedTestRouter.of(vcs, 8), Switching.WORMHOLE, reallocation);
        return new PipelinedTestRun(
                network, routing, testRouter, PipelinedTestRun.UNIFORM, 8, 1, seed);
    }
}

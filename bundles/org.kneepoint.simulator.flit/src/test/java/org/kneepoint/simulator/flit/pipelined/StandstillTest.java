// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.simulator.flit.kernel.Routings;
import org.kneepoint.simulator.flit.kernel.Switching;

/** A deadlock is found, whole or partial, and nothing else is taken for one. */
class StandstillTest {
    private static final int SIZE = 8;
    private static final int BOUND = 5000;

    private static Trial saturated(Rings rings, Settings rules) {
        return new Trial(
                rings,
                Networks.usual(rings),
                rules,
                new Trial.Fixed(terminal -> rings.ahead(terminal, SIZE / 2)),
                16,
                1,
                1);
    }

    /** Advances until packets are found that wait for each other for ever. */
    private static int find(Trial trial) {
        while (trial.now() < BOUND) {
            trial.run(100);
            int packets = trial.engine().deadlockedPackets();
            if (packets > 0) {
                return packets;
            }
        }
        return 0;
    }

    private static long carried(Trial trial, int from, int to) {
        long flits = 0;
        for (int channel = from; channel < to; channel++) {
            flits += trial.engine().flitsCarried(channel);
        }
        return flits;
    }

    @ParameterizedTest
    @EnumSource(Switching.class)
    void aRingWithoutDatelineDeadlocks(Switching switching) {
        Settings rules = Settings.with(Settings.of(2, 16), switching, Reuse.AFTER_TAIL);
        Trial trial = saturated(new Rings(SIZE, 1, 1), rules);
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
        Trial both = saturated(new Rings(SIZE, 2, 1), Settings.of(2, 4));
        Trial alone = saturated(new Rings(SIZE, 1, 1), Settings.of(2, 4));
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
    @EnumSource(Reuse.class)
    void aRingWithDatelineNeverDoes(Reuse reuse) {
        Settings rules = Settings.with(Settings.of(2, 4), Switching.WORMHOLE, reuse);
        assertEquals(0, find(saturated(new Rings(SIZE, 2, 0), rules)));
    }

    /**
     * Escape channels from which packets may return, with room for the whole packet (Duato 1995).
     */
    @Test
    void escapesKeepOpenUnderTheirHandOverRule() {
        assertEquals(0, find(adaptive(Reuse.WHOLE_PACKET)));
        assertEquals(0, find(adaptive(Reuse.ATOMIC)));
    }

    private static Trial adaptive(Reuse reuse) {
        Network mesh = Networks.mesh(4, 2);
        Settings rules = Settings.with(Settings.of(2, 6), Switching.WORMHOLE, reuse);
        Routing routing = Networks.routing(mesh, "adaptive");
        return new Trial(mesh, routing, rules, Trial.UNIFORM, 4, 1, 2);
    }

    /** What claims freedom keeps it at saturation, and goes on delivering. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8})
    void safeRoutingsGoOn(int which) {
        Network torus = Networks.torus(4, 2);
        Routing routing = Routings.all(torus).get(which);
        Trial trial = full(torus, routing, which);
        assertEquals(0, find(trial), routing.name());
        assertTrue(trial.measure(500).throughput() > 0.1, routing.name());
    }

    /** A header that has a choice must not stand behind a full buffer and wait for that alone. */
    @ParameterizedTest
    @ValueSource(ints = {4, 6, 11})
    void whoMayEscapeIsGivenNoChannelWithoutRoom(int seed) {
        Network torus = Networks.torus(4, 2);
        Routing routing = Networks.routing(torus, "adaptive-one-way");
        assertEquals(0, find(full(torus, routing, seed)));
    }

    private static Trial full(Network network, Routing routing, int seed) {
        int vcs = routing.classes() * (routing.intermediates().isPresent() ? 2 : 1);
        Reuse reuse = routing.freedom().reuse();
        Settings rules = Settings.with(Settings.of(vcs, 8), Switching.WORMHOLE, reuse);
        return new Trial(network, routing, rules, Trial.UNIFORM, 8, 1, seed);
    }
}

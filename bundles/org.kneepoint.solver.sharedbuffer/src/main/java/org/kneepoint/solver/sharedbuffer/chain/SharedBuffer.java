// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/** A switch whose outlets share all places, as the Markov chain of the paper. Immutable. */
public final class SharedBuffer implements SwitchModel {
    /** With fewer packets offered per cycle, no two ever meet as far as numbers can tell. */
    private static final double ALONE = 1e-120;

    private final int radix;
    private final int places;
    private final AddressRule rule;

    private SharedBuffer(int radix, int places, AddressRule rule) {
        this.radix = radix;
        this.places = places;
        this.rule = rule;
    }

    /**
     * A switch.
     *
     * @param radix inlets and outlets d, 2 or more
     * @param places for packets B, 1 or more
     * @param rule how cold packets are spread
     */
    public static SharedBuffer of(int radix, int places, AddressRule rule) {
        return new SharedBuffer(radix, places, rule);
    }

    @Override
    public Steady steady(Traffic traffic, Pulse pulse) {
        if (traffic.offered() < ALONE) {
            return new Lone(radix, traffic);
        }
        return Occupied.of(other -> SwitchChain.of(radix, places, rule, other), traffic, pulse);
    }

    /** Packets that never meet. */
    private record Lone(int radix, Traffic traffic) implements Steady {
        @Override
        public Flows flows() {
            return near(traffic);
        }

        @Override
        public Flows near(Traffic neighbour) {
            double packets = radix * neighbour.offered();
            double hot = packets * neighbour.hotShare() / neighbour.hotAccepted();
            double cold = packets * neighbour.coldShare() / neighbour.coldAccepted();
            return new Flows(hot, cold / (radix - 1), 1, 0, hot, cold);
        }
    }
}

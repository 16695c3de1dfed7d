// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * The unidirectional k-ary n-fly. Lines 0 to k^n - 1 run straight through all stages; the switches
 * of stage s connect the lines that differ in digit n - 1 - s.
 */
class TestButterfly implements Network {
    private final int radix;
    private final int stages;

    TestButterfly(int radix, int stages) {
        this.radix = radix;
        this.stages = stages;
    }

    private static int power(int base, int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= base;
        }
        return power;
    }

    private int perStage() {
        return power(radix, stages - 1);
    }

    private int weight(int stage) {
        return power(radix, stages - 1 - stage);
    }

    private int digit(int line, int stage) {
        return line / weight(stage) % radix;
    }

    /** The switch of a line: its number without the digit of the stage. */
    private int router(int line, int stage) {
        int weight = weight(stage);
        return stage * perStage() + line / (weight * radix) * weight + line % weight;
    }

    private int line(int router, int port) {
        int weight = weight(router / perStage());
        int rest = router % perStage();
        return (rest / weight * radix + port) * weight + rest % weight;
    }

    @Override
    public int terminals() {
        return perStage() * radix;
    }

    @Override
    public int routers() {
        return perStage() * stages;
    }

    @Override
    public int ports(int router) {
        return radix;
    }

    @Override
    public int peerRouter(int router, int port) {
        int next = router / perStage() + 1;
        return next == stages ? UNCONNECTED : router(line(router, port), next);
    }

    @Override
    public int peerPort(int router, int port) {
        return digit(line(router, port), router / perStage() + 1);
    }

    @Override
    public int injectionRouter(int terminal) {
        return router(terminal, 0);
    }

    @Override
    public int injectionPort(int terminal) {
        return digit(terminal, 0);
    }

    @Override
    public int ejectionRouter(int terminal) {
        return router(terminal, stages - 1);
    }

    @Override
    public int ejectionPort(int terminal) {
        return digit(terminal, stages - 1);
    }

    @Override
    public List<Routing> routings() {
        return List.of(new DestinationTag());
    }

    @Override
    public OptionalInt diameter() {
        return OptionalInt.of(stages);
    }

    @Override
    public OptionalDouble meanDistance() {
        return OptionalDouble.of(stages);
    }

    private final class DestinationTag implements Routing {
        @Override
        public String name() {
            return "destination-tag";
        }

        @Override
        public DeadlockFreedom deadlockFreedom() {
            return DeadlockFreedom.ACYCLIC;
        }

        @Override
        public void route(
                int router,
                int inPort,
                int inClass,
                int target,
                int state,
                RoutingChoices choices) {
            choices.add(digit(target, router / perStage()));
        }
    }
}

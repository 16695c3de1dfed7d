// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.topology.multistage;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.kneepoint.api.topology.DeadlockFreedom;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Routing;
import org.kneepoint.api.topology.RoutingChoices;

/**
 * N lines through n stages of switches. Terminal t injects into line t of the first stage and
 * receives from line t of the last; switches are numbered stage by stage.
 */
abstract class StagedNetwork implements Network {
    private final RadixDigits digits;
    private final int lines;
    private final int switches;
    private final int[] weights;
    private final List<Routing> routings = List.of(new DestinationTagRouting());

    /** Creates the network whose lines have these digits. */
    StagedNetwork(RadixDigits digits) {
        this.digits = digits;
        lines = Math.toIntExact(digits.size());
        switches = lines / digits.radix();
        weights = IntStream.range(0, digits.count()).map(i -> (int) digits.weight(i)).toArray();
    }

    /**
     * Returns the input line of a stage for an output line of the stage before, or a terminal.
     *
     * @param stage the stage entered, 0 to n - 1
     * @param line the output line of the stage before, or the terminal
     */
    abstract int enter(int stage, int line);

    final RadixDigits digits() {
        return digits;
    }

    private int stage(int router) {
        return router / switches;
    }

    private int line(int router, int port) {
        return router % switches * digits.radix() + port;
    }

    private int router(int stage, int line) {
        return stage * switches + line / digits.radix();
    }

    private int port(int line) {
        return line % digits.radix();
    }

    private boolean isLast(int stage) {
        return stage == digits.count() - 1;
    }

    @Override
    public final int terminals() {
        return lines;
    }

    @Override
    public final int routers() {
        return digits.count() * switches;
    }

    @Override
    public final int ports(int router) {
        return digits.radix();
    }

    @Override
    public final int peerRouter(int router, int port) {
        int stage = stage(router);
        return isLast(stage)
                ? UNCONNECTED
                : router(stage + 1, enter(stage + 1, line(router, port)));
    }

    @Override
    public final int peerPort(int router, int port) {
        return port(enter(stage(router) + 1, line(router, port)));
    }

    @Override
    public final int injectionRouter(int terminal) {
        return router(0, enter(0, terminal));
    }

    @Override
    public final int injectionPort(int terminal) {
        return port(enter(0, terminal));
    }

    @Override
    public final int ejectionRouter(int terminal) {
        return router(digits.count() - 1, terminal);
    }

    @Override
    public final int ejectionPort(int terminal) {
        return port(terminal);
    }

    @Override
    public final List<Routing> routings() {
        return routings;
    }

    /**
     * Returns 1: uniform traffic to all terminals loads every line with the traffic of one
     * terminal.
     */
    @Override
    public final OptionalDouble capacity() {
        return OptionalDouble.of(1);
    }

    @Override
    public final OptionalInt diameter() {
        return OptionalInt.of(digits.count());
    }

    @Override
    public final OptionalDouble meanDistance() {
        return OptionalDouble.of(digits.count());
    }

    /** The digits of the destination, the highest first, are the output ports of the stages. */
    private final class DestinationTagRouting implements Routing {
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
            int digit = digits.count() - 1 - stage(router);
            choices.add(target / weights[digit] % digits.radix());
        }
    }
}

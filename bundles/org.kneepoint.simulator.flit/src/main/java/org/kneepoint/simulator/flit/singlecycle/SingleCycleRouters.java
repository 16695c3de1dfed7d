// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.singlecycle;

import java.util.stream.IntStream;
import org.kneepoint.simulator.flit.kernel.FlitEngine;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.kernel.Stream;
import org.kneepoint.simulator.flit.kernel.TimerWheel;
import org.kneepoint.simulator.flit.kernel.WaitForGraph;

/** A network of single-cycle routers in motion; the rules are those of the package. */
public final class SingleCycleRouters extends FlitEngine {
    final Channels channels;

    private final Injection injection;
    private final Allocation allocation;
    private final Crossing crossing;
    private final TimerWheel underWay;
    private boolean idle;

    /**
     * Builds an empty network at cycle 0.
     *
     * @param context the run, of whose random streams this takes {@link Stream#TIES}
     * @param rules what can be set of these routers
     */
    public SingleCycleRouters(RouterContext context, Rules rules) {
        super(context);
        channels = new Channels(context, rules);
        underWay = new TimerWheel(channels.outputs.longestDelay());
        injection = new Injection(channels, context);
        allocation = new Allocation(channels, context.streams().stream(Stream.TIES));
        crossing = new Crossing(channels, injection, underWay, context);
    }

    @Override
    public void advance(double until) {
        while (clock.cycle < until) {
            int[] due = underWay.due(clock);
            if (!idle || due[0] > 0 || !sources.isQuiet(clock.cycle)) {
                channels.arrive(due);
                step(clock.cycle);
            }
            clock.cycle++;
        }
    }

    private void step(long cycle) {
        int woken = sources.generate(cycle);
        for (int i = 0; i < woken; i++) {
            injection.wake(sources.woken(i));
        }
        injection.send(cycle);
        allocation.serve(cycle);
        int moved = crossing.move(cycle);
        idle = moved == 0 && !crossing.isWaiting() && injection.isIdle();
    }

    @Override
    public void checkInvariants() {
        new SingleCycleAudit(channels, underWay).check(injection.sent());
    }

    @Override
    protected WaitForGraph waits() {
        return new SingleCycleWaits(channels);
    }

    @Override
    public long backlogFlits() {
        return sources.flitsWaiting() + injection.taken() - sinks.flits();
    }

    @Override
    public long flitsInjected(int terminal) {
        return injection.sent(terminal);
    }

    @Override
    protected int credits(int port) {
        return ends(port).map(channels.lanes::credits).sum();
    }

    @Override
    protected int occupancy(int port) {
        return ends(port).map(channels.lanes::flits).sum();
    }

    /** The buffers to which an output port leads. */
    private IntStream ends(int port) {
        int link = channels.outputs.number(port);
        return IntStream.range(0, channels.flow.vcs())
                .map(vc -> channels.inputs.lane(Outputs.channel(link, vc)));
    }

    @Override
    protected long passed(int port) {
        return channels.outputs.carried(channels.outputs.number(port));
    }
}

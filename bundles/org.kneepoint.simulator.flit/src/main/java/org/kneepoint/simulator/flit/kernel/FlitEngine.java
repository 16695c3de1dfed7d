// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.kernel;

import org.kneepoint.api.topology.OutputState;
import org.kneepoint.simulation.SimulationEngine;

/**
 * Base of the engines of router models. A subclass advances {@link #clock} in {@link #advance} and
 * provides the flits sent by channel, the wait-for graph and the invariants. Used by one thread.
 */
public abstract class FlitEngine implements SimulationEngine {
    /** The network. */
    protected final NetworkWiring wiring;

    /** The packets in the system. */
    protected final PacketPool packets;

    /** Message generation and source queues. */
    protected final PacketSources sources;

    /** Delivery of packets. */
    protected final PacketSinks sinks;

    /** The present cycle. */
    protected final Clock clock = new Clock();

    private DeadlockDetector detector;

    /** Creates the engine of an empty network at cycle 0. */
    protected FlitEngine(RouterContext context) {
        wiring = context.wiring();
        packets = context.packets();
        sources = context.sources();
        sinks = context.sinks();
        context.routes().observe(this);
    }

    /**
     * Returns the number of flits that have left through an output port so far, to another router
     * or to a terminal.
     */
    protected abstract long flitsSent(int port);

    /**
     * Returns the credits of an output port that leads to another router, over all virtual
     * channels. Used by routings that read the output state.
     *
     * @return {@link OutputState#UNLIMITED} where buffers are unlimited
     */
    protected int credits(int port) {
        return OutputState.UNLIMITED;
    }

    /**
     * Returns the flits in the downstream buffers of an output port that leads to another router,
     * over all virtual channels; 0 without buffers. Used by routings that read the output state.
     */
    protected int occupancy(int port) {
        return 0;
    }

    /**
     * Returns whether a virtual channel of an output port that leads to another router has no
     * credit: the buffer at its end is full, or will be. Called on request only, every few cycles.
     */
    protected boolean isBlocked(int port) {
        return false;
    }

    /**
     * Returns the wait-for graph, a view of the present state; empty where buffers are unlimited.
     */
    protected WaitForGraph waitForGraph() {
        return WaitForGraph.NONE;
    }

    @Override
    public int deadlockedPackets() {
        if (detector == null) {
            detector = new DeadlockDetector(waitForGraph());
        }
        return detector.deadlockedPackets();
    }

    @Override
    public void countBlocked(long[] counts) {
        for (int channel = 0; channel < counts.length; channel++) {
            counts[channel] += isBlocked(wiring.channels[channel]) ? 1 : 0;
        }
    }

    @Override
    public double backlogAge(double now) {
        return packets.totalAge(now);
    }

    @Override
    public int channels() {
        return wiring.channels.length;
    }

    @Override
    public long flitsCarried(int channel) {
        return flitsSent(wiring.channels[channel]);
    }

    @Override
    public double channelRate(int channel) {
        return wiring.rates == null ? 1 : wiring.rates[wiring.channels[channel]].value();
    }

    @Override
    public String channelName(int channel) {
        return wiring.name(wiring.channels[channel]);
    }

    @Override
    public int terminals() {
        return wiring.terminals;
    }

    @Override
    public final boolean isSilent(int terminal) {
        return sources.isSilent(terminal);
    }

    /** Required of every engine: the rule of saturation rests on the flits injected. */
    @Override
    public abstract long flitsInjected(int terminal);

    @Override
    public long flitsEjected(int terminal) {
        return flitsSent(wiring.ejectionPort[terminal]);
    }
}

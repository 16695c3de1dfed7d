// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.Arrays;
import java.util.Locale;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.simulation.Engine;
import org.kneepoint.simulator.flit.ideal.IdealRouters;
import org.kneepoint.simulator.flit.ideal.Terminals;
import org.kneepoint.simulator.flit.kernel.RouterContext;
import org.kneepoint.simulator.flit.pipelined.Delays;
import org.kneepoint.simulator.flit.pipelined.PipelinedRouters;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleRouters;

/** The router models, the default first. */
enum RouterModel {
    /** Route computation, allocations, crossbar and link in a pipeline, as in BookSim 2. */
    PIPELINED(124, 70, 193, 6) {
        @Override
        Engine build(Scenario words, RouterContext context) {
            Delays delays =
                    new Delays(
                            words.get(Words.ROUTE),
                            words.get(Words.VC),
                            words.get(Words.SWITCH),
                            words.get(Words.CROSSBAR),
                            words.get(Words.LINK),
                            words.get(Words.CREDIT));
            var rules =
                    new org.kneepoint.simulator.flit.pipelined.Rules(
                            delays, words.get(Words.SPECULATIVE));
            return new PipelinedRouters(context, rules);
        }
    },
    /** One cycle per hop, with credits and rotating priorities. */
    SINGLE_CYCLE(106, 48, 230, -32) {
        @Override
        Engine build(Scenario words, RouterContext context) {
            var rules =
                    new org.kneepoint.simulator.flit.singlecycle.Rules(
                            words.get(Words.INJECTION_BUFFER), words.get(Words.INPUT_LIMIT));
            return new SingleCycleRouters(context, rules);
        }
    },
    /** One cycle per hop, first come first served, without pipeline and credits. */
    IDEAL(81, 48, 182, 44) {
        @Override
        Engine build(Scenario words, RouterContext context) {
            return new IdealRouters(context, Terminals.CHANNELS);
        }
    };

    private final int port;
    private final int portLane;
    private final int terminal;
    private final int terminalLane;

    /** The bytes of a port and of a terminal, and what each virtual channel adds to them. */
    RouterModel(int port, int portLane, int terminal, int terminalLane) {
        this.port = port;
        this.portLane = portLane;
        this.terminal = terminal;
        this.terminalLane = terminalLane;
    }

    /**
     * Returns the bytes of an empty network. The tests hold it within 15 % of what building a 48x48
     * torus with 2 to 16 virtual channels allocates.
     *
     * @param ports of all routers
     * @param vcs virtual channels of a link
     */
    double memory(double ports, double terminals, int vcs) {
        // the channels of a port have numbers up to a power of two
        int lanes = Integer.highestOneBit(2 * vcs - 1);
        return ports * (port + portLane * lanes) + terminals * (terminal + terminalLane * lanes);
    }

    /**
     * Builds the network in motion, at cycle 0.
     *
     * @param words for those that this model alone knows
     * @param context what it works with
     */
    abstract Engine build(Scenario words, RouterContext context);

    /** Returns the word by which the user picks it. */
    String word() {
        return Words.word(this);
    }

    /** Returns the words of all, the default first. */
    static String[] words() {
        return Arrays.stream(values()).map(RouterModel::word).toArray(String[]::new);
    }

    /** Returns the model of a word. */
    static RouterModel ofWord(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}

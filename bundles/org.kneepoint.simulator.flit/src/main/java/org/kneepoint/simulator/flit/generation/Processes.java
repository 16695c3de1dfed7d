// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.generation;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.simulator.flit.kernel.Generation;

/**
 * Generation by an arrival process of each terminal.
 *
 * @param each one per terminal; none at all if nobody generates
 */
public record Processes(ArrivalProcess.Source[] each) implements Generation {
    /**
     * Starts an arrival process at all terminals.
     *
     * @param scenario values for its words
     * @param rate messages per terminal and cycle, at least 0
     */
    public static Processes of(
            ArrivalProcess arrivals, Scenario scenario, double rate, int terminals) {
        if (rate == 0) {
            return new Processes(new ArrivalProcess.Source[0]);
        }
        ArrivalProcess.Source[] each = new ArrivalProcess.Source[terminals];
        Arrays.setAll(each, terminal -> arrivals.start(scenario, rate));
        return new Processes(each);
    }

    @Override
    public double first(int terminal, RandomGenerator random) {
        return each.length == 0 ? NEVER : each[terminal].next(random);
    }

    @Override
    public double next(int terminal, double last, int length, RandomGenerator random) {
        return last + each[terminal].next(random);
    }

    @Override
    public double silent(int terminal, double last, RandomGenerator random) {
        return last + each[terminal].next(random);
    }
}

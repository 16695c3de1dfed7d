// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.generation;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.simulator.flit.kernel.MessageGeneration;

/**
 * Generation by an arrival process of each terminal.
 *
 * @param processes one per terminal, or none at rate 0
 */
public record ArrivalProcessGeneration(ArrivalProcess.Source[] processes)
        implements MessageGeneration {
    /**
     * Starts an arrival process at each terminal.
     *
     * @param scenario values of its parameters
     * @param rate messages per terminal and cycle, at least 0
     */
    public static ArrivalProcessGeneration of(
            ArrivalProcess arrivals, Scenario scenario, double rate, int terminals) {
        if (rate == 0) {
            return new ArrivalProcessGeneration(new ArrivalProcess.Source[0]);
        }
        ArrivalProcess.Source[] processes = new ArrivalProcess.Source[terminals];
        Arrays.setAll(processes, terminal -> arrivals.start(scenario, rate));
        return new ArrivalProcessGeneration(processes);
    }

    @Override
    public double first(int terminal, RandomGenerator random) {
        return processes.length == 0 ? NEVER : processes[terminal].nextInterval(random);
    }

    @Override
    public double next(int terminal, double last, int length, RandomGenerator random) {
        return last + processes[terminal].nextInterval(random);
    }

    @Override
    public double skip(int terminal, double last, RandomGenerator random) {
        return last + processes[terminal].nextInterval(random);
    }
}

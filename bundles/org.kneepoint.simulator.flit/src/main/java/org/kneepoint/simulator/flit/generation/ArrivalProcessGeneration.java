// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.generation;

import java.util.function.IntToDoubleFunction;
import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.simulator.flit.kernel.MessageGeneration;

/**
 * Generation by an arrival process of each terminal.
 *
 * @param processes one per terminal; null where the rate is 0
 */
public record ArrivalProcessGeneration(ArrivalProcess.Source[] processes)
        implements MessageGeneration {
    /**
     * Starts an arrival process at each terminal.
     *
     * @param scenario values of its parameters
     * @param rate messages per cycle of each terminal, at least 0
     */
    public static ArrivalProcessGeneration of(
            ArrivalProcess arrivals, Scenario scenario, IntToDoubleFunction rate, int terminals) {
        ArrivalProcess.Source[] processes = new ArrivalProcess.Source[terminals];
        for (int terminal = 0; terminal < terminals; terminal++) {
            double own = rate.applyAsDouble(terminal);
            processes[terminal] = own == 0 ? null : arrivals.start(scenario, own);
        }
        return new ArrivalProcessGeneration(processes);
    }

    @Override
    public double first(int terminal, RandomGenerator random) {
        return processes[terminal] == null ? NEVER : processes[terminal].nextInterval(random);
    }

    @Override
    public double next(int terminal, double last, int length, RandomGenerator random) {
        return last + processes[terminal].nextInterval(random);
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.min;

import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameter;

/** What is known about the model: where it comes from, what it leaves out, how far it is off. */
final class MinModelDescription {
    private static final double HIGHEST_UTILISATION = 0.7;
    private static final double SHARE_OF_SATURATION = 0.9;
    private static final int LONGEST_BUFFER = 16;
    private static final double LARGEST = 4096;

    static final Description TEXT =
            Description.of("buffered multistage network with asynchronous a x a switches (model)")
                    .source(
                            "P. Mohapatra, C. R. Das: Performance Analysis of Finite-Buffered"
                                    + " Asynchronous Multistage Interconnection Networks, IEEE Trans."
                                    + " Parallel and Distributed Systems 7(1), 1996, equations (1)-(15)."
                                    + " Each stage is an M/D/1 queue with L waiting places; its"
                                    + " departures are taken for the Poisson arrivals of the next.")
                    .validity(
                            "latency is the mean over delivered packets, hot and cold; loss is relative to"
                                    + " what is generated, with outstanding= to rate_effective. A loss"
                                    + " model: a packet that finds a buffer full is lost, and nothing"
                                    + " feeds back into the stage before; blocking, head-of-line"
                                    + " waiting and the limit of one packet per output link are left"
                                    + " out. Points are 'checked' for 2 to 4096 nodes, buffers of 1 to"
                                    + " 16 and utilisation up to 0.7 (with a hot spot: up to 0.9 of"
                                    + " the load at which blocking would saturate, 1/(1-h+a^(n-1)h)/d),"
                                    + " else 'extrapolated', as is what (13) as printed and (14) give. With"
                                    + " blocking and a hot spot a real"
                                    + " network saturates there, cold traffic included; this model"
                                    + " does not.")
                    .verification(
                            "Equal to an independent implementation in arbitrary precision to 1e-11."
                                    + " Against simulations of 64 and 1024 nodes, a=2, L=4, loads 0.1"
                                    + " to 1: with losses at every stage and well-mixed routing,"
                                    + " delay within 2.5 % and throughput within 4.1 %"
                                    + " (departure=carried: 0.3 and 0.4 %). With blocking after"
                                    + " service and no output contention, delay +2 to +11 % up to load"
                                    + " 0.7 and -18 % at load 1, throughput within 7.1 %. With one"
                                    + " packet per output link the simulated network saturates near"
                                    + " 0.6 and delay is up to 41 % too low. The paper's statement"
                                    + " 'within 7 %' holds for throughput without output contention,"
                                    + " for delay it does not. Hot spot, below 0.9 of saturation:"
                                    + " delay_hot within 13 %, cold within 11 %, throughput 0.5 %."
                                    + " Outstanding requests (64 nodes, L=4): throughput within 7 % in"
                                    + " 44 of 50 cases, worst +16.8 %, delay in 25 of 50, worst +21.3 %.")
                    .variant(
                            "corrected",
                            "departure=eq12, delay=eq5: (12) with p_0 of the stage that is left,"
                                    + " (5) for the time at a stage; hot traffic thins its own path")
                    .variant(
                            "printed",
                            "departure=eq13, delay=eq14: (13) and (14) to the letter, hot-spot rates"
                                    + " from (13) without feedback");

    private MinModelDescription() {}

    /** Whether a point lies where the model was compared with simulations and found close. */
    static Validity validity(MinNetwork network, MinVariant variant, double rate, double hotspot) {
        boolean compared =
                variant.delay() == StageDelayFormula.EQ5
                        && variant.departure() != DepartureRateFormula.EQ13;
        boolean finite = network.places() != Parameter.INFINITE;
        boolean sized =
                finite
                        && network.places() >= 1
                        && network.places() <= LONGEST_BUFFER
                        && network.nodes() <= LARGEST;
        double limit =
                hotspot > 0
                        ? SHARE_OF_SATURATION
                                / StagePath.hotTreeTraffic(network, hotspot, network.stages())
                        : HIGHEST_UTILISATION;
        boolean light = rate * network.service() <= Math.min(limit, HIGHEST_UTILISATION);
        return compared && sized && light ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }
}

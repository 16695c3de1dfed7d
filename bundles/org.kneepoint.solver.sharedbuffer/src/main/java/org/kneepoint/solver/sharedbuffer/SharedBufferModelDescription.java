// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer;

import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.solver.sharedbuffer.chain.OutletDistribution;
import org.kneepoint.solver.sharedbuffer.delta.DeltaNetwork;

/** What is known about the model: where it comes from, how it is read, how far it is off. */
final class SharedBufferModelDescription {
    private static final int LARGEST = 256;
    private static final double NEARLY_FULL = 0.97;
    private static final int WIDEST = 4;
    private static final int LEAST_PLACES = 4;
    private static final int MOST_PLACES = 16;
    private static final double LIGHT = 0.3;
    private static final double HOT_OUTPUT_LIGHT = 0.7;
    private static final double HOT = 3;
    private static final double OVERLOAD = 1.2;

    static final Description TEXT =
            Description.of("synchronous multistage network of shared-buffer switches (model)")
                    .source(
                            "M. Saleh, M. Atiquzzaman: Analysis of Shared Buffer Multistage Networks"
                                    + " with Hot Spot, equations (1)-(27). In a cycle every outlet"
                                    + " with packets offers one, last stage first; a switch takes what"
                                    + " finds a place, chosen at random, the rest waits; stage 1"
                                    + " discards it. Each switch is a Markov chain of its packets for"
                                    + " the hot outlet and for the others, those of different cycles"
                                    + " and switches independent. As printed the equations"
                                    + " have no solution; read are: (7) takes c packets, l outlets and says"
                                    + " C(d,l) g(c-l,l) / g(c,d), g of (8); (9) weighs states with d"
                                    + " or more free places by 1, its second sum is over L1 only; (10)"
                                    + " leads from type 1 by the hot outlet to type 1 at every stage;"
                                    + " (12) has binomials C(w_h,.) C(w_c,.) / C(w_h+w_c,.) for the"
                                    + " products; (13) has the packets l, not the stage i, in"
                                    + " g(l,d-2) / g(l,d-1); (16) leads to type r+1; (17) is"
                                    + " p_h + (d^(k-i+1)-1) p_c for type 1; (26) has d^(k-i) before"
                                    + " the brackets and d^(r-2) in the sum; 0/0 of outlets without"
                                    + " packets in (14), (23), (24) is 1/d, 0, 0.")
                    .validity(
                            "latency is the mean over packets, latency_link that over the outputs,"
                                    + " which is (27); they part with a hot spot. latency_hot is of"
                                    + " the requests to the hot output, latency_cold of the rest, which"
                                    + " address every output alike, the hot one included. Occupancies"
                                    + " are fractions of the places at stage 1. It never saturates: what"
                                    + " does not fit is lost. Throughput is at most 1/(1+(N-1)f)."
                                    + " The paper takes cycles for independent; in truth a blocked"
                                    + " packet finds the same switch full again. With radix=2, no"
                                    + " hot spot and full load its throughput is 16 to 28 % too high"
                                    + " (buffer 2 to 4; 5 to 7 % at buffer=16), and its latency up to"
                                    + " 27 % (buffer=16), below full load up to 20 % too low. With more"
                                    + " outlets (7) offsets this: throughput within 7 % (radix=16: 11"
                                    + " %), but latency up to 24 % too high, also with large buffers."
                                    + " variant=coupled has throughput within 4.5 %"
                                    + " and latency within 7 % up to 256 nodes from buffer=4 on, mostly"
                                    + " within 2 %;"
                                    + " latency within 10 % next to a hot output that is just"
                                    + " overloaded, and of 1024 nodes at full load"
                                    + " (loss and occupancy_hot by up to a third); with buffer=2"
                                    + " throughput up to 9 % too high. It takes up to some seconds, does without some"
                                    + " lengths of feeding queues where states would be too many, and"
                                    + " refuses more than 300000 states (6 stages of radix=2: buffer"
                                    + " above 256, with a hot spot 119; 3 of radix=4: 52 and 34; 3 of"
                                    + " radix=8: 28 and 20); a loss below 1e-3 that many cycles do not"
                                    + " settle is left out. Points are 'checked', for paper, with throughput"
                                    + " within 1.5 % and latency within 8 %: 2 to 256 nodes, radix 2 to"
                                    + " 4, buffer from radix to 16, up to load 0.3 with at most 0.7 at"
                                    + " the hot output, and (N-1) f from 3 on with at least 1.2 offered"
                                    + " there; for coupled, within 4.5 and 7 %: up to 256 nodes, radix"
                                    + " 16, buffer 16, from 4 and from radix on, but not with 0.97 to"
                                    + " 1.2 offered to a hot output. Else they are 'extrapolated', as is"
                                    + " variant=independent for radix above 2. At"
                                    + " hotspot=0 paper tells latency_hot and latency_cold apart for"
                                    + " radix above 2, an artefact of (7). Most points take"
                                    + " milliseconds; with radix=2 buffer=128 seconds at full load,"
                                    + " with radix=64 buffer=300 minutes. A loss below 1e-300 is"
                                    + " told as 0, and any at loads below 1e-120; with hotspot=1,"
                                    + " outputs without packets count 0 in latency_link."
                                    + " report=switches adds for type r of stage i throughput_hot_si_tr"
                                    + " and throughput_cold_si_tr (of an outlet), occupancy_ (of all"
                                    + " such outlets, of the places) and wait_ (in an outlet's queue).")
                    .verification(
                            "All figures equal to an independent implementation that repeats cycles,"
                                    + " to the 12 digits that it gave (64 nodes, d=2 and 4, buffers of 2"
                                    + " to 16; throughput, loss and latency to 65536 nodes and d=16), and"
                                    + " to a literal evaluation of (2)-(13), state by state, for all"
                                    + " types of switches. Exact: one 2x2 switch, by its full chain;"
                                    + " hotspot=1, load=1: latency B(N-1)/(d-1); large buffers, d=2:"
                                    + " batch arrivals to infinite queues; all stages have the same"
                                    + " throughput, and f latency_hot + (1-f) latency_cold obeys"
                                    + " Little's law, to 12 digits. coupled: one cycle equal to the"
                                    + " enumeration of all that can happen in it, one switch alone"
                                    + " exact, networks equal to another program to 6 digits. It has"
                                    + " no fitted constant. The table gives errors against simulations"
                                    + " (simulate shared-buffer ..., 4 runs each, intervals 0.1 to 0.5"
                                    + " %). The paper's 'optimistic, more so for larger buffers' holds"
                                    + " in its first part only.")
                    .accuracy(SharedBufferAccuracy.table())
                    .variant("paper", "all vectors of queue lengths are equally likely, (7)")
                    .variant(
                            "independent",
                            "each packet chooses its outlet for itself; the same for radix=2, else"
                                    + " throughput 10 to 17 % too high at high load, latency at light"
                                    + " load 2 % too low")
                    .variant(
                            "coupled",
                            "not of the paper: the state of a switch tells the lengths of all its"
                                    + " queues, and of those that feed it; the closest to simulation");

    private SharedBufferModelDescription() {}

    /** Whether a point lies where the model was compared with simulations and found close. */
    static Validity validity(DeltaNetwork delta, int places, Scenario scenario) {
        double hotOutput = delta.load() / delta.maxThroughput();
        if (SharedBufferModelParameters.isCoupled(scenario)) {
            return checkedIf(isCoupledCompared(delta, places, hotOutput));
        }
        boolean compared =
                SharedBufferModelParameters.outletDistribution(scenario) == OutletDistribution.PAPER
                        || delta.radix() == 2;
        boolean sized =
                delta.nodes() <= LARGEST
                        && delta.radix() <= WIDEST
                        && places >= delta.radix()
                        && places <= MOST_PLACES;
        boolean light = delta.load() <= LIGHT && hotOutput <= HOT_OUTPUT_LIGHT;
        boolean full = (delta.nodes() - 1) * delta.hotspot() >= HOT && hotOutput >= OVERLOAD;
        return checkedIf(compared && sized && (light || full));
    }

    private static boolean isCoupledCompared(DeltaNetwork delta, int places, double hotOutput) {
        boolean sized =
                delta.nodes() <= LARGEST
                        && delta.radix() <= MOST_PLACES
                        && places >= Math.max(LEAST_PLACES, delta.radix())
                        && places <= MOST_PLACES;
        boolean critical = delta.hotspot() > 0 && hotOutput > NEARLY_FULL && hotOutput < OVERLOAD;
        return sized && !critical;
    }

    private static Validity checkedIf(boolean compared) {
        return compared ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }
}

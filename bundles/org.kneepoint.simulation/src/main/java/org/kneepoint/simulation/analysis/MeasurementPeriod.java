// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation.analysis;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.kneepoint.simulation.CustomStatistics;
import org.kneepoint.simulation.analysis.BacklogHistory.Population;

/** The measurement period of the copies of a network; it may be restarted. */
final class MeasurementPeriod {
    private final NetworkCopies copies;
    private final long[] carried;
    private final long[] injected;
    private final long[] ejected;
    private final int[] senders;
    private final boolean keepsUtilisations;
    private final List<double[]> sumsBefore = new ArrayList<>();
    private final BlockedChannels blocked;
    private BlockedChannels.Samples blockedBefore;
    private double packetCyclesBefore;
    private double from;

    /**
     * Creates the period of the copies of a network.
     *
     * @param keepsUtilisations whether the figures of each channel and terminal are kept
     * @param blocked samples of blocked channels
     */
    MeasurementPeriod(NetworkCopies copies, boolean keepsUtilisations, BlockedChannels blocked) {
        this.copies = copies;
        this.keepsUtilisations = keepsUtilisations;
        this.blocked = blocked;
        blockedBefore = blocked.samples();
        carried = new long[copies.channels()];
        injected = new long[copies.terminals()];
        ejected = new long[copies.terminals()];
        senders =
                IntStream.range(0, injected.length)
                        .filter(terminal -> !copies.isSilent(terminal))
                        .toArray();
    }

    /** Restarts the measurement at the present time, for packets generated before an end. */
    void begin(double now, double end) {
        copies.restart(now, end);
        from = now;
        packetCyclesBefore = copies.tally().history().integral(Population.NETWORK, now);
        Arrays.setAll(carried, copies::flitsCarried);
        Arrays.setAll(injected, copies::flitsInjected);
        Arrays.setAll(ejected, copies::flitsEjected);
        blockedBefore = blocked.samples();
        sumsBefore.clear();
        copies.customStatistics().forEach(custom -> sumsBefore.add(custom.sums()));
    }

    /** Adds the equal period of further copies, before they are added to the copies of this one. */
    void addAll(MeasurementPeriod further) {
        packetCyclesBefore += further.packetCyclesBefore;
        Arrays.setAll(carried, channel -> carried[channel] + further.carried[channel]);
        Arrays.setAll(injected, terminal -> injected[terminal] + further.injected[terminal]);
        Arrays.setAll(ejected, terminal -> ejected[terminal] + further.ejected[terminal]);
        Iterator<double[]> added = further.sumsBefore.iterator();
        for (double[] sums : sumsBefore) {
            double[] others = added.next();
            Arrays.setAll(sums, i -> sums[i] + others[i]);
        }
    }

    double from() {
        return from;
    }

    /**
     * Returns the number of terminals that are not silent; all terminals where the engine does not
     * count by terminal.
     */
    int senders() {
        return injected.length == 0 ? copies.tally().nodes() : senders.length;
    }

    /** Returns the statistics from the start of the period to now. */
    IntervalStatistics until(double now) {
        PacketTally tally = copies.tally();
        double cycles = copies.size() * (now - from);
        long total = 0;
        long least = Long.MAX_VALUE;
        long largest = 0;
        for (long flits : tally.received()) {
            total += flits;
            least = Math.min(least, flits);
            largest = Math.max(largest, flits);
        }
        double inFlight =
                (tally.history().integral(Population.NETWORK, now) - packetCyclesBefore) / cycles;
        return new IntervalStatistics(
                from,
                now,
                copies.size(),
                total / (tally.nodes() * cycles),
                tally.history().accepted(from, now).halfWidth() / tally.nodes(),
                least / cycles,
                largest / cycles,
                leastInjected() / cycles,
                fairness(),
                injectionRates(cycles),
                inFlight,
                utilisation(cycles),
                customSums());
    }

    private List<double[]> customSums() {
        List<double[]> since = new ArrayList<>();
        for (CustomStatistics custom : copies.customStatistics()) {
            double[] earlier = sumsBefore.get(since.size());
            double[] sums = custom.sums();
            Arrays.setAll(sums, i -> sums[i] - earlier[i]);
            since.add(sums);
        }
        return since;
    }

    private ChannelUtilisation utilisation(double cycles) {
        double total = 0;
        double largest = 0;
        int busiest = 0;
        double serviceFraction = copies.channelServiceTime() / cycles;
        double[] utilisations = new double[keepsUtilisations ? carried.length : 0];
        for (int channel = 0; channel < carried.length; channel++) {
            // whole numbers where the rate is 1: their sum is exact
            double flits =
                    (copies.flitsCarried(channel) - carried[channel]) / copies.channelRate(channel);
            total += flits;
            if (flits > largest) {
                largest = flits;
                busiest = channel;
            }
            if (keepsUtilisations) {
                utilisations[channel] = flits * serviceFraction;
            }
        }
        return carried.length == 0
                ? new ChannelUtilisation(
                        Double.NaN,
                        Double.NaN,
                        utilisations,
                        new double[0],
                        busiestWithTerminals(ChannelUtilisation.BusiestChannel.UNKNOWN, cycles))
                : new ChannelUtilisation(
                        total * serviceFraction / carried.length,
                        largest * serviceFraction,
                        utilisations,
                        blocked.samples().since(blockedBefore),
                        busiestWithTerminals(
                                new ChannelUtilisation.BusiestChannel(
                                        copies.channelName(busiest), largest * serviceFraction),
                                cycles));
    }

    /**
     * Returns the busiest injection or ejection channel, or the given channel if none is busier.
     */
    private ChannelUtilisation.BusiestChannel busiestWithTerminals(
            ChannelUtilisation.BusiestChannel channel, double cycles) {
        ChannelUtilisation.BusiestChannel busiest = channel;
        for (int terminal = 0; terminal < injected.length; terminal++) {
            double in = injectedBy(terminal) / cycles;
            double out = (copies.flitsEjected(terminal) - ejected[terminal]) / cycles;
            if (!(Math.max(in, out) <= busiest.utilisation())) {
                String name =
                        out >= in
                                ? "out_" + terminal + " (ejection)"
                                : "in_" + terminal + " (injection)";
                busiest = new ChannelUtilisation.BusiestChannel(name, Math.max(in, out));
            }
        }
        return busiest;
    }

    /** Returns the fewest flits injected by a source that is not silent; NaN if all are silent. */
    private double leastInjected() {
        return Arrays.stream(senders).mapToDouble(this::injectedBy).min().orElse(Double.NaN);
    }

    /**
     * Returns Jain's index of the flits injected by the sources that are not silent (Jain, Chiu and
     * Hawe 1984); NaN if all are.
     */
    private double fairness() {
        double sum = 0;
        double squares = 0;
        for (int terminal : senders) {
            double flits = injectedBy(terminal);
            sum += flits;
            squares += flits * flits;
        }
        return sum * sum / (senders.length * squares);
    }

    /** Returns the flits that a terminal has injected in the period. */
    private double injectedBy(int terminal) {
        return copies.flitsInjected(terminal) - injected[terminal];
    }

    /** Returns the flits per cycle that each terminal injects; empty unless they are kept. */
    private double[] injectionRates(double cycles) {
        double[] rates = new double[keepsUtilisations ? injected.length : 0];
        Arrays.setAll(rates, terminal -> injectedBy(terminal) / cycles);
        return rates;
    }
}

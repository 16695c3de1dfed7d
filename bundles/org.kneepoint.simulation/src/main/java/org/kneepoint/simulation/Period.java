// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.kneepoint.simulation.History.Place;

/** The time over which an engine is measured; it may begin anew. */
final class Period {
    private final Engine engine;
    private final Tally tally;
    private final long[] carried;
    private final long[] injected;
    private final long[] ejected;
    private final boolean keepsEach;
    private final List<double[]> before = new ArrayList<>();
    private double packetCycles;

    /** The period of an engine; keeps the use of each channel if that is asked for. */
    Period(Engine engine, Tally tally, boolean keepsEach) {
        this.engine = engine;
        this.tally = tally;
        this.keepsEach = keepsEach;
        carried = new long[engine.channels()];
        injected = new long[engine.terminals()];
        ejected = new long[engine.terminals()];
    }

    /**
     * Forgets what was before and measures from now on, packets that are generated before an end.
     */
    void begin(double now, double end) {
        tally.restart(now, end);
        packetCycles = tally.history().integral(Place.NETWORK, now);
        Arrays.setAll(carried, engine::carried);
        Arrays.setAll(injected, engine::injected);
        Arrays.setAll(ejected, engine::ejected);
        before.clear();
        engine.accounts().forEach(account -> before.add(account.sums()));
    }

    double from() {
        return tally.cohorts().from();
    }

    /**
     * Returns how many terminals have sent anything since the run began, for a pattern leaves some
     * silent; all of them where the engine does not count by terminals.
     */
    long senders() {
        long senders =
                IntStream.range(0, injected.length).filter(t -> engine.injected(t) > 0).count();
        return injected.length == 0 ? tally.nodes() : senders;
    }

    /** Returns what has passed until now. */
    Passage until(double now) {
        double time = now - from();
        long total = 0;
        long least = Long.MAX_VALUE;
        long most = 0;
        for (long flits : tally.received()) {
            total += flits;
            least = Math.min(least, flits);
            most = Math.max(most, flits);
        }
        double inFlight = (tally.history().integral(Place.NETWORK, now) - packetCycles) / time;
        return new Passage(
                from(),
                now,
                total / (tally.nodes() * time),
                tally.history().accepted(from(), now).halfWidth() / tally.nodes(),
                least / time,
                most / time,
                poorestSource() / time,
                inFlight,
                utilisation(time),
                sums());
    }

    private List<double[]> sums() {
        List<double[]> since = new ArrayList<>();
        for (Account account : engine.accounts()) {
            double[] earlier = before.get(since.size());
            double[] sums = account.sums();
            Arrays.setAll(sums, i -> sums[i] - earlier[i]);
            since.add(sums);
        }
        return since;
    }

    private Utilisation utilisation(double time) {
        double total = 0;
        double most = 0;
        int busiest = 0;
        double share = engine.channelTime() / time;
        double[] each = new double[keepsEach ? carried.length : 0];
        for (int channel = 0; channel < carried.length; channel++) {
            // whole numbers where the rate is 1, whose sum is exact
            double use = (engine.carried(channel) - carried[channel]) / engine.channelRate(channel);
            total += use;
            if (use > most) {
                most = use;
                busiest = channel;
            }
            if (keepsEach) {
                each[channel] = use * share;
            }
        }
        return carried.length == 0
                ? new Utilisation(
                        Double.NaN, Double.NaN, each, busier(Utilisation.Busiest.UNKNOWN, time))
                : new Utilisation(
                        total * share / carried.length,
                        most * share,
                        each,
                        busier(
                                new Utilisation.Busiest(engine.channelName(busiest), most * share),
                                time));
    }

    /** Returns the busiest channel of a terminal, or this one if none is busier. */
    private Utilisation.Busiest busier(Utilisation.Busiest channel, double time) {
        Utilisation.Busiest busiest = channel;
        for (int terminal = 0; terminal < injected.length; terminal++) {
            double in = (engine.injected(terminal) - injected[terminal]) / time;
            double out = (engine.ejected(terminal) - ejected[terminal]) / time;
            if (!(Math.max(in, out) <= busiest.use())) {
                String name =
                        out >= in
                                ? "out_" + terminal + " (ejection)"
                                : "in_" + terminal + " (injection)";
                busiest = new Utilisation.Busiest(name, Math.max(in, out));
            }
        }
        return busiest;
    }

    /** Returns the fewest flits that a source has sent, of those that are not silent. */
    private double poorestSource() {
        double fewest = Double.POSITIVE_INFINITY;
        for (int terminal = 0; terminal < injected.length; terminal++) {
            long sent = engine.injected(terminal);
            if (sent > 0) {
                fewest = Math.min(fewest, sent - injected[terminal]);
            }
        }
        return fewest < Double.POSITIVE_INFINITY ? fewest : Double.NaN;
    }
}

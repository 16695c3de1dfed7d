// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.traffic.OwnerDefaults;

/**
 * A fraction of the traffic to hot destinations, the rest uniform.
 *
 * @param terminals N
 * @param self whether a terminal may address itself; if not, a hot terminal sends its fraction to
 *     the other hot ones, or uniformly to all others if it is the only one
 * @param fraction to the hot destinations, 0 to 1; 0 is uniform traffic
 * @param hotSpots the hot destinations
 */
record HotSpotDestinations(int terminals, boolean self, double fraction, HotSpots hotSpots)
        implements Destinations {

    static HotSpotDestinations of(
            String pattern,
            Scenario scenario,
            Parameter<Double> fraction,
            HotSpots hotSpots,
            int terminals) {
        boolean self = SelfTraffic.isAllowed(scenario);
        if (terminals == 1 && !self) {
            throw SelfTraffic.noTraffic(pattern, terminals);
        }
        return new HotSpotDestinations(
                terminals, self, OwnerDefaults.get(scenario, fraction), hotSpots);
    }

    @Override
    public int destination(int source, RandomGenerator random) {
        int excluded = excluded(source);
        if (fraction > 0 && hotSpots.total(excluded) > 0 && random.nextDouble() < fraction) {
            return hotSpots.draw(excluded, random);
        }
        if (self) {
            return random.nextInt(terminals);
        }
        int other = random.nextInt(terminals - 1);
        return other < source ? other : other + 1;
    }

    @Override
    public double probability(int source, int destination) {
        if (!self && source == destination) {
            return 0;
        }
        int allowed = self ? terminals : terminals - 1;
        double total = hotSpots.total(excluded(source));
        if (total == 0) {
            return 1.0 / allowed;
        }
        double rest = (1 - fraction) / allowed;
        double rate = hotSpots.rate(destination);
        return rate == 0 ? rest : fraction * (rate / total) + rest;
    }

    @Override
    public boolean isUniform(int among) {
        return fraction == 0 || terminals == 1;
    }

    /** Returns the terminal that a source may not address. */
    private int excluded(int source) {
        return self ? HotSpots.NONE : source;
    }
}

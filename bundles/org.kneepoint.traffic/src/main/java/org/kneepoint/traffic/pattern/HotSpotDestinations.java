// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic.pattern;

import java.util.random.RandomGenerator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Range;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.TrafficPattern.Destinations;
import org.kneepoint.traffic.OwnerDefaults;

/**
 * A fraction of the traffic to one hot destination, the rest uniform.
 *
 * @param terminals N
 * @param self whether a terminal may address itself; if not, the hot terminal sends uniformly to
 *     the others
 * @param fraction to the hot destination, 0 to 1; 0 is uniform traffic
 * @param hot the hot destination
 */
record HotSpotDestinations(int terminals, boolean self, double fraction, int hot)
        implements Destinations {

    static HotSpotDestinations of(
            String pattern, Scenario scenario, Parameter<Double> fraction, int terminals) {
        int hot = OwnerDefaults.get(scenario, StandardParameters.HOTSPOT_NODE);
        if (hot >= terminals) {
            throw BadInput.notAllowed("hotspot_node", hot, Range.closed(0, terminals - 1));
        }
        boolean self = SelfTraffic.isAllowed(scenario);
        if (terminals == 1 && !self) {
            throw SelfTraffic.noTraffic(pattern, terminals);
        }
        return new HotSpotDestinations(terminals, self, OwnerDefaults.get(scenario, fraction), hot);
    }

    @Override
    public int destination(int source, RandomGenerator random) {
        if (fraction > 0 && favours(source) && random.nextDouble() < fraction) {
            return hot;
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
        if (!favours(source)) {
            return 1.0 / allowed;
        }
        double rest = (1 - fraction) / allowed;
        return destination == hot ? fraction + rest : rest;
    }

    @Override
    public boolean isUniform(int among) {
        return fraction == 0 || terminals == 1;
    }

    private boolean favours(int source) {
        return self || source != hot;
    }
}

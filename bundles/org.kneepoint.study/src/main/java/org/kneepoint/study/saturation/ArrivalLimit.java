// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.study.plugin.Catalogue;

/**
 * The loads that the arrival process of a network can offer: some have at most a message per cycle.
 *
 * @param catalogue the installed arrival processes and length distributions
 * @param network the network's name
 * @param parameters the parameters of its scenarios
 * @param settings the settings without the load
 */
record ArrivalLimit(
        Catalogue catalogue, String network, Parameters parameters, Map<String, String> settings) {
    /** Returns whether the process can offer a load; true if there is no arrival process. */
    boolean canOffer(double load) {
        boolean applies =
                parameters.names().contains(StandardParameters.ARRIVAL_PROCESS.name())
                        && parameters
                                .names()
                                .contains(StandardParameters.LENGTH_DISTRIBUTION.name());
        try {
            if (applies) {
                start(load);
            }
            return true;
        } catch (BadInput e) {
            return false;
        } catch (RuntimeException e) {
            // a run reports the failure of a plug-in
            return true;
        }
    }

    private void start(double load) {
        Map<String, String> all = new LinkedHashMap<>(settings);
        all.put(StandardParameters.LOAD.name(), Decimal.format(load));
        Scenario scenario = Scenario.of(network, parameters, all);
        String name = scenario.get(StandardParameters.ARRIVAL_PROCESS);
        String lengths = scenario.get(StandardParameters.LENGTH_DISTRIBUTION);
        double mean =
                ((LengthDistribution) catalogue.get(Catalogue.PlugInKind.LENGTHS, lengths))
                        .build(scenario)
                        .mean();
        ((ArrivalProcess) catalogue.get(Catalogue.PlugInKind.ARRIVALS, name))
                .start(scenario, scenario.load(mean) / mean);
    }
}

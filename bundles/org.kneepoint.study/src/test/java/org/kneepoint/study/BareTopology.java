// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.Arrays;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.topology.Network;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.testkit.StarNetwork;

/**
 * A topology without settings: two terminals around one router.
 *
 * @param name of it
 */
public record BareTopology(String name) implements Topology {
    /** Returns a catalogue of plug-ins, a network for them and the traffic that is usual. */
    public static Catalogue catalogue(String network, Described... plugIns) {
        return withTraffic(
                Stream.concat(Arrays.stream(plugIns), Stream.of(new BareTopology(network)))
                        .toArray(Described[]::new));
    }

    /** Returns a catalogue of plug-ins and the traffic that is usual. */
    static Catalogue withTraffic(Described... plugIns) {
        return Catalogue.of(
                Stream.concat(Arrays.stream(plugIns), FakeWorkload.usual())
                        .toArray(Described[]::new));
    }

    @Override
    public Description description() {
        return Description.of("two terminals around one router");
    }

    @Override
    public Parameters parameters() {
        return Parameters.of();
    }

    @Override
    public Network build(Scenario scenario) {
        return StarNetwork.of(2, "direct", "scenic");
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted;

import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.simulation.analysis.ReportDetail;
import org.kneepoint.simulation.analysis.RunSettings;
import org.kneepoint.simulator.slotted.network.BufferOrganisation;
import org.kneepoint.simulator.slotted.network.ServiceOrder;
import org.kneepoint.simulator.slotted.network.SlottedFabric;
import org.kneepoint.simulator.slotted.network.SlottedSwitchSettings;
import org.kneepoint.simulator.slotted.network.SlottedWorkload;
import org.kneepoint.support.MultistageSize;

/** The parameters of the simulator and the objects built from them. */
final class SlottedParameters {
    static final String SHARED = "shared-buffer";
    static final String OUTPUT = "output-buffer";

    private static final int MAX_BUFFER = 1 << 20;
    private static final String FIFO = "fifo";
    private static final String NONE = "none";

    static final Parameter<Integer> RADIX =
            StandardParameters.SWITCH_RADIX
                    .meaning("switch size d")
                    .between(2, MultistageSize.LARGEST);
    static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(1, MAX_BUFFER)
                    .unit("packets")
                    .meaning(
                            "buffer size of a switch, B; in output-buffer each outlet has B/radix");
    private static final Parameter<String> ORDER =
            Parameter.choice(
                            "service_order",
                            "order of service of the packets of an outlet",
                            "random",
                            FIFO)
                    .withChoiceMeaning("random", "one of the waiting packets at random")
                    .withChoiceMeaning(FIFO, "the packet that has waited longest");
    private static final Parameter<String> REPORT =
            Parameter.text("report", "optional columns")
                    .choices(NONE, "channels", "in-flight")
                    .withChoiceMeaning(NONE, "no further columns")
                    .withChoiceMeaning("channels", "utilisation of each link between stages")
                    .withChoiceMeaning(
                            "in-flight", "packets in the network over the time of the run")
                    .optional();
    private static final Parameter<Double> LOAD = StandardParameters.LOAD.between(0, 1).optional();
    private static final Parameter<Double> RATE = StandardParameters.RATE.between(0, 1).optional();

    static final Parameters ALL =
            Parameters.of(
                            MultistageSize.NODES,
                            RADIX,
                            BUFFER,
                            StandardParameters.HOTSPOT,
                            StandardParameters.HOTSPOT_NODE,
                            ORDER,
                            REPORT)
                    .and(RunSettings.parameters())
                    .exactlyOneOf(LOAD, RATE);

    private SlottedParameters() {}

    /** Returns whether statistics of the hot output are reported. */
    static boolean hasHotSpot(Scenario scenario) {
        return scenario.isGiven(StandardParameters.HOTSPOT);
    }

    /** Returns the optional columns. */
    static Set<ReportDetail> details(Scenario scenario) {
        return ReportDetail.of(scenario.find(REPORT).orElse(NONE));
    }

    /**
     * Returns the dimensions of the network.
     *
     * @throws BadInput if the nodes are no power of the radix, or too many
     */
    static SlottedFabric fabric(Scenario scenario) {
        return SlottedFabric.of(scenario.get(MultistageSize.NODES), scenario.get(RADIX));
    }

    /**
     * Returns the settings of the switches.
     *
     * @throws BadInput if output buffers do not divide the places of a switch equally
     */
    static SlottedSwitchSettings switchSettings(Scenario scenario) {
        boolean fifo = scenario.get(ORDER).equals(FIFO);
        boolean divided = scenario.network().equals(OUTPUT);
        int places = scenario.get(BUFFER);
        if (divided) {
            requireMultiple(places, scenario.get(RADIX));
        }
        return new SlottedSwitchSettings(
                divided ? BufferOrganisation.OUTPUT : BufferOrganisation.SHARED,
                places,
                fifo ? ServiceOrder.FIFO : ServiceOrder.RANDOM);
    }

    private static void requireMultiple(int places, int radix) {
        if (places % radix != 0) {
            int below = places - places % radix;
            throw BadInput.notAllowed(
                            "buffer", places, "the outlets of a switch share its places equally")
                    .with("radix", radix)
                    .nearest(Math.max(below, radix), below + radix);
        }
    }

    /**
     * Returns the traffic of the inputs.
     *
     * @throws BadInput if the hot output does not exist
     */
    static SlottedWorkload workload(Scenario scenario) {
        MultistageSize size = MultistageSize.of(scenario);
        int hot = size.hotOutput(scenario);
        return new SlottedWorkload(scenario.load(1), scenario.get(StandardParameters.HOTSPOT), hot);
    }
}

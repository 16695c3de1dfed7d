// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import java.util.Locale;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Decimal;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.simulation.analysis.OfferedTraffic;
import org.kneepoint.simulation.analysis.ReportDetail;
import org.kneepoint.simulation.analysis.RunSettings;
import org.kneepoint.simulator.packet.multistage.BlockingPolicy;
import org.kneepoint.simulator.packet.multistage.MultistageLayout;
import org.kneepoint.simulator.packet.multistage.MultistageSwitchSettings;
import org.kneepoint.simulator.packet.multistage.MultistageWorkload;
import org.kneepoint.simulator.packet.multistage.SwitchArchitecture;
import org.kneepoint.support.MultistageSize;

/** The parameters of the simulator and the objects built from them. */
final class PacketParameters {
    private static final int MAX_BUFFER = 10_000;
    private static final int MAX_RATE = 1000;
    private static final String NONE = "none";

    /** Limits beyond which times of a run lose the digits of a service, or overflow. */
    private static final double MIN_SERVICE = 1e-3;

    private static final double MAX_SERVICE = 1e3;
    private static final double MIN_UTILISATION = 1e-8;

    private static final Parameter<Integer> RADIX =
            StandardParameters.SWITCH_RADIX
                    .meaning("switch size a")
                    .between(2, MultistageSize.LARGEST);
    private static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(0, MAX_BUFFER)
                    .orInfinite()
                    .unit("packets")
                    .meaning("waiting places of a buffer, L, besides the packet in service");
    private static final Parameter<Double> SERVICE =
            StandardParameters.SERVICE.between(MIN_SERVICE, MAX_SERVICE);
    private static final Parameter<String> SWITCH =
            Parameter.choice(
                            "switch",
                            "architecture of a switch",
                            "input-servers",
                            "output-links",
                            "output-buffers")
                    .withChoiceMeaning("input-servers", "a buffer and a server at each input")
                    .withChoiceMeaning(
                            "output-links", "a buffer at each input, a link at each output")
                    .withChoiceMeaning("output-buffers", "a buffer and a server at each output");
    private static final Parameter<String> BLOCKING =
            Parameter.choice(
                            "blocking",
                            "treatment of a packet whose next buffer is full",
                            "after-service",
                            "before-service",
                            "repeat",
                            "loss")
                    .withChoiceMeaning(
                            "after-service",
                            "a packet keeps its server until the next buffer has room")
                    .withChoiceMeaning(
                            "before-service", "service begins only when the next buffer has room")
                    .withChoiceMeaning(
                            "repeat", "service is repeated until the next buffer has room")
                    .withChoiceMeaning("loss", "a packet that finds the next buffer full is lost");
    private static final Parameter<String> ROUTING =
            StandardParameters.ROUTING
                    .meaning(
                            "wires between the stages, those of the omega network or drawn anew"
                                    + " after each stage")
                    .choices("wired", "well-mixed")
                    .withChoiceMeaning("wired", "the wires of the omega network")
                    .withChoiceMeaning(
                            "well-mixed",
                            "a switch of the next stage drawn at random for each packet")
                    .withDefault("wired");
    private static final Parameter<String> REPORT =
            Parameter.text("report", "optional columns")
                    .choices(NONE, "channels", "in-flight")
                    .withChoiceMeaning(NONE, "no further columns")
                    .withChoiceMeaning("channels", "utilisation of each server")
                    .withChoiceMeaning(
                            "in-flight", "packets in the network over the time of the run")
                    .optional();

    static final Parameters ALL =
            Parameters.of(
                            MultistageSize.NODES,
                            RADIX,
                            BUFFER,
                            SERVICE,
                            StandardParameters.HOTSPOT,
                            StandardParameters.HOTSPOT_NODE,
                            StandardParameters.MAX_OUTSTANDING,
                            SWITCH,
                            BLOCKING,
                            ROUTING,
                            REPORT)
                    .and(RunSettings.parameters())
                    .exactlyOneOf(
                            StandardParameters.LOAD.between(0, MAX_RATE).optional(),
                            StandardParameters.RATE.between(0, MAX_RATE).optional());

    private PacketParameters() {}

    /** Returns the dimensions of the network. */
    static MultistageLayout layout(Scenario scenario) {
        MultistageSize size = MultistageSize.of(scenario);
        int nodes = size.nodes();
        int radix = size.radix();
        int stages = size.stages();
        if (!MultistageLayout.fit(nodes, stages)) {
            String servers = nodes + " x " + stages + " servers, at most ";
            throw BadInput.notAllowed("nodes", nodes, servers + MultistageLayout.MOST_PLACES)
                    .with("radix", radix);
        }
        int waiting = scenario.get(BUFFER);
        int capacity = waiting == Parameter.INFINITE ? Integer.MAX_VALUE : waiting + 1;
        return new MultistageLayout(radix, stages, nodes, capacity, scenario.get(SERVICE));
    }

    /** Returns the settings of the switches. */
    static MultistageSwitchSettings switchSettings(Scenario scenario) {
        return new MultistageSwitchSettings(
                SwitchArchitecture.valueOf(constant(scenario.get(SWITCH))),
                BlockingPolicy.valueOf(constant(scenario.get(BLOCKING))),
                scenario.get(ROUTING).equals("well-mixed"));
    }

    private static String constant(String name) {
        return name.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /** Returns the traffic of the processors. */
    static MultistageWorkload workload(Scenario scenario) {
        double rate = scenario.load(1);
        double utilisation = rate * scenario.get(SERVICE);
        if (utilisation > 0 && utilisation < MIN_UTILISATION) {
            throw BadInput.notAllowed(
                            "load",
                            rate,
                            "times service it is 0, or at least " + Decimal.format(MIN_UTILISATION))
                    .with("service", scenario.get(SERVICE));
        }
        return new MultistageWorkload(
                rate,
                scenario.get(StandardParameters.HOTSPOT),
                MultistageSize.of(scenario).hotOutput(scenario),
                scenario.find(StandardParameters.MAX_OUTSTANDING).orElse(Integer.MAX_VALUE));
    }

    /**
     * Returns the offered traffic, with the treatment of packets that find the first buffer full.
     */
    static OfferedTraffic offered(Scenario scenario) {
        OfferedTraffic.Overflow overflow = OfferedTraffic.Overflow.LOST;
        if (scenario.find(StandardParameters.MAX_OUTSTANDING).isPresent()) {
            overflow = OfferedTraffic.Overflow.BLOCKED;
        } else if (scenario.get(BUFFER) == Parameter.INFINITE) {
            overflow = OfferedTraffic.Overflow.WAITS;
        }
        return new OfferedTraffic(scenario.load(1), 1, overflow);
    }

    /** Returns whether statistics of the hot output are reported. */
    static boolean hasHotSpot(Scenario scenario) {
        return scenario.isGiven(StandardParameters.HOTSPOT);
    }

    /** Returns the optional columns. */
    static Set<ReportDetail> details(Scenario scenario) {
        return ReportDetail.of(scenario.find(REPORT).orElse(NONE));
    }
}

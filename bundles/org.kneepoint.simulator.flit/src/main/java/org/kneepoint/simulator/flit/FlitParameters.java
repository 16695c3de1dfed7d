// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.DeadlockFreedom.VcReallocation;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulation.analysis.RampSettings;
import org.kneepoint.simulation.analysis.ReportDetail;
import org.kneepoint.simulation.analysis.RunSettings;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.kernel.SourceQueuePolicy;

/** The parameters of the simulator, including those of its router models. */
final class FlitParameters {
    private static final int MAX_VCS = 64;
    private static final int LARGEST_BUFFER = 1 << 20;
    private static final double HIGHEST_LOAD = 32;
    private static final String FLITS = "flits";

    private static final String ROUTER_MEANING = "router model; the analytic models assume ideal";
    static final Parameter<String> ROUTER = Parameter.text("router", ROUTER_MEANING);
    static final Parameter<Integer> VCS = StandardParameters.VCS.between(1, MAX_VCS).optional();
    static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(1, LARGEST_BUFFER)
                    .unit(FLITS)
                    .meaning("buffer size of a virtual channel");
    static final Parameter<String> VC_REALLOCATION =
            Parameter.text(
                            "vc_reallocation",
                            "when a virtual channel goes to the next packet; by default as early as"
                                    + " the deadlock freedom of the routing permits")
                    .choices(
                            Arrays.stream(VcReallocation.values())
                                    .map(FlitParameters::nameOf)
                                    .toArray(String[]::new))
                    .withChoiceMeaning(
                            "non-atomic",
                            "as soon as the tail of the packet has entered: packets share a buffer")
                    .withChoiceMeaning(
                            "whole-packet",
                            "when the buffer has room for the whole packet, or is empty")
                    .withChoiceMeaning("atomic", "when the buffer is empty")
                    .optional();

    static final Parameter<String> SOURCE =
            Parameter.choice(
                            "source",
                            "treatment of messages that cannot enter at once",
                            "infinite",
                            "finite",
                            "blocked")
                    .withChoiceMeaning("infinite", "messages wait in a queue without limit")
                    .withChoiceMeaning("finite", "a message that finds the queue full is lost")
                    .withChoiceMeaning(
                            "blocked", "no message is generated before the last one has entered");
    static final Parameter<Integer> SOURCE_QUEUE =
            Parameter.integer("source_queue", "packets", "capacity of a finite source queue")
                    .between(1, LARGEST_BUFFER)
                    .withDefault(16);
    static final Parameter<String> LATENCY_ORIGIN =
            Parameter.choice(
                            "latency_origin",
                            "event from which latency counts",
                            "generation",
                            "injection")
                    .withChoiceMeaning(
                            "generation",
                            "from the generation of the message, source queue included")
                    .withChoiceMeaning(
                            "injection", "from the injection of the header into the network");
    static final Parameter<String> REPORT =
            Parameter.choice("report", "optional columns", "none", "channels", "in-flight")
                    .withChoiceMeaning("none", "no further columns")
                    .withChoiceMeaning(
                            "channels",
                            "utilisation and blocking of each channel, flits injected by each"
                                    + " terminal; for explain")
                    .withChoiceMeaning(
                            "in-flight", "packets in the network over the time of the run");

    /** Parameters of runs at one load. */
    final Parameters steadyState;

    /** Parameters of ramps. */
    final Parameters ramp;

    private final RouterModels routerModels;

    /** Creates the parameters with those of the router models. */
    FlitParameters(RouterModels routerModels) {
        this.routerModels = routerModels;
        steadyState =
                common(SOURCE, StandardParameters.ARRIVAL_PROCESS)
                        .and(Parameters.of(REPORT))
                        .and(RunSettings.parameters())
                        .exactlyOneOf(
                                StandardParameters.LOAD.between(0, HIGHEST_LOAD).optional(),
                                StandardParameters.RATE.between(0, HIGHEST_LOAD).optional());
        ramp =
                common(
                                SOURCE.withDefault("blocked"),
                                Parameter.choice(
                                        StandardParameters.ARRIVAL_PROCESS.name(),
                                        "arrival process that follows a growing load",
                                        "packet-gap"))
                        .and(RampSettings.parameters());
    }

    private Parameters common(Parameter<String> source, Parameter<String> arrivals) {
        return Parameters.of(
                        StandardParameters.ROUTING,
                        Parameter.choice(ROUTER.name(), ROUTER_MEANING, routerModels.names()),
                        VCS,
                        BUFFER,
                        StandardParameters.SWITCHING,
                        VC_REALLOCATION)
                .and(routerModels.parameters())
                .and(
                        Parameters.of(
                                source,
                                SOURCE_QUEUE,
                                StandardParameters.PATTERN,
                                StandardParameters.SELF_TRAFFIC,
                                arrivals,
                                StandardParameters.LENGTH_DISTRIBUTION,
                                StandardParameters.LENGTH,
                                LATENCY_ORIGIN,
                                StandardParameters.ALLOW_DEADLOCK,
                                RunThreads.PARAMETER));
    }

    /** Returns the name of a constant as a user types it. */
    static String nameOf(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the VC reallocation of a name. */
    static VcReallocation reallocation(String name) {
        return VcReallocation.valueOf(name.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** Returns the source queue of a scenario. */
    static SourceQueuePolicy source(Scenario scenario) {
        String name = scenario.get(SOURCE);
        SourceQueuePolicy.Kind kind = SourceQueuePolicy.Kind.valueOf(name.toUpperCase(Locale.ROOT));
        if (kind != SourceQueuePolicy.Kind.FINITE && scenario.isGiven(SOURCE_QUEUE)) {
            throw BadInput.notAllowed(
                            SOURCE_QUEUE.name(),
                            scenario.get(SOURCE_QUEUE),
                            "it belongs to source=finite")
                    .with(SOURCE.name(), name);
        }
        return new SourceQueuePolicy(kind, scenario.get(SOURCE_QUEUE));
    }

    /** Returns the event from which latency counts. */
    static PacketTally.LatencyOrigin origin(Scenario scenario) {
        return PacketTally.LatencyOrigin.valueOf(
                scenario.get(LATENCY_ORIGIN).toUpperCase(Locale.ROOT));
    }

    /** Returns the optional columns. */
    static Set<ReportDetail> details(Scenario scenario) {
        return ReportDetail.of(scenario.get(REPORT));
    }

    /** Returns the settings of a scenario that apply to it. */
    Map<String, String> applicableSettings(Scenario scenario, FlitRouterModel model) {
        Map<String, String> settings = new LinkedHashMap<>(scenario.settings());
        settings.keySet().removeAll(routerModels.inapplicable(model));
        removeIf(settings, SOURCE_QUEUE, source(scenario).kind() != SourceQueuePolicy.Kind.FINITE);
        removeIf(settings, REPORT, !scenario.isGiven(REPORT));
        removeIf(settings, RunThreads.PARAMETER, !scenario.isGiven(RunThreads.PARAMETER));
        removeIf(
                settings,
                StandardParameters.ALLOW_DEADLOCK,
                !scenario.isGiven(StandardParameters.ALLOW_DEADLOCK));
        return settings;
    }

    private static void removeIf(Map<String, String> settings, Parameter<?> name, boolean dropped) {
        if (dropped) {
            settings.remove(name.name());
        }
    }
}

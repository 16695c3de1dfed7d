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
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulation.analysis.PacketTally;
import org.kneepoint.simulation.analysis.RampSettings;
import org.kneepoint.simulation.analysis.ReportDetail;
import org.kneepoint.simulation.analysis.RunSettings;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.kernel.SourceQueue;

/** The words of the simulator, those of its router models among them. */
final class Words {
    private static final int MOST_VCS = 64;
    private static final int LARGEST_BUFFER = 1 << 20;
    private static final double HIGHEST_LOAD = 32;
    private static final String FLITS = "flits";

    private static final String ROUTER_MEANING =
            "router model; the models of solve stand for ideal";
    static final Parameter<String> ROUTER = Parameter.text("router", ROUTER_MEANING);
    static final Parameter<Integer> VCS = StandardParameters.VCS.between(1, MOST_VCS).optional();
    static final Parameter<Integer> BUFFER =
            StandardParameters.BUFFER
                    .between(1, LARGEST_BUFFER)
                    .unit(FLITS)
                    .meaning("flits that the buffer of a virtual channel holds");
    static final Parameter<String> REUSE =
            Parameter.text(
                            "vc.reuse",
                            "when a virtual channel goes to the next packet; by default as soon as"
                                    + " the routing's freedom from deadlock allows")
                    .choices(Arrays.stream(Reuse.values()).map(Words::word).toArray(String[]::new))
                    .optional();

    static final Parameter<String> SOURCE =
            Parameter.choice(
                    "source",
                    "queue of a source: infinite, finite with losses, or blocking generation",
                    "infinite",
                    "finite",
                    "blocked");
    static final Parameter<Integer> PLACES =
            Parameter.integer("source.queue", "packets", "packets that a finite source queue holds")
                    .between(1, LARGEST_BUFFER)
                    .byDefault(16);
    static final Parameter<String> LATENCY_FROM =
            Parameter.choice(
                    "latency.from",
                    "whether latency counts from generation or from entry into the network",
                    "generation",
                    "entry");
    static final Parameter<String> REPORT =
            Parameter.choice(
                    "report",
                    "what is told besides: use of each channel, packets in flight over time",
                    "none",
                    "channels",
                    "in-flight");

    /** Of runs at one load. */
    final Parameters steady;

    /** Of ramps. */
    final Parameters ramp;

    private final RouterModels models;

    /** The words of the simulator and of its router models. */
    Words(RouterModels models) {
        this.models = models;
        steady =
                common(SOURCE, StandardParameters.ARRIVALS)
                        .and(Parameters.of(REPORT))
                        .and(RunSettings.parameters())
                        .exactlyOneOf(
                                StandardParameters.LOAD.between(0, HIGHEST_LOAD).optional(),
                                StandardParameters.RATE.between(0, HIGHEST_LOAD).optional());
        ramp =
                common(
                                SOURCE.byDefault("blocked"),
                                Parameter.choice(
                                        StandardParameters.ARRIVALS.name(),
                                        "arrival process that follows a growing load",
                                        "packet-gap"))
                        .and(RampSettings.parameters());
    }

    private Parameters common(Parameter<String> source, Parameter<String> arrivals) {
        return Parameters.of(
                        StandardParameters.ROUTING,
                        Parameter.choice(ROUTER.name(), ROUTER_MEANING, models.names()),
                        VCS,
                        BUFFER,
                        StandardParameters.SWITCHING,
                        REUSE)
                .and(models.parameters())
                .and(
                        Parameters.of(
                                source,
                                PLACES,
                                StandardParameters.PATTERN,
                                StandardParameters.SELF,
                                arrivals,
                                StandardParameters.LENGTHS,
                                StandardParameters.LENGTH,
                                LATENCY_FROM,
                                StandardParameters.ALLOW_DEADLOCK));
    }

    /** Returns the word of a constant. */
    static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns the hand-over rule of a word. */
    static Reuse reuse(String word) {
        return Reuse.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** Returns what becomes of messages that cannot enter at once. */
    static SourceQueue source(Scenario scenario) {
        String word = scenario.get(SOURCE);
        SourceQueue.Kind kind = SourceQueue.Kind.valueOf(word.toUpperCase(Locale.ROOT));
        if (kind != SourceQueue.Kind.FINITE && scenario.isGiven(PLACES)) {
            throw new BadInput("source.queue= belongs to source=finite, not to source=" + word)
                    .about(PLACES.name(), SOURCE.name());
        }
        return new SourceQueue(kind, scenario.get(PLACES));
    }

    /** Returns where the latency counts from. */
    static PacketTally.LatencyOrigin origin(Scenario scenario) {
        return PacketTally.LatencyOrigin.valueOf(
                scenario.get(LATENCY_FROM).toUpperCase(Locale.ROOT));
    }

    /** Returns what is told besides the usual figures. */
    static Set<ReportDetail> details(Scenario scenario) {
        return ReportDetail.of(scenario.get(REPORT));
    }

    /** Returns the words of a scenario without those that mean nothing in it. */
    Map<String, String> meaningful(Scenario scenario, FlitRouterModel model) {
        Map<String, String> words = new LinkedHashMap<>(scenario.words());
        words.keySet().removeAll(models.meaningless(model));
        drop(words, PLACES, source(scenario).kind() != SourceQueue.Kind.FINITE);
        drop(words, REPORT, !scenario.isGiven(REPORT));
        drop(
                words,
                StandardParameters.ALLOW_DEADLOCK,
                !scenario.isGiven(StandardParameters.ALLOW_DEADLOCK));
        return words;
    }

    private static void drop(Map<String, String> words, Parameter<?> word, boolean dropped) {
        if (dropped) {
            words.remove(word.name());
        }
    }
}

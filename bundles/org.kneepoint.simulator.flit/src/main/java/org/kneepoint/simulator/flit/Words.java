// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.topology.Freedom.Reuse;
import org.kneepoint.simulation.Detail;
import org.kneepoint.simulation.RampRules;
import org.kneepoint.simulation.RunRules;
import org.kneepoint.simulation.Tally;
import org.kneepoint.simulator.flit.kernel.SourceQueue;

/** The words of the simulator, and which of them a router model knows. */
final class Words {
    private static final int MOST_VCS = 64;
    private static final int LARGEST_BUFFER = 1 << 20;
    private static final int LONGEST_DELAY = 1 << 16;
    private static final double HIGHEST_LOAD = 32;
    private static final String CYCLES = "cycles";
    private static final String FLITS = "flits";

    static final Parameter<String> ROUTER =
            Parameter.choice(
                    "router",
                    "router model; the models of solve stand for ideal",
                    RouterModel.words());
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

    static final Parameter<Integer> ROUTE = delay("route", "route computation", 0, 1);
    static final Parameter<Integer> VC = delay("vc", "virtual-channel allocation", 0, 1);
    static final Parameter<Integer> SWITCH = delay("switch", "switch allocation", 1, 1);
    static final Parameter<Integer> CROSSBAR = delay("crossbar", "switch traversal", 0, 1);
    static final Parameter<Integer> LINK = delay("link", "links between routers", 1, 1);
    static final Parameter<Integer> CREDIT = delay("credit", "processing of a credit", 0, 0);
    static final Parameter<Boolean> SPECULATIVE =
            Parameter.flag(
                    "speculative",
                    "router=pipelined: whether a header bids for the switch and a virtual channel"
                            + " at once");
    static final Parameter<Integer> INJECTION_BUFFER =
            Parameter.integer(
                            "injection.buffer",
                            FLITS,
                            "router=single-cycle: flits between source and router")
                    .between(1, LARGEST_BUFFER)
                    .byDefault(6);
    static final Parameter<Boolean> INPUT_LIMIT =
            Parameter.flag(
                    "input.limit",
                    "router=single-cycle: whether an input port passes on at most one flit per"
                            + " cycle");

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

    private static final List<Parameter<?>> PIPELINED =
            List.of(ROUTE, VC, SWITCH, CROSSBAR, LINK, CREDIT, SPECULATIVE);
    private static final List<Parameter<?>> SINGLE_CYCLE = List.of(INJECTION_BUFFER, INPUT_LIMIT);

    static final Parameters ALL =
            common(SOURCE, StandardParameters.ARRIVALS)
                    .and(Parameters.of(REPORT))
                    .and(RunRules.parameters())
                    .exactlyOneOf(
                            StandardParameters.LOAD.between(0, HIGHEST_LOAD).optional(),
                            StandardParameters.RATE.between(0, HIGHEST_LOAD).optional());

    static final Parameters RAMP =
            common(
                            SOURCE.byDefault("blocked"),
                            Parameter.choice(
                                    StandardParameters.ARRIVALS.name(),
                                    "arrival process that follows a growing load",
                                    "packet-gap"))
                    .and(RampRules.parameters());

    private Words() {}

    private static Parameters common(Parameter<String> source, Parameter<String> arrivals) {
        return Parameters.of(
                StandardParameters.ROUTING,
                ROUTER,
                VCS,
                BUFFER,
                StandardParameters.SWITCHING,
                REUSE,
                ROUTE,
                VC,
                SWITCH,
                CROSSBAR,
                LINK,
                CREDIT,
                SPECULATIVE,
                INJECTION_BUFFER,
                INPUT_LIMIT,
                source,
                PLACES,
                StandardParameters.PATTERN,
                StandardParameters.SELF,
                arrivals,
                StandardParameters.LENGTHS,
                StandardParameters.LENGTH,
                LATENCY_FROM,
                StandardParameters.ALLOW_DEADLOCK);
    }

    private static Parameter<Integer> delay(String stage, String meaning, int least, int usual) {
        return Parameter.integer(
                        "delay." + stage, CYCLES, "router=pipelined: delay of the " + meaning)
                .between(least, LONGEST_DELAY)
                .byDefault(usual);
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
    static Tally.Origin origin(Scenario scenario) {
        return Tally.Origin.valueOf(scenario.get(LATENCY_FROM).toUpperCase(Locale.ROOT));
    }

    /** Returns what is told besides the usual figures. */
    static Set<Detail> details(Scenario scenario) {
        return Detail.of(scenario.get(REPORT));
    }

    /**
     * Refuses words that another router model knows.
     *
     * @throws BadInput if one was given
     */
    static void requireApplicable(Scenario scenario, RouterModel model) {
        refuse(scenario, model, RouterModel.PIPELINED, PIPELINED);
        refuse(scenario, model, RouterModel.SINGLE_CYCLE, SINGLE_CYCLE);
    }

    /** Returns the words of a scenario without those that mean nothing in it. */
    static Map<String, String> meaningful(Scenario scenario, RouterModel model) {
        Map<String, String> words = new LinkedHashMap<>(scenario.words());
        drop(words, PIPELINED, model != RouterModel.PIPELINED);
        drop(words, SINGLE_CYCLE, model != RouterModel.SINGLE_CYCLE);
        drop(words, List.of(PLACES), source(scenario).kind() != SourceQueue.Kind.FINITE);
        drop(words, List.of(REPORT), !scenario.isGiven(REPORT));
        drop(
                words,
                List.of(StandardParameters.ALLOW_DEADLOCK),
                !scenario.isGiven(StandardParameters.ALLOW_DEADLOCK));
        return words;
    }

    private static void drop(
            Map<String, String> words, List<Parameter<?>> meaningless, boolean dropped) {
        if (dropped) {
            meaningless.forEach(word -> words.remove(word.name()));
        }
    }

    private static void refuse(
            Scenario scenario, RouterModel model, RouterModel owner, List<Parameter<?>> words) {
        for (Parameter<?> word : words) {
            if (model != owner && scenario.isGiven(word)) {
                throw new BadInput(
                                word.name()
                                        + "= belongs to router="
                                        + owner.word()
                                        + ", not to router="
                                        + model.word())
                        .about(word.name(), ROUTER.name());
            }
        }
    }
}

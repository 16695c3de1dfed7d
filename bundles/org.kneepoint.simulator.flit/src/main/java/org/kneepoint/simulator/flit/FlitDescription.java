// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.simulation.analysis.LoadRamp;
import org.kneepoint.simulation.analysis.SteadyState;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;

/**
 * Description of the simulator, composed of those of its router models and of what holds for all.
 */
final class FlitDescription {
    private static final String COMMON =
            "Latency counts from generation, source queue included. A routing whose classes have no"
                    + " claim of freedom from deadlock, or not under vc_reallocation, needs"
                    + " allow_deadlock=true; packets that wait for each other for ever are found"
                    + " whatever is claimed, and end the run. "
                    + FlitValidity.VALIDATED_RANGE
                    + " "
                    + SteadyState.RULES
                    + " "
                    + LoadRamp.RULES
                    + " Packets come by equations (9) to (11) of Yokota, Ootsu and"
                    + " Baba, the words slew, start, end and window say how the load"
                    + " grows; router=single-cycle buffer=16 injection_buffer=6"
                    + " source=blocked is a reading of their router, which they do"
                    + " not describe.";

    private FlitDescription() {}

    static Description of(RouterModels models) {
        return Description.of("cycle-driven flit-level simulation of any installed topology")
                .source("Router models: " + String.join("; ", sources(models)) + ".")
                .validity(each(models, Description::validity) + COMMON)
                .verification(
                        each(models, Description::verification)
                                + "Little's law and the conservation of flits and credits are"
                                + " checked at the end of every run.");
    }

    /** Each with its name in quotes, the default marked. */
    private static List<String> sources(RouterModels models) {
        List<String> sources = new ArrayList<>();
        for (FlitRouterModel model : models.all()) {
            String suffix = sources.isEmpty() ? ", the default" : "";
            Description description = model.description();
            String source =
                    description.source().isEmpty() ? description.summary() : description.source();
            sources.add("'" + model.name() + "'" + suffix + ", " + source);
        }
        return sources;
    }

    /** What each says, behind its name. */
    private static String each(RouterModels models, Function<Description, String> text) {
        StringBuilder all = new StringBuilder();
        for (FlitRouterModel model : models.all()) {
            String said = text.apply(model.description());
            if (!said.isEmpty()) {
                all.append(model.name()).append(": ").append(said).append(' ');
            }
        }
        return all.toString();
    }
}

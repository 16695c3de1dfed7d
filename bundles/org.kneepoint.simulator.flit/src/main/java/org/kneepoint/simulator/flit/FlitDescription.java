// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.simulation.analysis.LoadRamp;
import org.kneepoint.simulation.analysis.SteadyState;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.support.DescriptionResource;

/**
 * Description of the simulator, composed of those of its router models and of what holds for all.
 */
final class FlitDescription {
    private FlitDescription() {}

    static Description of(RouterModels models) {
        Description common = DescriptionResource.read(FlitDescription.class, "flit.md");
        String rules = SteadyState.rules() + " " + LoadRamp.rules();
        return common.source("Router models: " + String.join("; ", sources(models)) + ".")
                .validity(each(models, Description::validity) + common.validity() + " " + rules)
                .verification(each(models, Description::verification) + common.verification());
    }

    /** Returns the source of each model after its name in quotes; the default is marked. */
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

    /** Returns a text of each model after its name. */
    private static String each(RouterModels models, Function<Description, String> text) {
        StringBuilder all = new StringBuilder();
        for (FlitRouterModel model : models.all()) {
            String section = text.apply(model.description());
            if (!section.isEmpty()) {
                all.append(model.name()).append(": ").append(section).append(' ');
            }
        }
        return all.toString();
    }
}

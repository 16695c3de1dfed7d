// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.simulator.RouterModel;
import org.kneepoint.simulator.flit.ideal.IdealRouterModel;
import org.kneepoint.simulator.flit.kernel.FlitRouterModel;
import org.kneepoint.simulator.flit.pipelined.PipelinedRouterModel;
import org.kneepoint.simulator.flit.singlecycle.SingleCycleRouterModel;
import org.kneepoint.support.UnknownName;

/** The router models that are installed, by name, the default first. Immutable. */
final class RouterModels {
    /** Models of this bundle, the default first; others follow by name. */
    private static final List<FlitRouterModel> SHIPPED =
            List.of(
                    new PipelinedRouterModel(),
                    new SingleCycleRouterModel(),
                    new IdealRouterModel());

    private static final List<String> ORDER = SHIPPED.stream().map(FlitRouterModel::name).toList();

    private final Map<String, FlitRouterModel> byName = new LinkedHashMap<>();

    /** Creates the set of the models of this bundle. */
    RouterModels() {
        this(List.of());
    }

    /**
     * Creates the set of the models of this bundle and others.
     *
     * @param others models in order of installation; those for another simulator, those with the
     *     name of an earlier one and those whose name, parameters or description fail are left out
     */
    RouterModels(Collection<? extends RouterModel> others) {
        Map<String, FlitRouterModel> first = new LinkedHashMap<>();
        SHIPPED.forEach(model -> first.put(model.name(), model));
        for (RouterModel model : others) {
            if (model instanceof FlitRouterModel flitModel && isValid(flitModel)) {
                first.putIfAbsent(flitModel.name(), flitModel);
            }
        }
        first.keySet().stream()
                .sorted(Comparator.comparing(RouterModels::rank).thenComparing(name -> name))
                .forEach(name -> byName.put(name, first.get(name)));
    }

    /**
     * A failing model must not prevent the registration of the simulator; the catalogue reports it.
     */
    private static boolean isValid(FlitRouterModel model) {
        try {
            return model.name() != null
                    && model.parameters() != null
                    && model.description() != null;
        } catch (RuntimeException | LinkageError e) {
            return false;
        }
    }

    private static int rank(String name) {
        return ORDER.contains(name) ? ORDER.indexOf(name) : ORDER.size();
    }

    /** Returns the models, the default first. */
    Collection<FlitRouterModel> all() {
        return byName.values();
    }

    /** Returns the names, the default first. */
    String[] names() {
        return byName.keySet().toArray(String[]::new);
    }

    /** Returns the model of a name. */
    FlitRouterModel get(String name) {
        FlitRouterModel model = byName.get(name);
        if (model == null) {
            throw UnknownName.of("router", name, byName.keySet());
        }
        return model;
    }

    /** Returns the parameters of all models. */
    Parameters parameters() {
        Parameters parameters = Parameters.of();
        for (FlitRouterModel model : all()) {
            parameters = parameters.and(model.parameters());
        }
        return parameters;
    }

    /**
     * Rejects parameters that only other models have.
     *
     * @throws BadInput if one is set
     */
    void requireApplicable(Scenario scenario, FlitRouterModel model) {
        for (Parameter<?> parameter : parameters().all()) {
            if (scenario.isGiven(parameter) && !has(model, parameter.name())) {
                String owners = String.join(" or router=", modelsWith(parameter.name()));
                throw BadInput.notAllowed(
                                parameter.name(),
                                scenario.settings().get(parameter.name()),
                                "it belongs to router=" + owners)
                        .with(FlitParameters.ROUTER.name(), model.name());
            }
        }
    }

    private List<String> modelsWith(String parameter) {
        List<String> owners = new ArrayList<>();
        for (FlitRouterModel model : all()) {
            if (has(model, parameter)) {
                owners.add(model.name());
            }
        }
        return owners;
    }

    private static boolean has(FlitRouterModel model, String parameter) {
        return model.parameters().find(parameter).isPresent();
    }

    /** Returns the names of the parameters that do not apply to a model. */
    Set<String> inapplicable(FlitRouterModel model) {
        Set<String> parameters = new TreeSet<>(parameters().names());
        parameters.removeAll(model.parameters().names());
        return parameters;
    }
}

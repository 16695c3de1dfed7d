// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.BadInput;

/** The ways to a curve, and who goes them: solvers by a model, simulators by simulation. */
enum Way {
    SOLVE("solve", Method.MODEL, Catalogue.Kind.SOLVER),
    SIMULATE("simulate", Method.SIMULATION, Catalogue.Kind.SIMULATOR);

    private final String command;
    private final Method method;
    private final Catalogue.Kind kind;

    Way(String command, Method method, Catalogue.Kind kind) {
        this.command = command;
        this.method = method;
        this.kind = kind;
    }

    Method method() {
        return method;
    }

    /** Returns what goes this way: solver or simulator. */
    String noun() {
        return kind.noun();
    }

    /**
     * Picks who treats a network.
     *
     * @param name the solver's or simulator's name, or an empty text for the default: the first
     *     that treats the network
     * @throws BadInput if a name is unknown or they do not fit
     */
    Evaluator pick(Catalogue catalogue, String network, String name) {
        if (!catalogue.networks().contains(network)) {
            throw BadInput.unknown("network", network, catalogue.networks());
        }
        List<? extends Evaluator> able = able(catalogue, network);
        if (name.isEmpty()) {
            return able.stream().findFirst().orElseThrow(() -> nobody(catalogue, network));
        }
        Evaluator named = (Evaluator) catalogue.get(kind, name);
        if (!able.contains(named)) {
            throw unable(named.name(), network, able);
        }
        return named;
    }

    /** Returns all that treat a network this way, the default first. */
    List<? extends Evaluator> able(Catalogue catalogue, String network) {
        return switch (this) {
            case SOLVE -> catalogue.solversOf(network);
            case SIMULATE -> catalogue.simulatorsOf(network);
        };
    }

    private BadInput nobody(Catalogue catalogue, String network) {
        Way other = this == SOLVE ? SIMULATE : SOLVE;
        String line = "no installed " + noun() + " treats " + network;
        return new BadInput(
                other.able(catalogue, network).isEmpty()
                        ? line
                        : line + "; " + other.command + " " + network + " ...");
    }

    private BadInput unable(String name, String network, List<? extends Evaluator> able) {
        String instead =
                able.isEmpty()
                        ? "no installed " + noun() + " does"
                        : "use " + String.join(", ", able.stream().map(Evaluator::name).toList());
        return new BadInput(noun() + " " + name + " does not treat " + network + ": " + instead);
    }
}

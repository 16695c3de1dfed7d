// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study;

import java.util.List;
import java.util.stream.Stream;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.simulator.RampSimulator;

/**
 * The ways to a curve, and who goes them: solvers by a model, simulators by simulation at steady
 * loads or under one that rises.
 */
enum Way {
    SOLVE("solve", Method.MODEL, Catalogue.Kind.SOLVER),
    SIMULATE("simulate", Method.SIMULATION, Catalogue.Kind.SIMULATOR),
    RAMP("ramp", Method.RAMP, Catalogue.Kind.SIMULATOR);

    private final String command;
    private final Method method;
    private final Catalogue.Kind kind;

    Way(String command, Method method, Catalogue.Kind kind) {
        this.command = command;
        this.method = method;
        this.kind = kind;
    }

    /** Returns the way of a method. */
    static Way of(Method method) {
        return Stream.of(values()).filter(way -> way.method == method).findFirst().orElseThrow();
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
        String named = catalogue.get(kind, name).name();
        return able.stream()
                .filter(evaluator -> evaluator.name().equals(named))
                .findFirst()
                .orElseThrow(() -> unable(named, network, able));
    }

    /** Returns all that treat a network this way, the default first. */
    List<? extends Evaluator> able(Catalogue catalogue, String network) {
        return switch (this) {
            case SOLVE -> catalogue.solversOf(network);
            case SIMULATE -> catalogue.simulatorsOf(network);
            case RAMP ->
                    catalogue.simulatorsOf(network).stream()
                            .filter(RampSimulator.class::isInstance)
                            .map(simulator -> new RampedLoad((RampSimulator) simulator))
                            .toList();
        };
    }

    private BadInput nobody(Catalogue catalogue, String network) {
        Way other = this == SIMULATE ? SOLVE : SIMULATE;
        String does = this == RAMP ? " raises the load of " : " treats ";
        String line = "no installed " + noun() + does + network;
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
        String not = this == RAMP ? " does not raise the load of " : " does not treat ";
        return new BadInput(noun() + " " + name + not + network + ": " + instead);
    }
}

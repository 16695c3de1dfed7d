// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.Request;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.simulator.Simulator;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.study.Catalogue;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code topologies}: every network, and what can treat it. */
@Component(service = Command.class)
public final class TopologiesCommand implements Command {
    private final Catalogue catalogue;

    /** Lists from the catalogue. */
    @Activate
    public TopologiesCommand(@Reference Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public String name() {
        return "topologies";
    }

    @Override
    public String summary() {
        return "lists every network with the solvers and simulators that can treat it";
    }

    @Override
    public String usage() {
        return "topologies [format=NAME] [out=FILE]";
    }

    @Override
    public Answer answer(Request request) {
        request.requireNoOperands();
        request.requireNoWords();
        Table.Builder table = Table.of("name", "solvers", "simulators", "summary");
        for (String network : catalogue.networks()) {
            table.row(
                    network,
                    String.join(
                            " ", catalogue.solversOf(network).stream().map(Solver::name).toList()),
                    String.join(
                            " ",
                            catalogue.simulatorsOf(network).stream().map(Simulator::name).toList()),
                    summary(network));
        }
        return Answer.of(table.build());
    }

    /** A system has no bundle of its own: what treats it describes it. */
    private String summary(String network) {
        Described described =
                catalogue
                        .topology(network)
                        .map(Described.class::cast)
                        .or(() -> catalogue.solversOf(network).stream().findFirst())
                        .or(() -> catalogue.simulatorsOf(network).stream().findFirst())
                        .orElse(null);
        return described == null ? "" : described.description().summary();
    }
}

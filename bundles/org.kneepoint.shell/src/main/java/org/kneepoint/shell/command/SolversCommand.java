// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.ArrayList;
import java.util.List;
import org.apache.felix.service.command.annotations.GogoCommand;
import org.kneepoint.api.solver.Solver;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.shell.text.Answer;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.table.Table;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code solvers}: the analytic models and the networks they treat. */
@Component(service = Command.class)
@GogoCommand(scope = Command.SCOPE, function = "solvers")
public final class SolversCommand implements Command {
    private final Catalogue catalogue;

    /** Lists from the catalogue. */
    @Activate
    public SolversCommand(@Reference Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    @Override
    public String name() {
        return "solvers";
    }

    @Override
    public String summary() {
        return "lists the analytic models that are installed";
    }

    @Override
    public String usage() {
        return "solvers [format=table|csv|json] [out=FILE]";
    }

    @Override
    public Answer answer(Request request) {
        request.requireNoOperands();
        request.requireNoWords();
        Table.Builder table = Table.of("name", "networks", "variants", "summary");
        for (Solver solver : catalogue.solvers()) {
            table.row(
                    solver.name(),
                    String.join(" ", networks(solver)),
                    String.join(" ", solver.description().variants().keySet()),
                    solver.description().summary());
        }
        return Answer.of(table.build());
    }

    private List<String> networks(Solver solver) {
        List<String> names = new ArrayList<>(solver.networks());
        catalogue.topologies().stream()
                .map(Topology::name)
                .filter(name -> !names.contains(name))
                .filter(name -> catalogue.solversOf(name).contains(solver))
                .forEach(names::add);
        return names.stream().sorted().toList();
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.study.Catalogue;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code solvers}: the analytic models and the networks they treat. */
@Component(service = Command.class)
public final class SolversCommand extends EvaluatorsCommand {
    /** Lists from the catalogue. */
    @Activate
    public SolversCommand(@Reference Catalogue catalogue) {
        super(catalogue);
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
    List<? extends Evaluator> evaluators(Catalogue from) {
        return from.solvers();
    }
}

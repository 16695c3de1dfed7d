// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.run.Evaluator;
import org.kneepoint.study.Catalogue;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code simulators}: the simulators and the networks they treat. */
@Component(service = Command.class)
public final class SimulatorsCommand extends EvaluatorsCommand {
    /** Lists from the catalogue. */
    @Activate
    public SimulatorsCommand(@Reference Catalogue catalogue) {
        super(catalogue);
    }

    @Override
    public String name() {
        return "simulators";
    }

    @Override
    public String summary() {
        return "lists the simulators that are installed";
    }

    @Override
    List<? extends Evaluator> evaluators(Catalogue from) {
        return from.simulators();
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.command;

import java.io.IOException;
import java.util.List;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/**
 * {@code reproduce}: runs published tables, figures and statements again and judges them. The shell
 * loads it at start; all else of this bundle is loaded when it is called.
 */
@Component(service = Command.class, property = "kneepoint.role=evaluator")
public final class ReproduceCommand implements Command {
    private static final String NAME = "reproduce";
    static final Parameter<Boolean> QUICK =
            Parameter.flag("quick", "few points, few seeds and short runs, to check a set-up");

    private final BundleContext context;
    private final Catalogue catalogue;
    private final EvaluationService evaluation;

    /** A command with the installed solvers, simulators and metrics. */
    @Activate
    public ReproduceCommand(
            BundleContext context,
            @Reference Catalogue catalogue,
            @Reference EvaluationService evaluation) {
        this.context = context;
        this.catalogue = catalogue;
        this.evaluation = evaluation;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String summary() {
        return "runs published tables, figures and statements again and judges them";
    }

    @Override
    public String usage() {
        return ReproduceRequest.usage();
    }

    @Override
    public Parameters parameters() {
        return Parameters.of(QUICK).and(evaluation.executors().parameters());
    }

    @Override
    public CommandResult execute(CommandRequest request) throws IOException {
        return new ReproduceRequest(request, context, catalogue, evaluation).result();
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        return ReproduceRequest.completions(evaluation.executors(), typed, word);
    }
}

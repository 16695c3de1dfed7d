// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.result.Method;
import org.kneepoint.api.result.Quantities;
import org.kneepoint.api.result.Quantity;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.view.Chart;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.shell.text.ComparisonText;
import org.kneepoint.shell.text.Formats;
import org.kneepoint.shell.text.RouterClause;
import org.kneepoint.study.Catalogue;
import org.kneepoint.study.Evaluation;
import org.kneepoint.study.RunPlan;
import org.kneepoint.study.Tool;
import org.kneepoint.study.comparison.Comparison;
import org.kneepoint.study.comparison.SharedWords;
import org.kneepoint.study.run.RunRequest;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;

/** {@code compare}: the same scenario by simulation and by model, or any curves. */
@Component(service = Command.class)
public final class CompareCommand implements SessionCommand {
    private static final String SOLVER = "solver";
    private static final String SIMULATOR = "simulator";
    private static final List<Quantity> PANELS = List.of(Quantities.LATENCY, Quantities.THROUGHPUT);
    private static final int WIDTH = 900;
    private static final int HEIGHT = 700;

    @Reference(
            cardinality = ReferenceCardinality.OPTIONAL,
            policy = ReferencePolicy.DYNAMIC,
            policyOption = ReferencePolicyOption.GREEDY)
    volatile ChartWriter writer;

    private final Catalogue catalogue;
    private final Evaluation evaluation;
    private final NetworkProposals words;

    /** Compares by what is installed. */
    @Activate
    public CompareCommand(@Reference Catalogue catalogue, @Reference Evaluation evaluation) {
        this.catalogue = catalogue;
        this.evaluation = evaluation;
        this.words = new NetworkProposals(catalogue, evaluation);
    }

    @Override
    public String name() {
        return "compare";
    }

    @Override
    public String summary() {
        return "sets a model beside its simulation, or curves beside each other";
    }

    @Override
    public String usage() {
        return "compare NETWORK key=value... [axis=WORD] [solver=NAME] [simulator=NAME] [strict=true]"
                + " [format=NAME] [out=FILE]\n"
                + "compare CURVES... [strict=true] [format=NAME] [out=FILE]\n"
                + "The first form simulates a network and solves its model. Each word goes to"
                + " whichever of the two knows it; a list that one alone knows makes several curves"
                + " of it. The x axis is chosen as by simulate. The reference is the simulation,"
                + " with the router that the model stands for (router=ideal).\n"
                + "CURVES are variables, commands in parentheses or CSV files. The first curve is"
                + " the reference; each other is compared with it at the loads they share.\n"
                + "The difference is other / reference - 1, in the table in per cent; inside tells"
                + " whether the other lies inside the 95 % interval of the reference. CSV and JSON"
                + " hold all figures that both have. out=FILE.svg or .png draws the curves instead."
                + " The curves go on to other commands, the reference first.\n"
                + "Example: compare torus radix=8 load=0.05:0.4:0.05\n"
                + "Example: compare shared-buffer nodes=64 radix=2 load=0.2:1:0.2"
                + " variant=paper,coupled\n"
                + "Example: compare (simulate torus radix=8 load=0.1:0.4:0.1)"
                + " (simulate mesh radix=8 load=0.1:0.4:0.1)";
    }

    @Override
    public Answer answer(SessionRequest request) throws IOException {
        Optional<Picture> picture = Picture.of(request, writer, new Formats(catalogue));
        Answer answer = isNetwork(request) ? ofNetwork(request) : ofCurves(request);
        if (picture.isEmpty()) {
            return answer;
        }
        picture.get().draw(Chart.of(answer.curves()).quantities(PANELS).size(WIDTH, HEIGHT));
        request.tell("wrote " + request.shown(picture.get().file()));
        return answer.silently();
    }

    /** One name that is not that of a file. */
    private boolean isNetwork(SessionRequest request) {
        List<Object> operands = request.operands();
        if (operands.isEmpty()) {
            throw new BadInput(
                    "give the name of a network, or curves: variables, commands in parentheses, or"
                            + " CSV files");
        }
        if (operands.size() > 1 || !(operands.get(0) instanceof CharSequence name)) {
            return false;
        }
        return catalogue.networks().contains(name.toString())
                || !isFile(request, name)
                        && new Formats(catalogue).ofFile(name.toString()).isEmpty();
    }

    private static boolean isFile(SessionRequest request, CharSequence name) {
        return Files.isRegularFile(request.resolve(name.toString()));
    }

    private Answer ofNetwork(SessionRequest request) {
        String network = request.name("network");
        Evaluation now = evaluation.snapshot();
        Tool solver = now.tool(Method.MODEL, network, request.take(SOLVER).orElse(""));
        Tool simulator = now.tool(Method.SIMULATION, network, request.take(SIMULATOR).orElse(""));
        Parameters simulated = now.parameters(network, simulator, request.words());
        Parameters modelled = now.parameters(network, solver, request.words());
        SharedWords shared = SharedWords.of(request.words(), simulated, modelled);
        RouterClause router = RouterClause.of(modelled, simulated);
        RunPlan simulation =
                now.plan(asked(network, simulator, shared.simulation()), request.progress());
        RunRequest model = asked(network, solver, shared.model());
        List<Curve> models = request.watched(run -> now.evaluate(model, run, request.listener()));
        List<Curve> simulations =
                request.watched(
                        run ->
                                run.isCancelled()
                                        ? List.of()
                                        : now.evaluate(simulation, run, request.listener()));
        List<Curve> all = new ArrayList<>(simulations);
        all.addAll(models);
        Comparison comparison = Comparison.of(simulations, models, shared.common());
        if (request.progress().isCancelled()) {
            return comparison.pairings().isEmpty()
                    ? Answer.of(all)
                    : answer(all, comparison, router);
        }
        return answer(all, comparison.requireShared(), router);
    }

    private static RunRequest asked(String network, Tool tool, Map<String, String> words) {
        return new RunRequest(tool.method(), network, tool.name(), words);
    }

    private Answer ofCurves(SessionRequest request) throws IOException {
        for (Object operand : request.operands()) {
            if (operand instanceof CharSequence name
                    && catalogue.networks().contains(name.toString())
                    && !isFile(request, name)) {
                throw new BadInput(
                        name
                                + " is a network: of two networks compare the curves, as in"
                                + " compare (solve "
                                + name
                                + " ...) (solve ...)");
            }
        }
        request.requireNoWords();
        List<Curve> curves = request.curves();
        return answer(curves, Comparison.of(curves).requireShared(), RouterClause.NONE);
    }

    private static Answer answer(List<Curve> curves, Comparison comparison, RouterClause router) {
        return Answer.of(
                curves, width -> ComparisonText.of(comparison, router, width), comparison.table());
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        List<String> simulated = words.after(Method.SIMULATION, typed, word);
        List<String> solved = words.after(Method.MODEL, typed, word);
        if (typed.isEmpty()) {
            return simulated.stream().filter(solved::contains).toList();
        }
        Set<String> both = new LinkedHashSet<>(simulated);
        both.addAll(solved);
        both.addAll(Proposals.none().flag("strict").delivery().after(typed, word));
        return List.copyOf(both);
    }
}

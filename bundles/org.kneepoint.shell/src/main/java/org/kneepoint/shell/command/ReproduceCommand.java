// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.Request;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.reproduction.Effort;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.Outcome;
import org.kneepoint.reproduction.Reproduction;
import org.kneepoint.reproduction.Totals;
import org.kneepoint.reproduction.Turn;
import org.kneepoint.reproduction.catalogue.Experiments;
import org.kneepoint.reproduction.report.FindingsTable;
import org.kneepoint.reproduction.report.Report;
import org.kneepoint.shell.text.ExperimentsText;
import org.kneepoint.shell.text.OutcomeText;
import org.kneepoint.shell.text.Paragraph;
import org.kneepoint.shell.text.TextTable;
import org.osgi.framework.BundleContext;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;
import org.osgi.service.component.annotations.ReferenceCardinality;
import org.osgi.service.component.annotations.ReferencePolicy;
import org.osgi.service.component.annotations.ReferencePolicyOption;

/** {@code reproduce}: published tables, figures and statements, run again and judged. */
@Component(service = Command.class)
public final class ReproduceCommand implements Command {
    private static final String ALL = "all";
    private static final String QUICK = "quick";

    @Reference(
            cardinality = ReferenceCardinality.OPTIONAL,
            policy = ReferencePolicy.DYNAMIC,
            policyOption = ReferencePolicyOption.GREEDY)
    volatile ChartWriter writer;

    private final Reproduction reproduction;
    private final String version;

    /** Runs experiments by what is installed. */
    @Activate
    public ReproduceCommand(@Reference Reproduction reproduction, BundleContext context) {
        this(reproduction, context.getBundle().getVersion().toString());
    }

    /** With a version to tell. */
    ReproduceCommand(Reproduction reproduction, String version) {
        this.reproduction = reproduction;
        this.version = version;
    }

    @Override
    public String name() {
        return "reproduce";
    }

    @Override
    public String summary() {
        return "runs tables, figures and statements of papers again and judges them";
    }

    @Override
    public String usage() {
        return "reproduce [format=NAME] [out=FILE]\n"
                + "reproduce NAME... [quick=true] [strict=true] [format=NAME] [out=FILE]"
                + " [out=FOLDER]\n"
                + "reproduce all [quick=true] [out=FOLDER]\n"
                + "The first form lists the experiments, with the seconds that each takes on two"
                + " processors. The second runs some: published figure, our model, our simulation"
                + " with its interval, deviation and verdict, and the commands to repeat it.\n"
                + "out=FOLDER writes a report: index.html, and in data each chart as SVG and each"
                + " table as CSV. It is written when all is done; an earlier report in its place is"
                + " replaced.\n"
                + "The deviation is that of our simulation from the published figure, else that of"
                + " the model from it; where nothing is published, that of the model from the"
                + " simulation. The verdict on the whole follows from statements and published figures: "
                + grades()
                + ". strict=true fails if an experiment could not be run.\n"
                + "Example: reproduce hypercube-table-1 quick=true\n"
                + "Example: reproduce all out=report";
    }

    private static String grades() {
        return Totals.MEANING.entrySet().stream()
                .map(entry -> entry.getKey().words() + " (" + entry.getValue() + ")")
                .collect(Collectors.joining("; "));
    }

    @Override
    public Answer answer(Request request) throws IOException {
        Effort effort = request.flag(QUICK) ? Effort.QUICK : Effort.FULL;
        request.requireNoWords();
        if (request.operands().isEmpty()) {
            return Answer.of(
                    width -> ExperimentsText.of(Experiments.all(), width),
                    FindingsTable.list(Experiments.all()));
        }
        List<Experiment> experiments = experiments(request);
        Optional<Path> folder = request.out().filter(out -> !request.isToFile());
        Optional<Report> report =
                folder.isEmpty() ? Optional.empty() : Optional.of(Report.in(folder.get()));
        List<Outcome> outcomes = outcomes(request, experiments, effort);
        boolean complete = outcomes.size() == experiments.size();
        if (report.isPresent() && complete) {
            report.get().write(outcomes, effort, maker(), Optional.ofNullable(writer));
            request.tell("wrote " + request.shown(folder.get().resolve(Report.INDEX)));
        } else if (report.isPresent()) {
            request.tell("interrupted: no report is written");
        }
        Answer answer =
                answer(outcomes).complete(complete && outcomes.stream().allMatch(Outcome::wasRun));
        return report.isPresent() ? answer.silently() : answer;
    }

    private static List<Experiment> experiments(Request request) {
        List<String> names = request.operands().stream().map(ReproduceCommand::name).toList();
        if (names.contains(ALL) && names.size() > 1) {
            throw new BadInput("all means every experiment: give it alone, or names without it");
        }
        return names.contains(ALL)
                ? Experiments.all()
                : names.stream().distinct().map(Experiments::named).toList();
    }

    private static String name(Object operand) {
        if (operand instanceof CharSequence name) {
            return name.toString();
        }
        throw new BadInput("give names of experiments: reproduce lists them");
    }

    /** One after the other, each told when it is done. */
    private List<Outcome> outcomes(Request request, List<Experiment> experiments, Effort effort) {
        List<Outcome> outcomes = new ArrayList<>();
        for (Turn turn : Turn.of(experiments, effort)) {
            Optional<Outcome> outcome = request.watched(run -> reproduction.run(turn, effort, run));
            if (outcome.isEmpty()) {
                break;
            }
            outcomes.add(outcome.get());
            if (experiments.size() > 1) {
                request.tell(told(outcome.get(), outcomes.size(), experiments.size()));
            }
        }
        return outcomes;
    }

    private static String told(Outcome outcome, int done, int all) {
        return String.format(
                Locale.ROOT,
                "%d/%d %s: %s (%.0f s)",
                done,
                all,
                outcome.outline().name(),
                outcome.findings().verdict().words(),
                outcome.seconds());
    }

    private static Answer answer(List<Outcome> outcomes) {
        if (outcomes.size() == 1) {
            Outcome only = outcomes.get(0);
            return Answer.of(width -> OutcomeText.of(only, width), FindingsTable.rows(outcomes));
        }
        return Answer.of(
                width ->
                        TextTable.of(FindingsTable.brief(outcomes), width).stripTrailing()
                                + "\n"
                                + String.join(
                                        "\n",
                                        Paragraph.lines(
                                                FindingsTable.BRIEFLY, Paragraph.width(width))),
                FindingsTable.rows(outcomes));
    }

    private String maker() {
        return String.format(
                Locale.ROOT,
                "Kneepoint %s, Java %s, %s %s, %d processors, %s",
                version,
                Runtime.version(),
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors(),
                LocalDate.now(ZoneOffset.UTC));
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        List<String> proposals = new ArrayList<>();
        if (word.indexOf('=') < 0 && !typed.contains(ALL)) {
            if (typed.stream().allMatch(other -> other.indexOf('=') >= 0)) {
                proposals.add(ALL);
            }
            Experiments.all().forEach(experiment -> proposals.add(experiment.outline().name()));
            proposals.removeAll(typed);
        }
        proposals.addAll(Proposals.none().flag(QUICK).flag("strict").delivery().after(typed, word));
        return proposals;
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.reproduction.command;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.view.ChartWriter;
import org.kneepoint.reproduction.Experiment;
import org.kneepoint.reproduction.ExperimentEffort;
import org.kneepoint.reproduction.ExperimentOutcome;
import org.kneepoint.reproduction.ExperimentOutline;
import org.kneepoint.reproduction.ExperimentRunner;
import org.kneepoint.reproduction.Paper;
import org.kneepoint.reproduction.ScheduledExperiment;
import org.kneepoint.reproduction.VerdictTotals;
import org.kneepoint.reproduction.catalogue.ExperimentCatalogue;
import org.kneepoint.reproduction.report.ExperimentArticle;
import org.kneepoint.reproduction.report.FindingsTable;
import org.kneepoint.reproduction.report.ReportFolder;
import org.kneepoint.reproduction.report.ReproductionReport;
import org.kneepoint.reproduction.report.TextDocument;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.ExecutorChoice;
import org.kneepoint.study.InstalledExecutors;
import org.kneepoint.study.plugin.Catalogue;
import org.kneepoint.support.ResourceText;
import org.osgi.framework.BundleContext;

/** One call of {@code reproduce}: lists experiments, or runs some and reports them. */
final class ReproduceRequest {
    private static final String ALL = "all";

    private final CommandRequest request;
    private final BundleContext context;
    private final ExperimentRunner runner;
    private final ExperimentEffort effort;

    ReproduceRequest(
            CommandRequest request,
            BundleContext context,
            Catalogue catalogue,
            EvaluationService evaluation) {
        this.request = request;
        this.context = context;
        this.runner = new ExperimentRunner(catalogue, evaluation.by(request));
        this.effort =
                request.settings().get(ReproduceCommand.QUICK)
                        ? ExperimentEffort.QUICK
                        : ExperimentEffort.FULL;
    }

    static String usage() {
        return ResourceText.joined(ReproduceRequest.class, "reproduce.txt")
                .replace("{grades}", grades());
    }

    private static String grades() {
        return VerdictTotals.VERDICT_MEANINGS.entrySet().stream()
                .map(entry -> entry.getKey().text() + " (" + entry.getValue() + ")")
                .collect(Collectors.joining("; "));
    }

    /** Returns the list, the findings, or nothing to show where a report is written. */
    CommandResult result() throws IOException {
        if (request.operands().isEmpty()) {
            return CommandResult.of(
                    ReproduceRequest::list, FindingsTable.list(ExperimentCatalogue.all()));
        }
        List<Experiment> experiments = experiments();
        Optional<Path> out = request.outputFile().filter(file -> !request.isResultFile());
        // before the experiments, which take long
        Optional<ReportFolder> folder =
                out.isPresent() ? Optional.of(ReportFolder.of(out.get())) : Optional.empty();
        List<ExperimentOutcome> outcomes = outcomes(experiments);
        boolean isComplete = outcomes.size() == experiments.size();
        CommandResult result =
                result(outcomes)
                        .withComplete(
                                isComplete
                                        && outcomes.stream().allMatch(ExperimentOutcome::wasRun));
        if (folder.isEmpty()) {
            return result;
        }
        if (isComplete) {
            new ReproductionReport(outcomes, effort, maker(), charts()).write(folder.get());
            request.printNotice(
                    "wrote " + request.displayPath(out.get().resolve(ReproductionReport.INDEX)));
        } else {
            request.printNotice("interrupted: no report is written");
        }
        return result.withoutOutput();
    }

    private static String list(int width) {
        TextDocument document = new TextDocument(width);
        Map<Paper, List<ExperimentOutline>> papers =
                ExperimentCatalogue.all().stream()
                        .map(Experiment::outline)
                        .collect(
                                Collectors.groupingBy(
                                        ExperimentOutline::paper,
                                        LinkedHashMap::new,
                                        Collectors.toList()));
        papers.forEach((paper, own) -> document.table(paper.citation(), FindingsTable.brief(own)));
        document.paragraph("seconds", "expected on two processors, in full and with quick=true");
        return document.toString();
    }

    private List<Experiment> experiments() {
        List<String> names = request.operands().stream().map(ReproduceRequest::name).toList();
        if (names.contains(ALL) && names.size() > 1) {
            throw BadInput.because(
                    "experiment", ALL, "all selects every experiment: give it without names");
        }
        return names.contains(ALL)
                ? ExperimentCatalogue.all()
                : names.stream().distinct().map(ExperimentCatalogue::named).toList();
    }

    private static String name(Object operand) {
        if (operand instanceof CharSequence name) {
            return name.toString();
        }
        throw BadInput.missing("names of experiments: reproduce lists them", "experiment");
    }

    /** Runs one after the other, with a notice after each. */
    private List<ExperimentOutcome> outcomes(List<Experiment> experiments) {
        List<ExperimentOutcome> outcomes = new ArrayList<>();
        for (ScheduledExperiment turn : ScheduledExperiment.schedule(experiments, effort)) {
            Optional<ExperimentOutcome> outcome =
                    request.runWithProgress(run -> runner.run(turn, effort, run));
            if (outcome.isEmpty()) {
                break;
            }
            outcomes.add(outcome.get());
            if (experiments.size() > 1) {
                request.printNotice(notice(outcome.get(), outcomes.size(), experiments.size()));
            }
        }
        return outcomes;
    }

    private static String notice(ExperimentOutcome outcome, int done, int all) {
        return String.format(
                Locale.ROOT,
                "%d/%d %s: %s (%.0f s)",
                done,
                all,
                outcome.outline().name(),
                outcome.findings().verdict().text(),
                outcome.seconds());
    }

    private static CommandResult result(List<ExperimentOutcome> outcomes) {
        return CommandResult.of(width -> text(outcomes, width), FindingsTable.rows(outcomes));
    }

    private static String text(List<ExperimentOutcome> outcomes, int width) {
        TextDocument document = new TextDocument(width);
        if (outcomes.size() == 1) {
            ExperimentArticle.write(outcomes.get(0), document);
        } else {
            document.table("", FindingsTable.overview(outcomes));
            document.paragraph("", ReproductionReport.COLUMNS);
        }
        return document.toString();
    }

    private Optional<ChartWriter> charts() {
        return Optional.ofNullable(context.getServiceReference(ChartWriter.class))
                .map(context::getService);
    }

    private String maker() {
        return String.format(
                Locale.ROOT,
                "Kneepoint %s, Java %s, %s %s, %d processors, %s",
                context.getBundle().getVersion(),
                Runtime.version(),
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors(),
                LocalDate.now(ZoneOffset.UTC));
    }

    static List<String> completions(InstalledExecutors executors, List<String> typed, String word) {
        String choice = ExecutorChoice.PARAMETER + "=";
        if (word.startsWith(choice)) {
            return executors.names().stream().map(name -> choice + name).toList();
        }
        if (word.indexOf('=') >= 0 || typed.contains(ALL)) {
            return List.of();
        }
        List<String> proposals = new ArrayList<>();
        if (typed.stream().allMatch(other -> other.indexOf('=') >= 0)) {
            proposals.add(ALL);
        }
        ExperimentCatalogue.all().forEach(experiment -> proposals.add(experiment.outline().name()));
        proposals.removeAll(typed);
        return proposals;
    }
}

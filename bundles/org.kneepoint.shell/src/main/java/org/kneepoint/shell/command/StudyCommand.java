// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.text.StudyText;
import org.kneepoint.study.campaign.PointRange;
import org.kneepoint.study.campaign.StudyFile;
import org.kneepoint.study.campaign.StudyPlan;
import org.kneepoint.study.campaign.StudyService;
import org.kneepoint.study.campaign.StudyStatus;
import org.kneepoint.study.format.CurveTable;
import org.kneepoint.support.UnknownName;

/** {@code study}: parameter sweeps kept in a folder, which can be stopped and resumed. */
public final class StudyCommand implements SessionCommand {
    private static final String FOLDER = "folder";
    private static final String RESTART = "restart";
    private static final String FORCE = "force";
    private static final String REPAIR = "repair";
    private static final List<String> ACTIONS =
            List.of("plan", "run", "status", "resume", "merge", "watch", "cancel");

    private final StudyService studies;

    /** Uses the study service. */
    public StudyCommand(StudyService studies) {
        this.studies = studies;
    }

    @Override
    public String name() {
        return "study";
    }

    @Override
    public String summary() {
        return "runs a parameter sweep from a file; it can be stopped and resumed";
    }

    @Override
    public String usage() {
        return Usage.of(name());
    }

    @Override
    public CommandResult execute(SessionRequest request) throws IOException {
        String verb = operand(request, 0, "one of " + String.join(", ", ACTIONS));
        if (!ACTIONS.contains(verb)) {
            throw UnknownName.of("command of study", verb, ACTIONS);
        }
        String file = operand(request, 1, "the name of a study file");
        if (request.operands().size() > 2) {
            Object second = request.operands().get(2);
            throw BadInput.because("file", second, "study " + verb + " takes one file");
        }
        return switch (verb) {
            case "plan" -> plan(request, file);
            case "run" -> run(request, file);
            case "status" -> status(request, file);
            case "merge" -> merge(request, file);
            case "watch" -> watch(request, file);
            case "cancel" -> cancel(request, file);
            default -> resume(request, file);
        };
    }

    private static String operand(SessionRequest request, int place, String what) {
        if (request.operands().size() <= place
                || !(request.operands().get(place) instanceof CharSequence text)) {
            throw BadInput.missing(what, place == 0 ? "command of study" : "file");
        }
        return text.toString();
    }

    private CommandResult plan(SessionRequest request, String file) throws IOException {
        request.requireNoSettings();
        StudyPlan plan = studies.plan(request.resolve(file), file);
        return CommandResult.of(
                width -> String.join("\n", StudyText.of(plan)), StudyText.points(plan));
    }

    private CommandResult run(SessionRequest request, String file) throws IOException {
        boolean restart = request.takeFlag(RESTART);
        Optional<String> points = request.takeParameter(PointRange.PARAMETER);
        if (points.isPresent()) {
            if (restart) {
                throw BadInput.exclusive(List.of(PointRange.PARAMETER, RESTART));
            }
            return runPart(request, file, points.get());
        }
        Path folder = folder(request, file);
        StudyService chosen = studies.by(studies.executors().take(request));
        request.requireNoSettings();
        StudyPlan plan = studies.plan(request.resolve(file), file);
        if (!restart) {
            studies.requireNew(plan, folder, request.displayPath(folder));
        }
        StudyText.of(plan).forEach(request::printNotice);
        return withProgress(
                request,
                folder,
                progress ->
                        chosen.run(
                                plan,
                                folder,
                                request.displayPath(folder),
                                restart,
                                request::printNotice,
                                progress,
                                request.listener()));
    }

    private CommandResult runPart(SessionRequest request, String file, String points)
            throws IOException {
        boolean force = request.takeFlag(FORCE);
        Path folder = folder(request, file);
        request.requireNoSettings();
        String shown = request.displayPath(folder);
        StudyPlan plan = studies.plan(request.resolve(file), file);
        PointRange range = PointRange.parse(points, plan.runs().points());
        StudyStatus part =
                work(
                        request,
                        progress ->
                                studies.runPart(
                                        plan,
                                        range,
                                        folder,
                                        shown,
                                        force,
                                        request::printNotice,
                                        progress,
                                        request.listener()));
        return result(
                part, StudyText.ofPart(part, range, shown, request.displayPath(part.results())));
    }

    private CommandResult merge(SessionRequest request, String file) throws IOException {
        boolean force = request.takeFlag(FORCE);
        Path folder = folder(request, file);
        request.requireNoSettings();
        return result(
                request,
                folder,
                studies.merge(
                        present(request, file),
                        folder,
                        request.displayPath(folder),
                        force,
                        request::printNotice));
    }

    private CommandResult resume(SessionRequest request, String file) throws IOException {
        StudyService.ResumeOptions tolerated =
                new StudyService.ResumeOptions(request.takeFlag(FORCE), request.takeFlag(REPAIR));
        Path folder = folder(request, file);
        StudyService chosen = studies.by(studies.executors().take(request));
        request.requireNoSettings();
        String shown = request.displayPath(folder);
        Optional<StudyFile> present = present(request, file);
        return withProgress(
                request,
                folder,
                progress ->
                        chosen.resume(
                                present,
                                folder,
                                shown,
                                tolerated,
                                request::printNotice,
                                progress,
                                request.listener()));
    }

    /** The study file; empty if the folder of the study is given instead. */
    private static Optional<StudyFile> present(SessionRequest request, String file)
            throws IOException {
        Path path = request.resolve(file);
        return Files.isDirectory(path)
                ? Optional.empty()
                : Optional.of(StudyService.readFile(path, file));
    }

    private CommandResult status(SessionRequest request, String file) throws IOException {
        Path folder = folder(request, file);
        request.requireNoSettings();
        return result(request, folder, studies.status(folder, request.displayPath(folder)));
    }

    private CommandResult watch(SessionRequest request, String file) throws IOException {
        boolean force = request.takeFlag(FORCE);
        Path folder = folder(request, file);
        request.requireNoSettings();
        String shown = request.displayPath(folder);
        return withProgress(
                request,
                folder,
                progress ->
                        studies.watch(
                                folder,
                                shown,
                                force,
                                request::printNotice,
                                progress,
                                request.listener()));
    }

    private CommandResult cancel(SessionRequest request, String file) throws IOException {
        Path folder = folder(request, file);
        request.requireNoSettings();
        String shown = request.displayPath(folder);
        List<String> jobs = studies.cancel(folder, shown);
        Table.Builder table = Table.of(List.of("job"));
        jobs.forEach(table::row);
        return CommandResult.of(width -> StudyText.cancelled(jobs, shown), table.build());
    }

    /** The folder given, or that of a study file. */
    private static Path folder(SessionRequest request, String file) {
        Path path = request.resolve(file);
        Optional<Path> named = request.takeParameter(FOLDER).map(request::resolve);
        return named.orElseGet(() -> Files.isDirectory(path) ? path : StudyService.folder(path));
    }

    /** Work on a study. */
    @FunctionalInterface
    private interface Work {
        StudyStatus on(Progress progress) throws IOException;
    }

    private static CommandResult withProgress(SessionRequest request, Path folder, Work work)
            throws IOException {
        return result(request, folder, work(request, work));
    }

    private static StudyStatus work(SessionRequest request, Work work) throws IOException {
        try {
            return request.runWithProgress(progress -> done(work, progress));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static StudyStatus done(Work work, Progress progress) {
        try {
            return work.on(progress);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static CommandResult result(SessionRequest request, Path folder, StudyStatus status) {
        return result(
                status,
                StudyText.of(
                        status,
                        request.displayPath(folder),
                        request.displayPath(status.results())));
    }

    private static CommandResult result(StudyStatus status, List<String> lines) {
        boolean complete = status.isComplete() && status.otherStatuses().isEmpty();
        return CommandResult.of(
                        status.curves(),
                        width -> String.join("\n", lines),
                        CurveTable.of(status.curves()))
                .withComplete(complete);
    }

    @Override
    public List<String> completions(List<String> typed, String word) {
        if (typed.isEmpty()) {
            return ACTIONS;
        }
        if (typed.size() == 1) {
            return List.of();
        }
        ParameterCompletions completions = ParameterCompletions.none().outputParameters();
        return switch (typed.get(0)) {
            case "run" ->
                    completions
                            .choice(FOLDER, List.of())
                            .choice(PointRange.PARAMETER, List.of())
                            .flag(RESTART)
                            .executors(studies.executors(), typed)
                            .flag("strict")
                            .after(typed, word);
            case "resume" ->
                    completions
                            .choice(FOLDER, List.of())
                            .executors(studies.executors(), typed)
                            .flag(FORCE)
                            .flag(REPAIR)
                            .flag("strict")
                            .after(typed, word);
            case "merge" ->
                    completions
                            .choice(FOLDER, List.of())
                            .flag(FORCE)
                            .flag("strict")
                            .after(typed, word);
            case "watch" -> completions.choice(FOLDER, List.of()).flag(FORCE).after(typed, word);
            case "status", "cancel" -> completions.choice(FOLDER, List.of()).after(typed, word);
            default -> completions.after(typed, word);
        };
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.kneepoint.api.command.Answer;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.run.Progress;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.shell.text.StudyText;
import org.kneepoint.study.campaign.Campaigns;
import org.kneepoint.study.campaign.Plan;
import org.kneepoint.study.campaign.Standing;
import org.kneepoint.study.campaign.StudyFile;
import org.kneepoint.study.table.CurveTable;
import org.kneepoint.support.UnknownName;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code study}: many points kept in a folder, stopped and gone on with at any time. */
@Component(service = Command.class)
public final class StudyCommand implements SessionCommand {
    private static final String FOLDER = "folder";
    private static final String FRESH = "fresh";
    private static final String ANYWAY = "anyway";
    private static final String REPAIR = "repair";
    private static final List<String> VERBS = List.of("plan", "run", "status", "resume");

    private final Campaigns campaigns;

    /** Carries out studies. */
    @Activate
    public StudyCommand(@Reference Campaigns campaigns) {
        this.campaigns = campaigns;
    }

    @Override
    public String name() {
        return "study";
    }

    @Override
    public String summary() {
        return "evaluates what a file says, in a folder, and goes on where it was stopped";
    }

    @Override
    public String usage() {
        return "study plan FILE [format=NAME] [out=FILE]\n"
                + "study run FILE [folder=FOLDER] [fresh=true] [strict=true]"
                + " [format=NAME] [out=FILE]\n"
                + "study status FILE|FOLDER [folder=FOLDER] [format=NAME] [out=FILE]\n"
                + "study resume FILE|FOLDER [folder=FOLDER] [anyway=true] [repair=true]"
                + " [strict=true] [format=NAME] [out=FILE]\n"
                + "FILE is a command written one word per line: first simulate NETWORK, solve"
                + " NETWORK or ramp NETWORK, then lines such as load = 0.01:0.2:0.01,"
                + " radix = 8,16,32 or replications = 5; # begins a comment. As on a command line,"
                + " load or rate is the x axis if it varies, else the first range, else the first"
                + " list of numbers, unless axis = WORD names another; the other words make one"
                + " curve each. Words that vary together are linked: radix, dimensions = 8 2, 4 3 means"
                + " radix=8 dimensions=2, then radix=4 dimensions=3; each of these makes curves of"
                + " its own.\n"
                + "A ramp is one run and one curve for each combination of the words and each of"
                + " replications= seeds, of slew 1000000 unless slew= is given: the answer of three"
                + " ramps is the command ramp's. What all seeds together tell shows"
                + " measure (study status ramps.study).\n"
                + "plan shows what that comes to and runs nothing; of the time it knows only what the"
                + " limit of each run allows, which is no estimate. run does it on all processors."
                + " It may be stopped by control-C, or die, at any moment: every run that is done"
                + " is kept, and resume does the others, and again those in which a plug-in failed."
                + " The results are the same as without the stop.\n"
                + "FOLDER is FILE with .results in place of its ending, unless folder= names"
                + " another. It holds results.csv with the points that are done (without seconds,"
                + " which are never the same twice), journal with a line for each run, plan, and"
                + " provenance.json, which tells words, bundles and machines of each session.\n"
                + "A run that ends near its limit= in seconds may be ok on one machine and limit on"
                + " another, or on the same under another load: results then differ between"
                + " machines in these points. limit.cycles= ends a run at the same cycle"
                + " everywhere; with limit= large enough all results are the same to the bit.\n"
                + "resume refuses when FILE has changed: change it back, or begin anew. It also"
                + " refuses when a bundle that the results depend on has changed, unless"
                + " anyway=true, or when lines of the journal are damaged, unless repair=true:"
                + " these are dropped, a copy of the journal is kept, and their runs are done"
                + " again. run refuses a FOLDER that holds a study; fresh=true keeps that under"
                + " another name. A plan that is lost is made again by study resume FILE.\n"
                + "status changes nothing. It compares results.csv with the journal, which is ahead"
                + " of it after a process died, and says when resume has to write it anew. Without"
                + " the plug-ins of the study it tells how far that is, and gives the points of"
                + " results.csv.\n"
                + "The curves go on to other commands: chart (study status torus.study)"
                + " out=torus.svg\n"
                + "Example: study run torus.study";
    }

    @Override
    public Answer answer(SessionRequest request) throws IOException {
        String verb = operand(request, 0, "what to do: " + String.join(", ", VERBS));
        if (!VERBS.contains(verb)) {
            throw UnknownName.of("command of study", verb, VERBS);
        }
        String file = operand(request, 1, "the name of a study file");
        if (request.operands().size() > 2) {
            throw new BadInput("study " + verb + " takes one file");
        }
        return switch (verb) {
            case "plan" -> plan(request, file);
            case "run" -> run(request, file);
            case "status" -> status(request, file);
            default -> resume(request, file);
        };
    }

    private static String operand(SessionRequest request, int place, String what) {
        if (request.operands().size() <= place
                || !(request.operands().get(place) instanceof CharSequence text)) {
            throw new BadInput("give " + what);
        }
        return text.toString();
    }

    private Answer plan(SessionRequest request, String file) throws IOException {
        request.requireNoWords();
        Plan plan = campaigns.plan(request.resolve(file), file);
        return Answer.of(width -> String.join("\n", StudyText.of(plan)), StudyText.points(plan));
    }

    private Answer run(SessionRequest request, String file) throws IOException {
        boolean fresh = request.flag(FRESH);
        Path folder = folder(request, file);
        request.requireNoWords();
        Plan plan = campaigns.plan(request.resolve(file), file);
        if (!fresh) {
            campaigns.requireNew(plan, folder, request.shown(folder));
        }
        StudyText.of(plan).forEach(request::tell);
        return carriedOut(
                request,
                folder,
                progress ->
                        campaigns.run(
                                plan,
                                folder,
                                request.shown(folder),
                                fresh,
                                request::tell,
                                progress,
                                request.listener()));
    }

    private Answer resume(SessionRequest request, String file) throws IOException {
        Campaigns.Tolerated tolerated =
                new Campaigns.Tolerated(request.flag(ANYWAY), request.flag(REPAIR));
        Path folder = folder(request, file);
        request.requireNoWords();
        String shown = request.shown(folder);
        Path path = request.resolve(file);
        Optional<StudyFile> wanted =
                Files.isDirectory(path)
                        ? Optional.empty()
                        : Optional.of(Campaigns.file(path, file));
        return carriedOut(
                request,
                folder,
                progress ->
                        campaigns.resume(
                                wanted,
                                folder,
                                shown,
                                tolerated,
                                request::tell,
                                progress,
                                request.listener()));
    }

    private Answer status(SessionRequest request, String file) throws IOException {
        Path folder = folder(request, file);
        request.requireNoWords();
        return answer(request, folder, campaigns.status(folder, request.shown(folder)));
    }

    /** The folder itself, or that of a file. */
    private static Path folder(SessionRequest request, String file) {
        Path path = request.resolve(file);
        Optional<Path> named = request.take(FOLDER).map(request::resolve);
        return named.orElseGet(() -> Files.isDirectory(path) ? path : Campaigns.folder(path));
    }

    /** Work on a study. */
    @FunctionalInterface
    private interface Work {
        Standing on(Progress progress) throws IOException;
    }

    private static Answer carriedOut(SessionRequest request, Path folder, Work work)
            throws IOException {
        try {
            Standing standing = request.watched(progress -> done(work, progress));
            return answer(request, folder, standing);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static Standing done(Work work, Progress progress) {
        try {
            return work.on(progress);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Answer answer(SessionRequest request, Path folder, Standing standing) {
        List<String> lines =
                StudyText.of(standing, request.shown(folder), request.shown(standing.results()));
        boolean complete = standing.isComplete() && standing.others().isEmpty();
        return Answer.of(
                        standing.curves(),
                        width -> String.join("\n", lines),
                        CurveTable.of(standing.curves()))
                .complete(complete);
    }

    @Override
    public List<String> proposals(List<String> typed, String word) {
        if (typed.isEmpty()) {
            return VERBS;
        }
        if (typed.size() == 1) {
            return List.of();
        }
        Proposals words = Proposals.none().delivery();
        return switch (typed.get(0)) {
            case "run" ->
                    words.choice(FOLDER, List.of()).flag(FRESH).flag("strict").after(typed, word);
            case "resume" ->
                    words.choice(FOLDER, List.of())
                            .flag(ANYWAY)
                            .flag(REPAIR)
                            .flag("strict")
                            .after(typed, word);
            case "status" -> words.choice(FOLDER, List.of()).after(typed, word);
            default -> words.after(typed, word);
        };
    }
}

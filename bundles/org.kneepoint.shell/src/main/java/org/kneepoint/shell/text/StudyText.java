// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.StringJoiner;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Status;
import org.kneepoint.study.campaign.StudyPlan;
import org.kneepoint.study.campaign.StudyStatus;

/** Plans of studies, and how far these are, for reading. */
public final class StudyText {
    private static final int LISTED = 6;
    private static final int WIDTH = 78;

    private StudyText() {}

    /**
     * Returns what a study comes to: curves, points, runs, words with defaults, and what is known
     * of the time.
     */
    public static List<String> of(StudyPlan plan) {
        List<String> lines = new ArrayList<>();
        lines.add(
                plan.file().source()
                        + ": "
                        + plan.file().network()
                        + " by "
                        + plan.file().method().label()
                        + " ("
                        + plan.runs().plugIns().get(0).name()
                        + "), "
                        + count(plan.runs().curves(), "curve")
                        + ", "
                        + (isRamp(plan.file().method())
                                ? ""
                                : count(plan.runs().points(), "point") + ", ")
                        + count(plan.runs().tasks().size(), "run"));
        plan.varying().forEach((name, values) -> lines.add("  " + name + "=" + brief(values)));
        StringJoiner constants = new StringJoiner(" ");
        plan.constants().forEach((name, value) -> constants.add(name + "=" + value));
        Paragraph.lines(constants.toString(), WIDTH).forEach(line -> lines.add("  " + line));
        int processors = Runtime.getRuntime().availableProcessors();
        lines.add("  " + cost(plan.runs().cost().seconds(processors), processors));
        return lines;
    }

    private static String brief(List<String> values) {
        if (values.size() <= LISTED) {
            return String.join(",", values);
        }
        return values.get(0)
                + ","
                + values.get(1)
                + ",...,"
                + values.get(values.size() - 1)
                + " ("
                + values.size()
                + " values)";
    }

    /**
     * Tells of the time, and does not let the bound pass for an estimate: a run may end long before
     * its limit.
     *
     * @param bound seconds that all runs take at most, if they have limits
     */
    static String cost(OptionalDouble bound, int processors) {
        String known = "time: not known before the first runs are done";
        return bound.isEmpty()
                ? known
                : known
                        + "; "
                        + TimeSpan.of(bound.getAsDouble())
                        + " on "
                        + count(processors, "processor")
                        + " if every run took all of its limit";
    }

    /** Returns the points of a plan as a table, with the number of their curve and their runs. */
    public static Table points(StudyPlan plan) {
        Set<String> names = new LinkedHashSet<>();
        plan.runs().words().forEach(curve -> curve.forEach(p -> names.addAll(p.keySet())));
        List<String> columns = new ArrayList<>(List.of("curve"));
        columns.addAll(names);
        Table.Builder table = Table.of(columns);
        int number = 0;
        for (List<Map<String, String>> curve : plan.runs().words()) {
            number++;
            for (Map<String, String> point : curve) {
                List<Object> row = new ArrayList<>(List.of(number));
                names.forEach(name -> row.add(point.get(name)));
                table.row(row.toArray());
            }
        }
        return table.build();
    }

    /**
     * Returns how far a study is.
     *
     * @param folder as the user would type it
     * @param results the file with the points, as the user would type it
     */
    public static List<String> of(StudyStatus standing, String folder, String results) {
        List<String> lines = new ArrayList<>();
        lines.add(
                folder
                        + ": "
                        + standing.runs()
                        + " of "
                        + count(standing.allRuns(), "run")
                        + " done"
                        + points(standing)
                        + (standing.isRunning() ? "; running" : ""));
        standing.otherStatuses()
                .forEach(
                        (status, points) ->
                                lines.add("  " + count(points, "point") + " " + status.label()));
        if (standing.rate().isPresent() && standing.runs() > 0) {
            lines.add("  " + speed(standing));
        }
        lines.addAll(resumeProblems(standing, folder).stream().map(line -> "  " + line).toList());
        lines.add("  " + next(standing, folder, results));
        return lines;
    }

    private static String points(StudyStatus standing) {
        return isRamp(standing.method())
                ? ""
                : ", " + standing.points() + " of " + count(standing.allPoints(), "point");
    }

    /** How many points a ramp makes shows when it has ended: its run is what counts. */
    private static boolean isRamp(EvaluationMethod method) {
        return method.equals(EvaluationMethod.RAMP);
    }

    private static String speed(StudyStatus standing) {
        String rate = TimeSpan.rate(standing.rate().getAsDouble(), "runs");
        return standing.isComplete()
                ? rate + " in the last session of " + standing.sessions()
                : rate
                        + ", so about "
                        + TimeSpan.of(standing.remainingSeconds().orElse(0))
                        + " are left";
    }

    /** Why a plain resume is refused, and what to type instead. */
    private static List<String> resumeProblems(StudyStatus standing, String folder) {
        List<String> lines = new ArrayList<>();
        if (!standing.damaged().isEmpty()) {
            lines.add(
                    count(standing.damaged().size(), "line")
                            + " of the journal "
                            + (standing.damaged().size() == 1 ? "is" : "are")
                            + " damaged: study resume "
                            + folder
                            + " repair=true does again what is missing");
        }
        if (!standing.resumeProblem().isEmpty()) {
            lines.add("read without plug-ins: " + standing.resumeProblem());
        }
        return lines;
    }

    private static String next(StudyStatus standing, String folder, String results) {
        String resume = "study resume " + folder;
        if (!standing.isWritten()) {
            return results
                    + " does not hold all that is done: "
                    + resume
                    + (standing.isComplete() ? " writes it anew" : " goes on and writes it anew");
        }
        if (standing.isComplete()) {
            return "complete: " + results;
        }
        String so = "so far: " + results;
        return standing.isRunning() || !standing.resumeProblem().isEmpty()
                ? so
                : so + "; " + resume + repeatedRuns(standing);
    }

    private static String repeatedRuns(StudyStatus standing) {
        return standing.otherStatuses().containsKey(Status.FAILED)
                ? " goes on, and does again what failed"
                : " goes on";
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}

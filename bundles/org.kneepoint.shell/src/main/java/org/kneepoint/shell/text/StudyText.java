// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.text;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.result.EvaluationMethod;
import org.kneepoint.api.result.Status;
import org.kneepoint.study.DetachedJobs;
import org.kneepoint.study.campaign.PointRange;
import org.kneepoint.study.campaign.StudyPlan;
import org.kneepoint.study.campaign.StudyStatus;
import org.kneepoint.support.Paragraph;

/** The text of study plans and of the status of studies. */
public final class StudyText {
    private static final int LISTED = 6;
    private static final int LISTED_RANGES = 20;
    private static final int WIDTH = 78;

    private StudyText() {}

    /**
     * Returns the lines of a plan: curves, points, runs, settings including defaults, and the bound
     * on the time.
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
     * Returns the bound on the time, which is no estimate: a run may end long before its limit.
     *
     * @param bound maximum time of all runs, seconds; empty without limits
     */
    static String cost(OptionalDouble bound, int processors) {
        String known = "time: unknown before the first runs end";
        return bound.isEmpty()
                ? known
                : known
                        + "; "
                        + TimeSpan.of(bound.getAsDouble())
                        + " on "
                        + count(processors, "processor")
                        + " if every run reaches its limit";
    }

    /** Returns the points of a plan as a table, with their number and that of their curve. */
    public static Table points(StudyPlan plan) {
        Set<String> names = new LinkedHashSet<>();
        plan.runs().settings().forEach(curve -> curve.forEach(p -> names.addAll(p.keySet())));
        List<String> columns = new ArrayList<>(List.of("point", "curve"));
        columns.addAll(names);
        Table.Builder table = Table.of(columns);
        int curves = 0;
        int points = 0;
        for (List<Map<String, String>> curve : plan.runs().settings()) {
            curves++;
            for (Map<String, String> point : curve) {
                points++;
                List<Object> row = new ArrayList<>(List.of(points, curves));
                names.forEach(name -> row.add(point.get(name)));
                table.row(row.toArray());
            }
        }
        return table.build();
    }

    /**
     * Returns the lines of the status of a study.
     *
     * @param folder path as typed by the user
     * @param results path of the file with the points, likewise
     */
    public static List<String> of(StudyStatus study, String folder, String results) {
        List<String> lines = new ArrayList<>();
        lines.add(
                folder
                        + ": "
                        + study.runs()
                        + " of "
                        + count(study.allRuns(), "run")
                        + " done"
                        + points(study)
                        + (study.isRunning() ? "; running" : ""));
        lines.addAll(otherStatuses(study));
        if (study.rate().isPresent() && study.runs() > 0) {
            lines.add("  " + speed(study));
        }
        lines.addAll(parts(study));
        if (study.jobs().isPending()) {
            lines.add("  " + jobs(study.jobs()));
        }
        lines.addAll(resumeProblems(study, folder).stream().map(line -> "  " + line).toList());
        lines.add("  " + next(study, folder, results));
        return lines;
    }

    /**
     * Returns the lines of the status of a part of a study.
     *
     * @param points its points
     * @param folder path of the folder of the study as typed by the user
     * @param results path of the file with the points of the part, likewise
     */
    public static List<String> ofPart(
            StudyStatus part, PointRange points, String folder, String results) {
        List<String> lines = new ArrayList<>();
        lines.add(
                folder
                        + ", points="
                        + points
                        + ": "
                        + part.runs()
                        + " of "
                        + count(part.allRuns(), "run")
                        + " done"
                        + points(part));
        lines.addAll(otherStatuses(part));
        String state = part.isComplete() ? "complete: " : "so far, the same line continues: ";
        lines.add("  " + state + results + "; study merge " + folder + " joins the parts");
        return lines;
    }

    private static List<String> otherStatuses(StudyStatus study) {
        List<String> lines = new ArrayList<>();
        study.otherStatuses()
                .forEach(
                        (status, points) ->
                                lines.add("  " + count(points, "point") + " " + status.label()));
        return lines;
    }

    /** The parts, and the points that nobody has done or does, as they are typed. */
    private static List<String> parts(StudyStatus study) {
        List<String> lines = new ArrayList<>();
        if (study.parts() > 0) {
            List<PointRange> running = study.runningParts();
            lines.add(
                    "  "
                            + count(study.parts(), "part")
                            + (running.isEmpty() ? "" : ", running: " + ranges(running)));
        }
        if (!study.missing().isEmpty()) {
            lines.add("  missing: " + ranges(study.missing()));
        }
        return lines;
    }

    private static String ranges(List<PointRange> ranges) {
        int more = ranges.size() - LISTED_RANGES;
        return ranges.stream()
                        .limit(LISTED_RANGES)
                        .map(range -> PointRange.PARAMETER + "=" + range)
                        .collect(Collectors.joining(" "))
                + (more > 0 ? " and " + count(more, "more range") : "");
    }

    private static String points(StudyStatus study) {
        return isRamp(study.method())
                ? ""
                : ", " + study.points() + " of " + count(study.allPoints(), "point");
    }

    /** The number of points of a ramp is unknown until it ends; only runs are counted. */
    private static boolean isRamp(EvaluationMethod method) {
        return method.equals(EvaluationMethod.RAMP);
    }

    private static String speed(StudyStatus study) {
        String rate = TimeSpan.rate(study.rate().getAsDouble(), "runs");
        return study.isComplete()
                ? rate + " in the last session of " + study.sessions()
                : rate + ", about " + TimeSpan.of(study.remainingSeconds().orElse(0)) + " left";
    }

    /** The reasons for which resume without options is refused, with the options to give. */
    private static List<String> resumeProblems(StudyStatus study, String folder) {
        List<String> lines = new ArrayList<>();
        if (!study.damaged().isEmpty()) {
            lines.add(
                    count(study.damaged().size(), "line")
                            + " of the journal "
                            + (study.damaged().size() == 1 ? "is" : "are")
                            + " damaged: study resume "
                            + folder
                            + " repair=true repeats their runs");
        }
        if (!study.resumeProblem().isEmpty()) {
            lines.add("plug-ins are missing: " + study.resumeProblem());
        }
        return lines;
    }

    private static String jobs(DetachedJobs jobs) {
        String names = "job " + String.join(", ", jobs.names());
        if (!jobs.isKnown()) {
            return names + ": not known at present, the cluster does not answer";
        }
        String reason = jobs.reason().isEmpty() ? "" : " (" + jobs.reason() + ")";
        return names
                + ": "
                + count(jobs.running(), "task")
                + " running, "
                + jobs.waiting()
                + " waiting"
                + (jobs.waiting() > 0 ? reason : "");
    }

    /**
     * Returns the line of jobs that were cancelled.
     *
     * @param folder path as typed by the user
     */
    public static String cancelled(List<String> jobs, String folder) {
        return jobs.isEmpty()
                ? folder + ": nothing of it waits or runs"
                : "cancelled job "
                        + String.join(", ", jobs)
                        + ": finished runs are kept, study resume "
                        + folder
                        + " continues";
    }

    private static String next(StudyStatus study, String folder, String results) {
        String resume = "study resume " + folder;
        if (study.jobs().isPending()) {
            return "study watch "
                    + folder
                    + " follows it and writes "
                    + results
                    + ", study cancel "
                    + folder
                    + " ends it";
        }
        if (!study.isWritten()) {
            return "finished runs are not in " + results + ": " + writing(study, folder, resume);
        }
        if (study.isComplete()) {
            return "complete: " + results;
        }
        String so = "so far: " + results;
        return study.isRunning() || !study.resumeProblem().isEmpty()
                ? so
                : so + "; " + resume + repeatedRuns(study);
    }

    private static String writing(StudyStatus study, String folder, String resume) {
        if (study.parts() > 0) {
            return "study merge " + folder + " writes them";
        }
        return resume + (study.isComplete() ? " writes them" : " continues and writes them");
    }

    private static String repeatedRuns(StudyStatus study) {
        return study.otherStatuses().containsKey(Status.FAILED)
                ? " continues and repeats failed runs"
                : " continues";
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}

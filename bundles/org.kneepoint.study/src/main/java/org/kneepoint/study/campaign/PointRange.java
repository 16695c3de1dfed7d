// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.run.RunTask;

/**
 * Consecutive points of a plan, numbered from 1 through all curves in their order; of ramps the
 * runs, which are numbered likewise.
 *
 * @param first number of the first point
 * @param last number of the last point
 */
public record PointRange(int first, int last) {
    /** The parameter that holds a range. */
    public static final String PARAMETER = "points";

    private static final Pattern FORM = Pattern.compile("(\\d{1,9})(?::(\\d{1,9}))?");

    /**
     * Parses a range such as {@code 3:7}, or a number.
     *
     * @param all number of points of the plan
     * @throws BadInput if it is neither, or not within 1 to {@code all}
     */
    public static PointRange parse(String text, int all) {
        return read(text)
                .filter(range -> range.last <= all)
                .orElseThrow(
                        () ->
                                BadInput.notAllowed(
                                        PARAMETER,
                                        text,
                                        "1 to " + all + ", or a range such as 1:" + all));
    }

    private static Optional<PointRange> read(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        int first = Integer.parseInt(matcher.group(1));
        int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
        return first >= 1 && first <= last
                ? Optional.of(new PointRange(first, last))
                : Optional.empty();
    }

    /** Returns the range of a {@linkplain #fileName name}; empty for other names. */
    static Optional<PointRange> ofFileName(String name) {
        return read(name.replace('-', ':')).filter(range -> range.fileName().equals(name));
    }

    /** Returns the range as the name of a file, without a colon, which some systems refuse. */
    String fileName() {
        return toString().replace(':', '-');
    }

    /** Returns the ranges of the points that have a run of some kind, in order. */
    static List<PointRange> of(List<RunTask> tasks, Predicate<RunTask> kind) {
        List<PointRange> ranges = new ArrayList<>();
        int point = 1;
        boolean has = false;
        for (RunTask task : tasks) {
            has |= kind.test(task);
            if (task.isLast()) {
                if (has) {
                    add(ranges, point);
                }
                has = false;
                point++;
            }
        }
        return ranges;
    }

    private static void add(List<PointRange> ranges, int point) {
        int end = ranges.size() - 1;
        if (end >= 0 && ranges.get(end).last == point - 1) {
            ranges.set(end, new PointRange(ranges.get(end).first, point));
        } else {
            ranges.add(new PointRange(point, point));
        }
    }

    /** Returns those tasks of a plan that belong to these points. */
    List<RunTask> select(List<RunTask> tasks) {
        List<RunTask> selected = new ArrayList<>();
        int point = 1;
        for (RunTask task : tasks) {
            if (first <= point && point <= last) {
                selected.add(task);
            }
            point += task.isLast() ? 1 : 0;
        }
        return selected;
    }

    /** Returns the range as it is typed. */
    @Override
    public String toString() {
        return first == last ? "" + first : first + ":" + last;
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.kneepoint.api.command.CommandResult;

/**
 * A stored result without its content.
 *
 * @param link its permanent name: 22 characters that cannot be guessed
 * @param owner the account that has stored it
 * @param time when
 * @param job number of the job that gave it; empty if it was stored by hand
 * @param heading what was computed
 * @param labels labels in alphabetical order
 * @param note text of the owner
 * @param sharing who else may read it
 * @param bytes what it counts towards the quota of the owner
 * @param removal by whom and when it was removed; its content is gone then
 */
public record StoredResult(
        String link,
        String owner,
        Instant time,
        OptionalLong job,
        Heading heading,
        List<String> labels,
        String note,
        Sharing sharing,
        long bytes,
        Optional<Removal> removal) {
    /** Most characters of a name. */
    static final int LONGEST_NAME = 100;

    private static final int LONGEST_LINE = 100_000;

    /**
     * What was computed.
     *
     * @param name name of the result
     * @param line the statement that gave it; empty if unknown
     * @param network the networks; empty for a result without curves, as the next three
     * @param method the methods
     * @param evaluator the solvers and simulators
     * @param nodes the numbers of terminals, where known
     * @param curves number of curves
     * @param points number of points of all curves, or of rows of the table
     */
    public record Heading(
            String name,
            String line,
            String network,
            String method,
            String evaluator,
            String nodes,
            int curves,
            int points) {
        /**
         * Describes a result.
         *
         * @throws org.kneepoint.api.scenario.BadInput if the name is too long
         */
        static Heading of(String name, String line, CommandResult result) {
            ResultSettings settings = ResultSettings.of(result);
            return new Heading(
                    PlainText.require("name", name, LONGEST_NAME),
                    PlainText.cleaned(line, LONGEST_LINE),
                    settings.joined(ResultSettings.NETWORK),
                    settings.joined(ResultSettings.METHOD),
                    settings.joined(ResultSettings.EVALUATOR),
                    settings.joined(ResultSettings.NODES),
                    result.curves().size(),
                    points(result));
        }

        private static int points(CommandResult result) {
            return result.curves().isEmpty()
                    ? result.table().map(table -> table.rows().size()).orElse(0)
                    : result.curves().stream().mapToInt(curve -> curve.points().size()).sum();
        }

        /** A copy of another name. */
        Heading named(String other) {
            return new Heading(other, line, network, method, evaluator, nodes, curves, points);
        }
    }

    /**
     * The end of a result.
     *
     * @param account who has removed it; empty for the server itself, after the time it keeps
     *     results
     * @param time when
     */
    public record Removal(String account, Instant time) {
        @Override
        public String toString() {
            String by = account.isEmpty() ? "the server, since it was old" : account;
            return "removed by " + by + " on " + time;
        }
    }

    /** Copies the labels. */
    public StoredResult {
        labels = List.copyOf(labels);
    }
}

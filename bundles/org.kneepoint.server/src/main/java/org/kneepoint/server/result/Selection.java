// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.result.Curve;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Caller;

/**
 * Stored results with their contents, for an export. Immutable.
 *
 * @param entries the latest first
 */
record Selection(List<Entry> entries) {
    /** Most results of an export. */
    private static final int MOST_RESULTS = 1000;

    /** Most points of an export. */
    private static final int MOST_POINTS = 300_000;

    /**
     * A result with its content.
     *
     * @param result the result
     * @param content its content
     */
    record Entry(StoredResult result, CommandResult content) {}

    /** Copies the entries. */
    Selection {
        entries = List.copyOf(entries);
    }

    /**
     * Reads all results of a search.
     *
     * @throws BadInput if there are none, or too many
     */
    static Selection of(Results results, Caller caller, ResultFilter filter) {
        Results.Page found = results.search(caller, filter, 0, MOST_RESULTS);
        long points = found.results().stream().mapToLong(one -> one.heading().points()).sum();
        if (found.all() == 0) {
            throw BadInput.because("results", 0, "no results are found");
        }
        if (found.all() > MOST_RESULTS || points > MOST_POINTS) {
            throw BadInput.because(
                    "results",
                    found.all(),
                    "the selection has "
                            + found.all()
                            + " results; an export has at most "
                            + MOST_RESULTS
                            + " results and "
                            + MOST_POINTS
                            + " points: select fewer");
        }
        List<Entry> entries = new ArrayList<>();
        for (StoredResult result : found.results()) {
            entries.add(new Entry(result, results.content(caller, result.link())));
        }
        return new Selection(entries);
    }

    /** Returns the curves of all results, in their order. */
    List<Curve> curves() {
        return entries.stream().flatMap(entry -> entry.content().curves().stream()).toList();
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.result.StoredResult.Heading;

/**
 * A result with all that is stored of it, not yet shared with anybody.
 *
 * @param stored what describes it, under a new link
 * @param content its content
 * @param settings the settings by which it is found
 */
record NewResult(StoredResult stored, ContentCodec.Encoded content, ResultSettings settings) {
    private static final int MOST_POINTS = 200_000;

    /** What a result counts besides its content, bytes. */
    private static final int ENTRY_BYTES = 1000;

    /**
     * Encodes a result.
     *
     * @param job number of the job that gave it; empty if it is stored by hand
     * @param line the statement that gave it; empty if unknown
     * @throws BadInput if the name is too long, or it has more than 200,000 points or rows
     */
    static NewResult of(
            String owner,
            Instant time,
            OptionalLong job,
            String name,
            CommandResult result,
            String line) {
        Heading heading = Heading.of(name, line, result);
        if (heading.points() > MOST_POINTS) {
            throw BadInput.because(
                    "points",
                    heading.points(),
                    "a stored result has at most " + MOST_POINTS + " points");
        }
        ContentCodec.Encoded content = ContentCodec.encode(result);
        StoredResult stored =
                new StoredResult(
                        ResultLink.random(),
                        owner,
                        time,
                        job,
                        heading,
                        List.of(),
                        "",
                        Sharing.NOBODY,
                        content.bytes().length + (long) ENTRY_BYTES,
                        Optional.empty());
        return new NewResult(stored, content, ResultSettings.of(result));
    }
}

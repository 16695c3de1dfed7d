// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import java.util.Optional;
import org.kneepoint.api.command.CommandRequest;
import org.kneepoint.api.scenario.BadInput;

/**
 * The size of a chart.
 *
 * @param width pixels, or characters in a terminal
 * @param height pixels, or characters in a terminal
 */
record ChartSize(int width, int height) {
    private static final int LARGEST = 10_000;
    private static final int SMALLEST = 100;
    private static final int FEWEST_COLUMNS = 40;
    private static final int FEWEST_ROWS = 12;

    /**
     * Reads the parameter {@code size}.
     *
     * @throws BadInput if it is malformed or out of range
     */
    static Optional<ChartSize> of(CommandRequest request) {
        return request.takeParameter("size").map(ChartSize::of);
    }

    /**
     * Reads the parameter {@code size} of a chart of characters.
     *
     * @throws BadInput if it is malformed or out of range
     */
    static Optional<ChartSize> inCharacters(CommandRequest request) {
        return request.takeParameter("size").map(ChartSize::inCharacters);
    }

    private static ChartSize inCharacters(String text) {
        if (text.matches("\\d{2,3}x\\d{2,3}")) {
            String[] sides = text.split("x");
            int columns = Integer.parseInt(sides[0]);
            int rows = Integer.parseInt(sides[1]);
            if (columns >= FEWEST_COLUMNS && rows >= FEWEST_ROWS) {
                return new ChartSize(columns, rows);
            }
        }
        throw BadInput.notAllowed(
                "size",
                text,
                "in a terminal, size is COLUMNSxROWS in characters, "
                        + FEWEST_COLUMNS
                        + " to 999 by "
                        + FEWEST_ROWS
                        + " to 999");
    }

    private static ChartSize of(String text) {
        if (!text.matches("\\d{3,5}x\\d{3,5}")) {
            throw bad(text);
        }
        String[] sides = text.split("x");
        int width = Integer.parseInt(sides[0]);
        int height = Integer.parseInt(sides[1]);
        if (Math.min(width, height) < SMALLEST || Math.max(width, height) > LARGEST) {
            throw bad(text);
        }
        return new ChartSize(width, height);
    }

    private static BadInput bad(String text) {
        return BadInput.notAllowed(
                "size",
                text,
                "size is WIDTHxHEIGHT in pixels, each " + SMALLEST + " to " + LARGEST);
    }
}

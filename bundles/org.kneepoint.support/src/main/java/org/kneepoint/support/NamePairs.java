// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads tables of two names in a row, which are resources of this package. */
final class NamePairs {
    private NamePairs() {}

    /** Returns the rows of a table, without its heading, as two names each. */
    static List<String[]> read(String resource) {
        try (BufferedReader rows =
                new BufferedReader(
                        new InputStreamReader(
                                NamePairs.class.getResourceAsStream(resource),
                                StandardCharsets.UTF_8))) {
            return rows.lines().skip(1).map(row -> row.split(",")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

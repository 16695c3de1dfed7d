// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.support;

import java.util.List;

/** Reads tables of two names in a row, which are resources of this package. */
final class NamePairs {
    private NamePairs() {}

    /** Returns the rows of a table, without its heading, as two names each. */
    static List<String[]> read(String resource) {
        return ResourceText.of(NamePairs.class, resource)
                .lines()
                .skip(1)
                .map(row -> row.split(","))
                .toList();
    }
}

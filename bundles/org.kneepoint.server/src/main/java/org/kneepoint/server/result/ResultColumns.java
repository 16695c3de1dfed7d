// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.kneepoint.server.result.StoredResult.Heading;
import org.kneepoint.server.result.StoredResult.Removal;
import org.kneepoint.server.store.Sql;

/** The columns of a stored result. */
final class ResultColumns {
    /** Their names, in a query of results {@code r}. */
    static final String ALL =
            "r.link, r.owner, r.created, r.job, r.name, r.line, r.network, r.method, r.evaluator,"
                    + " r.nodes, r.curves, r.points, r.labels, r.note, r.shared, r.bytes,"
                    + " r.removed, r.removed_by";

    /** A label has no line break. */
    private static final String SEPARATOR = "\n";

    private ResultColumns() {}

    /** Returns the result of a row. */
    static StoredResult read(ResultSet row) throws SQLException {
        Instant removed = Sql.instant(row, "removed");
        long job = row.getLong("job");
        return new StoredResult(
                row.getString("link"),
                row.getString("owner"),
                Sql.instant(row, "created"),
                job == 0 ? OptionalLong.empty() : OptionalLong.of(job),
                new Heading(
                        row.getString("name"),
                        row.getString("line"),
                        row.getString("network"),
                        row.getString("method"),
                        row.getString("evaluator"),
                        row.getString("nodes"),
                        row.getInt("curves"),
                        row.getInt("points")),
                labels(row.getString("labels")),
                row.getString("note"),
                Sharing.of(row.getString("shared")),
                row.getLong("bytes"),
                removed == null
                        ? Optional.empty()
                        : Optional.of(new Removal(row.getString("removed_by"), removed)));
    }

    private static List<String> labels(String joined) {
        return joined.isEmpty() ? List.of() : Arrays.asList(joined.split(SEPARATOR));
    }

    /** Returns the labels as one text. */
    static String labels(StoredResult result) {
        return String.join(SEPARATOR, result.labels());
    }

    /** Returns all text that a search reads, in lower case. */
    static String words(StoredResult result) {
        Heading heading = result.heading();
        List<String> words =
                new ArrayList<>(
                        List.of(
                                heading.name(),
                                heading.line(),
                                heading.network(),
                                heading.method(),
                                heading.evaluator(),
                                result.owner(),
                                result.note()));
        words.addAll(result.labels());
        return String.join(SEPARATOR, words).toLowerCase(Locale.ROOT);
    }
}

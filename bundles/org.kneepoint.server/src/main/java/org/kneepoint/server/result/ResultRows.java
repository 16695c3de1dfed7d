// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.server.result.StoredResult.Heading;
import org.kneepoint.server.store.Sql;

/** The rows of stored results in a transaction. */
final class ResultRows {
    private final Sql sql;

    ResultRows(Sql sql) {
        this.sql = sql;
    }

    /** Returns results, the latest first. */
    List<StoredResult> query(ResultQuery query, int offset, int most) throws SQLException {
        return sql.query(
                "SELECT "
                        + ResultColumns.ALL
                        + " FROM result r WHERE "
                        + query.condition()
                        + " ORDER BY r.created DESC, r.id DESC OFFSET "
                        + offset
                        + " ROWS FETCH NEXT "
                        + most
                        + " ROWS ONLY",
                ResultColumns::read,
                query.arguments());
    }

    /** Returns the number of results. */
    int count(ResultQuery query) throws SQLException {
        return sql.find(
                        "SELECT COUNT(*) FROM result r WHERE " + query.condition(),
                        row -> row.getInt(1),
                        query.arguments())
                .orElseThrow();
    }

    /** Returns what the owner of a result has stored of the same content. */
    Optional<StoredResult> findEqual(StoredResult result, String hash) throws SQLException {
        return sql.find(
                "SELECT "
                        + ResultColumns.ALL
                        + " FROM result r WHERE r.owner = ? AND r.removed IS NULL"
                        + " AND r.content_hash = ?",
                ResultColumns::read,
                result.owner(),
                hash);
    }

    /** Returns what the same statement of the same job has given before, the latest first. */
    List<StoredResult> ofStatement(StoredResult result) throws SQLException {
        return sql.query(
                "SELECT "
                        + ResultColumns.ALL
                        + " FROM result r WHERE r.owner = ? AND r.removed IS NULL AND r.job = ?"
                        + " AND r.job > 0 AND r.name = ? AND r.line = ? ORDER BY r.id DESC",
                ResultColumns::read,
                result.owner(),
                result.job().orElse(0),
                result.heading().name(),
                result.heading().line());
    }

    /** Returns whether a result has a setting of a name. */
    boolean hasSetting(String name) throws SQLException {
        return sql.find(
                        "SELECT result FROM result_setting WHERE name = ? FETCH FIRST 1 ROWS ONLY",
                        row -> row.getLong(1),
                        name)
                .isPresent();
    }

    /** Stores a content, unless there is an equal one. */
    void insert(ContentCodec.Encoded content) throws SQLException {
        boolean known =
                sql.find(
                                "SELECT hash FROM result_content WHERE hash = ?",
                                row -> row.getString(1),
                                content.hash())
                        .isPresent();
        if (!known) {
            sql.update(
                    "INSERT INTO result_content (hash, format, content) VALUES (?, ?, ?)",
                    content.hash(),
                    content.format(),
                    content.bytes());
        }
    }

    /** Stores a result whose content is stored. */
    void insert(StoredResult result, String hash, ResultSettings settings) throws SQLException {
        Heading heading = result.heading();
        long id =
                sql.insert(
                        "INSERT INTO result (link, owner, content_hash, bytes, created, job, name,"
                                + " line, network, method, evaluator, nodes, curves, points, note,"
                                + " labels, words, shared, shared_group, removed_by) VALUES"
                                + " (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '', '', ?, 'nobody',"
                                + " '', '')",
                        result.link(),
                        result.owner(),
                        hash,
                        result.bytes(),
                        result.time(),
                        result.job().orElse(0),
                        heading.name(),
                        heading.line(),
                        heading.network(),
                        heading.method(),
                        heading.evaluator(),
                        heading.nodes(),
                        heading.curves(),
                        heading.points(),
                        ResultColumns.words(result));
        for (Map.Entry<String, Set<String>> setting : settings.values().entrySet()) {
            for (String value : setting.getValue()) {
                sql.update(
                        "INSERT INTO result_setting (result, name, setting) VALUES (?, ?, ?)",
                        id,
                        setting.getKey(),
                        value);
            }
        }
    }

    /** Replaces name, labels, note and sharing of a result. */
    void update(StoredResult result, String sharedGroup) throws SQLException {
        sql.update(
                "UPDATE result SET name = ?, labels = ?, note = ?, words = ?, shared = ?,"
                        + " shared_group = ? WHERE link = ?",
                result.heading().name(),
                ResultColumns.labels(result),
                result.note(),
                ResultColumns.words(result),
                result.sharing().label(),
                sharedGroup,
                result.link());
        long id = id(result.link());
        sql.update("DELETE FROM result_label WHERE result = ?", id);
        for (String label : new TreeSet<>(result.labels())) {
            sql.update("INSERT INTO result_label (result, label) VALUES (?, ?)", id, label);
        }
    }

    /** Returns the content of a result, unless it was removed. */
    Optional<CommandResult> content(String link) throws SQLException {
        return sql.find(
                "SELECT c.format, c.content FROM result r JOIN result_content c"
                        + " ON c.hash = r.content_hash WHERE r.link = ?",
                row -> ContentCodec.decode(row.getInt("format"), row.getBytes("content")),
                link);
    }

    /** Returns the group with which a result is shared. */
    String sharedGroup(String link) throws SQLException {
        return sql.find(
                        "SELECT shared_group FROM result WHERE link = ?",
                        row -> row.getString(1),
                        link)
                .orElseThrow();
    }

    private long id(String link) throws SQLException {
        return sql.find("SELECT id FROM result WHERE link = ?", row -> row.getLong(1), link)
                .orElseThrow();
    }

    /** Removes the content of a result, and leaves a line that says by whom and when. */
    void remove(String link, String account, Instant time) throws SQLException {
        String hash = hash(link);
        long id = id(link);
        sql.update(
                "UPDATE result SET content_hash = NULL, removed = ?, removed_by = ?, bytes = 0,"
                        + " note = '', words = '' WHERE id = ?",
                time,
                account,
                id);
        sql.update("DELETE FROM result_setting WHERE result = ?", id);
        sql.update("DELETE FROM result_label WHERE result = ?", id);
        sql.update(
                "DELETE FROM result_content WHERE hash = ? AND NOT EXISTS"
                        + " (SELECT 1 FROM result WHERE content_hash = ?)",
                hash,
                hash);
    }

    private String hash(String link) throws SQLException {
        return sql.find(
                        "SELECT content_hash FROM result WHERE link = ?",
                        row -> row.getString(1),
                        link)
                .orElseThrow();
    }

    /** Returns links of results before a time, that have no label and are not shared. */
    List<String> unmarked(Instant before, int most) throws SQLException {
        return sql.query(
                "SELECT link FROM result WHERE removed IS NULL AND created < ? AND labels = ''"
                        + " AND shared = 'nobody' ORDER BY id FETCH FIRST "
                        + most
                        + " ROWS ONLY",
                row -> row.getString(1),
                before);
    }

    /** Returns the bytes that each account has stored. */
    Map<String, Long> storedBytes() throws SQLException {
        Map<String, Long> bytes = new TreeMap<>();
        sql.query(
                "SELECT owner, SUM(bytes) AS total FROM result GROUP BY owner",
                row -> bytes.put(row.getString("owner"), row.getLong("total")));
        return bytes;
    }
}

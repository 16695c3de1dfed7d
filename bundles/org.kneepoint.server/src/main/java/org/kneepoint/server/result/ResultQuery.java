// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** The condition of a query of stored results {@code r}, with its arguments. */
final class ResultQuery {
    private static final String SETTING =
            "EXISTS (SELECT 1 FROM result_setting s WHERE s.result = r.id AND s.name = ? AND ";

    private final StringJoiner condition = new StringJoiner(" AND ");
    private final List<Object> arguments = new ArrayList<>();

    private ResultQuery() {}

    /**
     * Results that are not removed, that a caller may find, and that meet a filter.
     *
     * @param group the group of the caller; empty for none, with which nothing is shared
     */
    static ResultQuery search(Caller caller, String group, ResultFilter filter) {
        ResultQuery query = new ResultQuery();
        query.and("r.removed IS NULL");
        query.andVisible(caller, group, "");
        filter.owner().ifPresent(owner -> query.and("r.owner = ?", owner));
        filter.label()
                .ifPresent(
                        label ->
                                query.and(
                                        "EXISTS (SELECT 1 FROM result_label l WHERE l.result = r.id"
                                                + " AND l.label = ?)",
                                        label));
        filter.since().ifPresent(time -> query.and("r.created >= ?", time));
        filter.until().ifPresent(time -> query.and("r.created < ?", time));
        filter.words()
                .forEach(word -> query.and("r.words LIKE ? ESCAPE '!'", "%" + escaped(word) + "%"));
        filter.settings().forEach(query::andSetting);
        return query;
    }

    /** The result of a link, removed or not, if a caller may read it. */
    static ResultQuery link(Caller caller, String group, String link) {
        ResultQuery query = new ResultQuery();
        query.and("r.link = ?", link);
        query.andVisible(caller, group, " OR r.shared = 'link'");
        return query;
    }

    private void andVisible(Caller caller, String group, String more) {
        if (caller.role() != Role.ADMINISTRATOR) {
            and(
                    "(r.owner = ? OR r.shared = 'all'"
                            + " OR (r.shared = 'group' AND r.shared_group = ?)"
                            + more
                            + ")",
                    caller.account(),
                    group);
        }
    }

    private void andSetting(String name, String value) {
        if (name.equals(ResultSettings.BUNDLE_HASH)) {
            and(SETTING + "s.setting LIKE ? ESCAPE '!')", name, escaped(value) + "%");
        } else {
            and(SETTING + "s.setting = ?)", name, value);
        }
    }

    private void and(String term, Object... values) {
        condition.add(term);
        arguments.addAll(List.of(values));
    }

    private static String escaped(String text) {
        return text.replace("!", "!!").replace("%", "!%").replace("_", "!_");
    }

    /** Returns the condition in SQL. */
    String condition() {
        return condition.toString();
    }

    /** Returns its arguments in order. */
    Object[] arguments() {
        return arguments.toArray();
    }
}

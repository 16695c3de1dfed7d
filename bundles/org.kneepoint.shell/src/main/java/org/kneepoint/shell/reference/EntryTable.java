// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.List;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Parameter;

/** Entries as rows, one for each text and for each parameter, detail included. */
final class EntryTable {
    private final Table.Builder table =
            Table.of("kind", "name", "item", "unit", "default", "allowed", "text");
    private String kind;
    private String name;

    private EntryTable() {}

    static Table of(List<ReferenceEntry> entries) {
        EntryTable rows = new EntryTable();
        for (ReferenceEntry entry : entries) {
            rows.kind = entry.kind();
            rows.name = entry.name();
            rows.text("summary", entry.summary());
            entry.sections().forEach(section -> section.addTo(rows));
        }
        return rows.table.build();
    }

    /** Adds a text of the current entry. */
    void text(String item, String text) {
        table.row(kind, name, item, null, null, null, text);
    }

    /** Adds a parameter of what declares it. */
    void parameter(String ownerKind, String owner, Parameter<?> parameter) {
        table.row(
                ownerKind,
                owner,
                parameter.name(),
                parameter.unit(),
                ParameterSection.defaultText(parameter),
                parameter.allowed(),
                parameter.meaning());
    }
}

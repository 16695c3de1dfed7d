// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.reference;

import java.util.Collection;
import java.util.List;
import org.kneepoint.api.format.Table;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.support.TextTable;

/**
 * Parameters; in brief their names.
 *
 * @param heading what takes them
 * @param kind of what declares them
 * @param owner name of what declares them
 * @param parameters in order
 */
public record ParameterSection(
        String heading, String kind, String owner, Collection<Parameter<?>> parameters)
        implements Section {
    private static final int BRIEF_LINES = 2;

    @Override
    public boolean isEmpty() {
        return parameters.isEmpty();
    }

    @Override
    public List<String> body(int width) {
        return TextTable.of(table(parameters), width).lines().toList();
    }

    /** The names, as many as fit two lines. */
    @Override
    public List<String> brief(int width) {
        List<String> names = parameters.stream().map(Parameter::name).toList();
        List<String> lines = Section.labelled(heading, String.join(", ", names), width);
        for (int shown = names.size(); lines.size() > BRIEF_LINES && shown > 0; shown--) {
            String some = String.join(", ", names.subList(0, shown - 1));
            String more = some + " and " + (names.size() - shown + 1) + " more";
            lines = Section.labelled(heading, more, width);
        }
        return lines;
    }

    @Override
    public void addTo(EntryTable rows) {
        parameters.forEach(parameter -> rows.parameter(kind, owner, parameter));
    }

    /** Returns a row for each parameter, for reading. */
    public static Table table(Collection<Parameter<?>> parameters) {
        Table.Builder table = Table.of("parameter", "default", "meaning [unit]: allowed values");
        parameters.forEach(p -> table.row(p.name(), defaultText(p), text(p)));
        return table.build();
    }

    /** Returns the default, "required" or a dash. */
    static String defaultText(Parameter<?> parameter) {
        return parameter.defaultText().orElse(parameter.isRequired() ? "required" : "-");
    }

    /** Returns meaning, unit and allowed values. */
    static String text(Parameter<?> parameter) {
        String unit = parameter.unit().isEmpty() ? "" : " [" + parameter.unit() + "]";
        return parameter.meaning() + unit + ": " + parameter.allowed();
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.booksim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.kneepoint.api.format.Table;

/** The counterpart of a configuration: a network and settings, with a row for each of its own. */
public final class ImportedRun {
    private static final String NOTHING = "-";
    private static final String VCS = "vcs";

    private final BookSimConfiguration configuration;
    private final Map<String, String> settings = new LinkedHashMap<>();
    private final Set<String> used = new LinkedHashSet<>();
    private final List<Row> rows = new ArrayList<>();
    private String network = "";
    private String networkFile = "";

    private record Row(String setting, String counterpart, String remark) {}

    ImportedRun(BookSimConfiguration configuration) {
        this.configuration = configuration;
    }

    /** Sets the network. */
    void network(String name, String remark) {
        network = name;
        explain("topology", name, remark);
    }

    /** Sets the file of the network. */
    void networkFile(String file) {
        networkFile = file;
    }

    /** Maps a parameter. */
    void map(String name, String parameter, Object value) {
        map(name, parameter, value, "");
    }

    /** Maps a parameter, with a difference to be known. */
    void map(String name, String parameter, Object value, String remark) {
        settings.put(parameter, value.toString());
        explain(name, parameter + "=" + value, remark);
    }

    /** Sets a parameter without a row. */
    void set(String parameter, Object value) {
        settings.put(parameter, value.toString());
    }

    /** Adds what the value of a parameter leads to. */
    void explain(String name, String counterpart, String remark) {
        used.add(name);
        String value = configuration.text(name);
        String setting = name + "=" + value + (configuration.isGiven(name) ? "" : " (default)");
        rows.add(new Row(setting, counterpart, remark));
    }

    /** Marks a parameter as read, without a row. */
    void use(String... names) {
        used.addAll(List.of(names));
    }

    /** Reports that a value cannot be honoured. */
    void refuse(String name, String reason) {
        explain(name, NOTHING, "not honoured: " + reason);
    }

    /** Reports that a parameter has no effect here. */
    void omit(String name, String reason) {
        explain(name, NOTHING, reason);
    }

    /** Returns whether a parameter has a row, or was read. */
    boolean isUsed(String name) {
        return used.contains(name);
    }

    /** Replaces or adds a setting. */
    void override(String parameter, String value) {
        if (parameter.equals("load")) {
            settings.remove("rate");
        } else if (parameter.equals("rate")) {
            settings.remove("load");
        }
        settings.put(parameter, value);
    }

    /**
     * Leaves the number of virtual channels to the routing, which needs more than the configuration
     * has; returns whether it was set.
     */
    public boolean leaveVcs() {
        if (settings.remove(VCS) == null) {
            return false;
        }
        rows.removeIf(row -> row.counterpart().startsWith(VCS + "="));
        refuse("num_vcs", "the routing needs more, and has as few as it needs");
        return true;
    }

    /** Returns the network, or an empty text if a file describes it. */
    public String network() {
        return network;
    }

    /** Returns the file of the network, or an empty text. */
    public String networkFile() {
        return networkFile;
    }

    /** Returns the settings of the run, by parameter. */
    public Map<String, String> settings() {
        return new LinkedHashMap<>(settings);
    }

    /** Returns the settings of the file, with their counterparts. */
    public Table table() {
        Table.Builder table = Table.of("booksim", "kneepoint", "remark");
        rows.forEach(row -> table.row(row.setting(), row.counterpart(), row.remark()));
        return table.build();
    }

    /** Returns the command line of the run. */
    public String commandLine() {
        StringBuilder line = new StringBuilder("simulate ").append(network);
        settings.forEach((name, value) -> line.append(' ').append(name).append('=').append(value));
        return line.toString();
    }
}

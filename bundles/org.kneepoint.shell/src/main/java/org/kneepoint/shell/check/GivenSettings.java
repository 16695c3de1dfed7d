// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.check;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.kneepoint.api.scenario.Described;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.support.UnknownName;

/** The settings of a command line, of which each plug-in takes its own. */
final class GivenSettings {
    private final Map<String, String> settings;
    private final TreeSet<String> unused;
    private final TreeSet<String> known = new TreeSet<>();

    GivenSettings(Map<String, String> settings) {
        this.settings = new LinkedHashMap<>(settings);
        unused = new TreeSet<>(settings.keySet());
    }

    /** Returns whether no setting was given. */
    boolean isEmpty() {
        return settings.isEmpty();
    }

    /** Returns and uses the value of a parameter. */
    Optional<String> take(String parameter) {
        known.add(parameter);
        unused.remove(parameter);
        return Optional.ofNullable(settings.remove(parameter));
    }

    /** Returns and uses all settings. */
    Map<String, String> takeAll() {
        unused.clear();
        return Map.copyOf(settings);
    }

    /** Returns and uses the values of the parameters of a plug-in. */
    Scenario scenario(Described plugIn) {
        Map<String, String> own = new LinkedHashMap<>(settings);
        own.keySet().retainAll(plugIn.parameters().names());
        known.addAll(plugIn.parameters().names());
        unused.removeAll(own.keySet());
        return Scenario.of(plugIn.name(), plugIn.parameters(), own);
    }

    /**
     * Rejects settings that no plug-in has used.
     *
     * @throws org.kneepoint.api.scenario.BadInput if there are any
     */
    void requireUsed() {
        if (!unused.isEmpty()) {
            throw UnknownName.of("parameter", unused.first(), known);
        }
    }
}

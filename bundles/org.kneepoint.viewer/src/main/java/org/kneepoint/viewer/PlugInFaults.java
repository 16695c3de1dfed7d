// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.kneepoint.study.plugin.Catalogue;

/** Finds each excluded plug-in once, as long as it is excluded. */
final class PlugInFaults {
    private final Catalogue catalogue;
    private final Set<String> known = new HashSet<>();

    PlugInFaults(Catalogue catalogue) {
        this.catalogue = catalogue;
    }

    /** Returns a line for each plug-in that is excluded now and was not before. */
    synchronized List<String> findNew() {
        List<String> faults = catalogue.faults();
        List<String> added = faults.stream().filter(line -> !known.contains(line)).toList();
        known.clear();
        known.addAll(faults);
        return added;
    }
}

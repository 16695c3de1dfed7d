// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.diagnosis;

import java.util.ArrayList;
import java.util.List;
import org.kneepoint.study.plugin.ComponentFailures;
import org.osgi.service.component.runtime.ServiceComponentRuntime;
import org.osgi.service.component.runtime.dto.ComponentConfigurationDTO;
import org.osgi.service.component.runtime.dto.ComponentDescriptionDTO;
import org.osgi.service.component.runtime.dto.UnsatisfiedReferenceDTO;

/** Declarative services components that failed or lack a referenced service. */
final class UnsatisfiedComponents {
    private final ServiceComponentRuntime runtime;

    UnsatisfiedComponents(ServiceComponentRuntime runtime) {
        this.runtime = runtime;
    }

    /**
     * Returns a line for each.
     *
     * @param known lines of which each failure is given once
     */
    List<String> find(List<String> known) {
        List<String> lines = new ArrayList<>();
        for (ComponentDescriptionDTO component : runtime.getComponentDescriptionDTOs()) {
            for (ComponentConfigurationDTO state :
                    runtime.getComponentConfigurationDTOs(component)) {
                describe(component, state, known, lines);
            }
        }
        return lines;
    }

    private static void describe(
            ComponentDescriptionDTO component,
            ComponentConfigurationDTO state,
            List<String> known,
            List<String> lines) {
        if (state.failure != null) {
            String cause = ComponentFailures.rootCause(state.failure);
            if (known.stream().noneMatch(line -> line.contains(cause))) {
                lines.add(component.name + " failed: " + cause);
            }
        }
        for (UnsatisfiedReferenceDTO reference : state.unsatisfiedReferences) {
            lines.add(component.name + " lacks a service for its reference " + reference.name);
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.diagnosis;

import java.util.ArrayList;
import java.util.List;
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

    /** Returns a line for each. */
    List<String> find() {
        List<String> lines = new ArrayList<>();
        for (ComponentDescriptionDTO component : runtime.getComponentDescriptionDTOs()) {
            for (ComponentConfigurationDTO state :
                    runtime.getComponentConfigurationDTOs(component)) {
                describe(component, state, lines);
            }
        }
        return lines;
    }

    private static void describe(
            ComponentDescriptionDTO component,
            ComponentConfigurationDTO state,
            List<String> lines) {
        if (state.failure != null) {
            lines.add(component.name + " failed: " + state.failure.lines().findFirst().orElse(""));
        }
        for (UnsatisfiedReferenceDTO reference : state.unsatisfiedReferences) {
            lines.add(component.name + " lacks a service for its reference " + reference.name);
        }
    }
}

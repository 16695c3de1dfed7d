// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.slotted;

import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.simulation.analysis.SteadyState;
import org.kneepoint.simulator.slotted.network.BufferOrganisation;
import org.kneepoint.simulator.slotted.network.SlottedFabric;
import org.kneepoint.simulator.slotted.network.SlottedSwitchSettings;
import org.kneepoint.support.DescriptionResource;

/** Description of the simulator: reading of the paper, validity and verification. */
final class SlottedDescription {
    private static final int LARGEST = 256;
    private static final int LARGEST_RADIX = 4;
    private static final int LARGEST_BUFFER = 16;

    private SlottedDescription() {}

    /** Returns the description, with the rules of the run length. */
    static Description text() {
        Description text = DescriptionResource.read(SlottedDescription.class, "slotted.md");
        return text.validity(text.validity() + " " + SteadyState.rules());
    }

    /** Returns whether a point lies in the range that the description states. */
    static Validity validity(SlottedFabric fabric, SlottedSwitchSettings design) {
        int widest = design.buffering() == BufferOrganisation.SHARED ? LARGEST_RADIX : 2;
        boolean compared =
                fabric.nodes() <= LARGEST
                        && fabric.radix() <= widest
                        && design.bufferSize() <= LARGEST_BUFFER;
        return compared ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }
}

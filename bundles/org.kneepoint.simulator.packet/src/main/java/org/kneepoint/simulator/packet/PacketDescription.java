// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.packet;

import org.kneepoint.api.result.Validity;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.simulation.analysis.SteadyState;
import org.kneepoint.simulator.packet.multistage.MultistageLayout;
import org.kneepoint.simulator.packet.multistage.MultistageWorkload;
import org.kneepoint.support.DescriptionResource;

/** Description of the simulator: reading of the paper, validity and verification. */
final class PacketDescription {
    private static final int LARGEST = 4096;
    private static final int LONGEST_BUFFER = 200;

    private PacketDescription() {}

    /** Returns the description, with the rules of the run length. */
    static Description text() {
        Description text = DescriptionResource.read(PacketDescription.class, "packet.md");
        return text.validity(text.validity() + " " + SteadyState.rules());
    }

    /** Returns whether a point lies in the range that the description states. */
    static Validity validity(MultistageLayout layout, MultistageWorkload workload) {
        boolean sized =
                layout.nodes() <= LARGEST
                        && (layout.capacity() <= LONGEST_BUFFER + 1 || layout.isUnlimited());
        boolean offered = workload.rate() * layout.service() <= 1;
        return sized && offered ? Validity.CHECKED : Validity.EXTRAPOLATED;
    }
}

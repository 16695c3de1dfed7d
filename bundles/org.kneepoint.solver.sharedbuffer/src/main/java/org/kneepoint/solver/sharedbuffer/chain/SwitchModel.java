// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/** A model of one switch. Stateless. */
@FunctionalInterface
public interface SwitchModel {
    /**
     * Finds the steady state of a switch.
     *
     * @param traffic of the switch, with shares that sum to 1
     * @param listener called repeatedly
     */
    SteadySwitch steady(SwitchTraffic traffic, StepListener listener);

    /** The steady state of a switch. */
    interface SteadySwitch {
        /** Returns the means of the switch. */
        SwitchMeans means();

        /**
         * Returns the means for slightly different traffic, to first order.
         *
         * @param neighbour other probabilities, the same shares
         */
        SwitchMeans perturbed(SwitchTraffic neighbour);
    }
}

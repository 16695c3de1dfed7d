// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.solver.sharedbuffer.chain;

/** A model of one switch. Stateless. */
@FunctionalInterface
public interface SwitchModel {
    /**
     * Finds the steady state of a switch.
     *
     * @param traffic that it meets, its shares summing to 1
     * @param listener beaten now and then
     */
    SteadySwitch steady(SwitchTraffic traffic, StepListener listener);

    /** The steady state of a switch. */
    interface SteadySwitch {
        /** Returns what the switch does in the mean. */
        SwitchMeans means();

        /**
         * Returns what it would do under traffic that differs a little, to first order.
         *
         * @param neighbour other probabilities, the same shares
         */
        SwitchMeans perturbed(SwitchTraffic neighbour);
    }
}

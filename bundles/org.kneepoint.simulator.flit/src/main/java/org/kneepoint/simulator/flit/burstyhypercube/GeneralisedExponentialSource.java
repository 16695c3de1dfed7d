// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.burstyhypercube;

import java.util.random.RandomGenerator;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.support.BurstyHypercubeParameters;

/**
 * The generalised exponential process, eq. (1) of the paper: geometric batches at exponential
 * intervals. Stateless.
 *
 * @param rate messages per cycle, above 0
 * @param scv squared coefficient of variation of the interarrival time, at least 1
 */
record GeneralisedExponentialSource(double rate, double scv) implements ArrivalProcess.Source {
    @Override
    public double nextInterval(RandomGenerator random) {
        double batch = BurstyHypercubeParameters.batch(scv);
        if (random.nextDouble() * batch >= 1) {
            return 0;
        }
        return -StrictMath.log1p(-random.nextDouble()) * batch / rate;
    }
}

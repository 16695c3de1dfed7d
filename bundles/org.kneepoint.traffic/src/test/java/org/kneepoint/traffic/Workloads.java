// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic;

import java.util.List;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.traffic.arrival.Bernoulli;
import org.kneepoint.traffic.arrival.GeneralisedExponential;
import org.kneepoint.traffic.arrival.OnOff;
import org.kneepoint.traffic.arrival.PacketGap;
import org.kneepoint.traffic.arrival.Poisson;
import org.kneepoint.traffic.length.Bimodal;
import org.kneepoint.traffic.length.Exponential;
import org.kneepoint.traffic.length.Fixed;
import org.kneepoint.traffic.pattern.Asymmetric;
import org.kneepoint.traffic.pattern.BitComplement;
import org.kneepoint.traffic.pattern.BitReverse;
import org.kneepoint.traffic.pattern.HotSpot;
import org.kneepoint.traffic.pattern.Matrix;
import org.kneepoint.traffic.pattern.Neighbour;
import org.kneepoint.traffic.pattern.RandomPermutation;
import org.kneepoint.traffic.pattern.Shuffle;
import org.kneepoint.traffic.pattern.Tornado;
import org.kneepoint.traffic.pattern.Transpose;
import org.kneepoint.traffic.pattern.Uniform;

/** Everything that this bundle offers. */
final class Workloads {
    static final List<TrafficPattern> PATTERNS =
            List.of(
                    new Uniform(),
                    new HotSpot(),
                    new Transpose(),
                    new BitComplement(),
                    new BitReverse(),
                    new Shuffle(),
                    new Tornado(),
                    new Neighbour(),
                    new RandomPermutation(),
                    new Asymmetric(),
                    new Matrix());

    static final List<ArrivalProcess> ARRIVALS =
            List.of(
                    new Poisson(),
                    new Bernoulli(),
                    new GeneralisedExponential(),
                    new OnOff(),
                    new PacketGap());

    static final List<LengthDistribution> LENGTHS =
            List.of(
                    new Fixed(),
                    new Exponential(),
                    new org.kneepoint.traffic.length.Uniform(),
                    new Bimodal());

    private Workloads() {}
}

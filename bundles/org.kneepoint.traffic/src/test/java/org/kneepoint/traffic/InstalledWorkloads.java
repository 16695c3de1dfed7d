// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.traffic;

import java.util.List;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.traffic.arrival.BernoulliArrivals;
import org.kneepoint.traffic.arrival.GeneralisedExponentialArrivals;
import org.kneepoint.traffic.arrival.OnOffArrivals;
import org.kneepoint.traffic.arrival.PacketGapArrivals;
import org.kneepoint.traffic.arrival.PoissonArrivals;
import org.kneepoint.traffic.length.BimodalLengths;
import org.kneepoint.traffic.length.ExponentialLengths;
import org.kneepoint.traffic.length.FixedLengths;
import org.kneepoint.traffic.pattern.AsymmetricTraffic;
import org.kneepoint.traffic.pattern.BitComplement;
import org.kneepoint.traffic.pattern.BitReverse;
import org.kneepoint.traffic.pattern.HotSpotTraffic;
import org.kneepoint.traffic.pattern.MatrixTraffic;
import org.kneepoint.traffic.pattern.Neighbour;
import org.kneepoint.traffic.pattern.RandomPermutation;
import org.kneepoint.traffic.pattern.Shuffle;
import org.kneepoint.traffic.pattern.Tornado;
import org.kneepoint.traffic.pattern.Transpose;
import org.kneepoint.traffic.pattern.UniformTraffic;

/** All services of this bundle. */
final class InstalledWorkloads {
    static final List<TrafficPattern> PATTERNS =
            List.of(
                    new UniformTraffic(),
                    new HotSpotTraffic(),
                    new Transpose(),
                    new BitComplement(),
                    new BitReverse(),
                    new Shuffle(),
                    new Tornado(),
                    new Neighbour(),
                    new RandomPermutation(),
                    new AsymmetricTraffic(),
                    new MatrixTraffic());

    static final List<ArrivalProcess> ARRIVALS =
            List.of(
                    new PoissonArrivals(),
                    new BernoulliArrivals(),
                    new GeneralisedExponentialArrivals(),
                    new OnOffArrivals(),
                    new PacketGapArrivals());

    static final List<LengthDistribution> LENGTHS =
            List.of(
                    new FixedLengths(),
                    new ExponentialLengths(),
                    new org.kneepoint.traffic.length.UniformLengths(),
                    new BimodalLengths());

    private InstalledWorkloads() {}
}

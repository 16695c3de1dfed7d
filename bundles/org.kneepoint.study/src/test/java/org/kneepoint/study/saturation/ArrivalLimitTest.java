// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.saturation;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.api.scenario.StandardParameters;
import org.kneepoint.api.traffic.ArrivalProcess;
import org.kneepoint.api.traffic.LengthDistribution;
import org.kneepoint.study.plugin.Catalogue;

/** What an arrival process can offer. */
class ArrivalLimitTest {
    /** At most one message per cycle. */
    private static final class OnePerCycle implements ArrivalProcess {
        @Override
        public String name() {
            return "slotted";
        }

        @Override
        public Description description() {
            return Description.of("a fake");
        }

        @Override
        public Source start(Scenario scenario, double rate) {
            if (rate > 1) {
                throw BadInput.because("nodes", 3, "too many");
            }
            return random -> 1 / rate;
        }

        @Override
        public double scv(Scenario scenario, double rate) {
            return 0;
        }
    }

    private static final class Equal implements LengthDistribution {
        @Override
        public String name() {
            return "equal";
        }

        @Override
        public Description description() {
            return Description.of("a fake");
        }

        @Override
        public Lengths build(Scenario scenario) {
            double length = scenario.get(StandardParameters.LENGTH);
            return new Lengths() {
                @Override
                public double mean() {
                    return length;
                }

                @Override
                public double scv() {
                    return 0;
                }

                @Override
                public int nextLength(RandomGenerator random) {
                    return (int) length;
                }
            };
        }
    }

    private static ArrivalLimit arrivals(Parameters parameters, Map<String, String> settings) {
        Catalogue catalogue = Catalogue.of(new OnePerCycle(), new Equal());
        return new ArrivalLimit(catalogue, "net", parameters, settings);
    }

    @Test
    void aMessagePerCycle() {
        Parameters parameters =
                Parameters.of(
                        StandardParameters.LOAD,
                        StandardParameters.LENGTH,
                        StandardParameters.LENGTH_DISTRIBUTION,
                        StandardParameters.ARRIVAL_PROCESS);
        ArrivalLimit three =
                arrivals(
                        parameters,
                        Map.of("length", "3", "lengths", "equal", "arrivals", "slotted"));
        assertTrue(three.canOffer(3));
        assertFalse(three.canOffer(3.1));
    }

    @Test
    void noArrivalProcess() {
        assertTrue(arrivals(Parameters.of(StandardParameters.LOAD), Map.of()).canOffer(1e6));
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import org.kneepoint.api.traffic.TrafficPattern;
import org.kneepoint.testkit.PatternContract;

class BothNeighboursTest extends PatternContract {
    @Override
    protected TrafficPattern pattern() {
        return new BothNeighbours();
    }
}

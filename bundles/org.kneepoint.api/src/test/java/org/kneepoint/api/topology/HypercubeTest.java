// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.stream.Stream;

class HypercubeTest extends TopologyContract {
    @Override
    protected Stream<Network> networks() {
        return Stream.of(new Hypercube(1), new Hypercube(3), new Hypercube(5));
    }
}

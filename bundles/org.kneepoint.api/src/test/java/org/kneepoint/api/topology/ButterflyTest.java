// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.stream.Stream;

class ButterflyTest extends TopologyContract {
    @Override
    protected Stream<Network> networks() {
        return Stream.of(
                new Butterfly(2, 1), new Butterfly(2, 4), new Butterfly(4, 3), new Butterfly(3, 2));
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.stream.Stream;

class TorusTest extends TopologyContract {
    @Override
    protected Stream<Network> networks() {
        return Stream.of(new Torus(2), new Torus(4), new Torus(5));
    }
}

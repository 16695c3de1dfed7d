// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.stream.Stream;

class MeshTest extends TopologyContract {
    @Override
    protected Stream<Network> networks() {
        return Stream.of(new Mesh(2), new Mesh(4), new Mesh(6));
    }
}

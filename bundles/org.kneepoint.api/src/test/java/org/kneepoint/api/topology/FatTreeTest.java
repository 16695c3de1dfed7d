// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

import java.util.stream.Stream;

class FatTreeTest extends TopologyContract {
    @Override
    protected Stream<Network> networks() {
        return Stream.of(new FatTree(1), new FatTree(2), new FatTree(3));
    }
}

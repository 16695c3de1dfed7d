// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import java.util.List;
import org.kneepoint.api.topology.Topology;
import org.kneepoint.testkit.TopologyContract;

class SpidergonTest extends TopologyContract {
    @Override
    protected Topology topology() {
        return new Spidergon();
    }

    @Override
    protected List<String> sizes() {
        return List.of("nodes=4", "nodes=6", "nodes=16", "nodes=22");
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

import java.util.Map;
import org.kneepoint.api.topology.OutputState;

/** Given numbers of flits queued for outputs; none at others. */
record GivenOutputState(Map<ChannelShares.Channel, Integer> queues) implements OutputState {
    @Override
    public int queued(int router, int port) {
        return queues.getOrDefault(new ChannelShares.Channel(router, port), 0);
    }

    @Override
    public int downstream(int router, int port) {
        return 0;
    }

    @Override
    public int credits(int router, int port) {
        return UNLIMITED;
    }

    @Override
    public int occupancy(int router, int port) {
        return 0;
    }
}

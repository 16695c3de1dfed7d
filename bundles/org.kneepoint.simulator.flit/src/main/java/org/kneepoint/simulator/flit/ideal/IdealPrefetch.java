// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

import static org.kneepoint.simulator.flit.ideal.ChannelTable.LAST_GRANT;
import static org.kneepoint.simulator.flit.ideal.ChannelTable.REQUESTS;
import static org.kneepoint.simulator.flit.ideal.VcTable.FLITS;
import static org.kneepoint.simulator.flit.ideal.VcTable.INPUT;

import org.kneepoint.simulator.flit.kernel.NetworkWiring;
import org.kneepoint.simulator.flit.kernel.PacketPool;
import org.kneepoint.simulator.flit.kernel.VcList;

/**
 * Prefetches state that is about to be used, so that cache misses overlap where the state exceeds
 * the caches. The checksum only keeps the compiler from removing the reads.
 */
final class IdealPrefetch {
    /** Virtual channels prefetched at a time. */
    private static final int BLOCK = 128;

    private static final int MIN_VCS = 1 << 16;

    private final VcTable vcTable;
    private final ChannelTable channelTable;
    private final VcConnections connections;
    private final NetworkWiring wiring;
    private final PacketPool packets;
    private final TieBreakers tieBreakers;
    private final boolean isEnabled;
    private final int[] numbers = new int[BLOCK];
    private int end;
    private int served;
    private long checksum;

    IdealPrefetch(
            VcTable vcTable,
            ChannelTable channelTable,
            VcConnections connections,
            NetworkWiring wiring,
            PacketPool packets,
            TieBreakers tieBreakers) {
        this.vcTable = vcTable;
        this.channelTable = channelTable;
        this.connections = connections;
        this.wiring = wiring;
        this.packets = packets;
        this.tieBreakers = tieBreakers;
        isEnabled = vcTable.size() > MIN_VCS;
    }

    /** Starts with the first channel. */
    void startCycle() {
        end = 0;
        served = 0;
    }

    /** Prefetches for the transfers on a channel with requests and on some after it. */
    void beforeTransfers(int channel, ChannelArbiter arbiter) {
        if (!isEnabled || channel < end) {
            return;
        }
        int size = 0;
        int outputVc = arbiter.nextOutputVc(vcTable.id(channel, 0));
        while (outputVc != VcTable.NONE && size < BLOCK) {
            numbers[size++] = vcTable.get(outputVc, INPUT);
            checksum += channelTable.get(vcTable.channel(outputVc), LAST_GRANT);
            end = vcTable.channel(outputVc) + 1;
            outputVc = arbiter.nextOutputVc(outputVc + 1);
        }
        for (int i = 0; i < size; i++) {
            checksum += vcTable.get(numbers[i], FLITS);
        }
    }

    /** Prefetches for the service of the first requests of the first routers of a queue. */
    void beforeService(UniqueIntQueue routers, OutputRequests requests) {
        if (!isEnabled || served++ % BLOCK != 0) {
            return;
        }
        int size = Math.min(BLOCK, routers.size());
        for (int i = 0; i < size; i++) {
            numbers[i] = requests.first(routers.get(i));
        }
        for (int i = 0; i < size; i++) {
            int request = numbers[i];
            if (request != OutputRequests.NONE) {
                int port = requests.port(request, 0);
                int router = requests.router(request);
                int packet = requests.packet(request);
                int outputVc = vcTable.id(port, 0);
                checksum +=
                        vcTable.get(outputVc, INPUT)
                                + (connections.isEjecting(outputVc) ? 1 : 0)
                                + vcTable.get(requests.inputVc(request), FLITS)
                                + channelTable.get(port, LAST_GRANT)
                                + wiring.ejectingTerminal[port]
                                + wiring.router[port]
                                + wiring.firstPort[router]
                                + packets.length[packet]
                                + packets.hops[packet]
                                + packets.state[packet];
            }
        }
    }

    /** Prefetches for the requests of the headers of a list of input VCs from one on. */
    void beforeRequests(VcList filled, OutputRequests requests, int from) {
        if (isEnabled && from % BLOCK == 0) {
            int to = Math.min(from + BLOCK, filled.size());
            for (int i = from; i < to; i++) {
                int inputVc = filled.get(i);
                int port = vcTable.inputPort(inputVc);
                int packet = vcTable.get(inputVc, VcTable.HEAD_PACKET);
                int router = wiring.router[port];
                numbers[i - from] = router;
                checksum +=
                        requests.first(router)
                                + wiring.firstPort[router]
                                + wiring.injectingTerminal[port]
                                + wiring.ejectionRouter[packets.destination[packet]]
                                + packets.state[packet]
                                + tieBreakers.of(packet);
            }
            for (int i = from; i < to; i++) {
                int router = numbers[i - from];
                checksum +=
                        channelTable.get(wiring.firstPort[router], REQUESTS)
                                + channelTable.get(wiring.firstPort[router + 1] - 1, REQUESTS);
            }
        }
    }

    /** Prefetches for the ends of the connections of a list of output VCs from one on. */
    void beforeFinish(VcList finished, long[] carried, int from) {
        if (isEnabled && from % BLOCK == 0) {
            for (int i = from; i < Math.min(from + BLOCK, finished.size()); i++) {
                int outputVc = finished.get(i);
                int inputVc = vcTable.get(outputVc, INPUT);
                checksum +=
                        carried[vcTable.channel(outputVc)]
                                + channelTable.get(vcTable.channel(outputVc), REQUESTS)
                                + packets.length[vcTable.get(inputVc, VcTable.HEAD_PACKET)];
            }
        }
    }
}

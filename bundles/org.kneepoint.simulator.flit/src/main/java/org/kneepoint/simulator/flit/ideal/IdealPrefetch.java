// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.ideal;

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
    private final NetworkWiring wiring;
    private final PacketPool packets;
    private final boolean isEnabled;
    private final int[] inputVcs = new int[BLOCK];
    private int end;
    private int served;
    private long checksum;

    IdealPrefetch(VcTable vcTable, NetworkWiring wiring, PacketPool packets) {
        this.vcTable = vcTable;
        this.wiring = wiring;
        this.packets = packets;
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
            inputVcs[size++] = vcTable.get(outputVc, INPUT);
            end = vcTable.channel(outputVc) + 1;
            outputVc = arbiter.nextOutputVc(outputVc + 1);
        }
        for (int i = 0; i < size; i++) {
            checksum += vcTable.get(inputVcs[i], FLITS);
        }
    }

    /** Prefetches for the service of the first requests of the first routers of a queue. */
    void beforeService(UniqueIntQueue routers, OutputRequests requests) {
        if (!isEnabled || served++ % BLOCK != 0) {
            return;
        }
        int size = Math.min(BLOCK, routers.size());
        for (int i = 0; i < size; i++) {
            inputVcs[i] = requests.first(routers.get(i));
        }
        for (int i = 0; i < size; i++) {
            int request = inputVcs[i];
            if (request != OutputRequests.NONE) {
                int port = requests.port(request, 0);
                int inputVc = requests.inputVc(request);
                int packet = requests.packet(request);
                checksum +=
                        vcTable.get(vcTable.id(port, 0), INPUT)
                                + vcTable.get(inputVc, FLITS)
                                + requests.of(inputVc)
                                + wiring.ejectingTerminal[port]
                                + wiring.router[port]
                                + packets.length[packet]
                                + packets.hops[packet]
                                + packets.state[packet];
            }
        }
    }

    /** Prefetches for the requests of the headers of a list of input VCs from one on. */
    void beforeRequests(VcList filled, OutputRequests requests, int from) {
        if (isEnabled && from % BLOCK == 0) {
            for (int i = from; i < Math.min(from + BLOCK, filled.size()); i++) {
                int inputVc = filled.get(i);
                int port = vcTable.inputPort(inputVc);
                int packet = vcTable.get(inputVc, VcTable.HEAD_PACKET);
                int router = wiring.router[port];
                checksum +=
                        requests.first(router)
                                + requests.of(inputVc)
                                + wiring.firstPort[router]
                                + wiring.injectingTerminal[port]
                                + wiring.ejectionRouter[packets.destination[packet]]
                                + packets.state[packet];
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
                                + packets.length[vcTable.get(inputVc, VcTable.HEAD_PACKET)];
            }
        }
    }
}

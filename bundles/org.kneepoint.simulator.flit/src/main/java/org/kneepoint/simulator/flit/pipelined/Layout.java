// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.Wiring;

/**
 * How the lanes are numbered. The lanes of a port are as many numbers as the next power of two
 * takes, so that shifts do for divisions: lane {@code port << shift | vc}. The <em>place</em> of a
 * lane is its number within its router.
 */
final class Layout {
    private static final long RESERVE = 16;

    /** What is kept of a lane and of a port besides the records, and of a port by others. */
    private static final long BYTES_A_LANE = 36;

    private static final long BYTES_A_PORT = 64;
    private static final double GIB = 1L << 30;

    final Wiring wiring;
    final int vcs;

    /** Number of bits of a lane that hold its virtual channel. */
    final int shift;

    /** Words of a mask over the lanes of a router. */
    final int words;

    /** Lanes of the ports of routers. */
    final int lanes;

    /**
     * Numbers the lanes.
     *
     * @throws BadInput if there is no room for them
     */
    Layout(Wiring wiring, int vcs) {
        this.wiring = wiring;
        this.vcs = vcs;
        shift = BitMasks.width(vcs);
        words = BitMasks.words(wiring.mostPorts() << shift);
        requireRoom();
        lanes = wiring.ports << shift;
    }

    private void requireRoom() {
        long ports = wiring.ports;
        long bytes =
                ports
                        * (bytesOfPort()
                                + BYTES_A_PORT
                                + (long) words * Long.BYTES
                                + (BYTES_A_LANE << shift));
        long longest = ports * Math.max(InputPorts.stride(vcs), OutputPorts.stride(words, vcs));
        long most = Runtime.getRuntime().maxMemory();
        if (longest > Integer.MAX_VALUE - RESERVE || bytes > most) {
            throw new BadInput(
                    String.format(
                            "%d ports with %d virtual channels need about %.1f GiB: this JVM has"
                                    + " %.1f GiB, and no array may have more than 2^31 places",
                            ports, vcs, bytes / GIB, most / GIB));
        }
    }

    /** Returns the size of the records of a port, bytes. */
    int bytesOfPort() {
        return Integer.BYTES * InputPorts.stride(vcs) + Long.BYTES * OutputPorts.stride(words, vcs);
    }

    /**
     * Returns the size of records so that few are cut by the end of a line of the cache: a whole
     * number of lines, unless that is more than a quarter more.
     */
    static int whole(int size, int line) {
        int whole = (size + line - 1) / line * line;
        return 4 * whole <= 5 * size ? whole : size;
    }

    /** Returns the first lane of a router. */
    int firstLane(int router) {
        return wiring.firstPort[router] << shift;
    }

    /** Returns whether there is a lane of a number. */
    boolean exists(int lane) {
        return vc(lane) < vcs;
    }

    /** Returns the virtual channel of a lane. */
    int vc(int lane) {
        return lane & (1 << shift) - 1;
    }
}

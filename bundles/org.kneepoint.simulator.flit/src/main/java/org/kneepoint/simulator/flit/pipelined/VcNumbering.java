// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Numbering of virtual channels. The virtual channels of a port are as many numbers as the next
 * power of two takes, so that shifts do for divisions: virtual channel {@code port << shift | vc}.
 * The <em>place</em> of a virtual channel is its number within its router.
 */
final class VcNumbering {
    private static final long ARRAY_RESERVE = 16;

    /**
     * What is kept of a virtual channel and of a port besides the records, and of a port by others.
     */
    private static final long BYTES_PER_VC = 36;

    private static final long BYTES_PER_PORT = 64;
    private static final double GIB = 1L << 30;

    final NetworkWiring wiring;
    final int vcs;

    /** Number of bits of a virtual channel that hold its virtual channel. */
    final int shift;

    /** Words of a mask over the virtual channels of a router. */
    final int words;

    /** Virtual channels of the ports of routers. */
    final int vcNumbers;

    /**
     * Numbers the virtual channels.
     *
     * @throws BadInput if there is no room for them
     */
    VcNumbering(NetworkWiring wiring, int vcs) {
        this.wiring = wiring;
        this.vcs = vcs;
        shift = BitMasks.width(vcs);
        words = BitMasks.words(wiring.maxPorts() << shift);
        requireMemory();
        vcNumbers = wiring.ports << shift;
    }

    private void requireMemory() {
        long ports = wiring.ports;
        long bytes =
                ports
                        * (bytesOfPort()
                                + BYTES_PER_PORT
                                + (long) words * Long.BYTES
                                + (BYTES_PER_VC << shift));
        long longest =
                ports * Math.max(InputPorts.recordSize(vcs), OutputPorts.recordSize(words, vcs));
        long most = Runtime.getRuntime().maxMemory();
        if (longest > Integer.MAX_VALUE - ARRAY_RESERVE || bytes > most) {
            throw BadInput.because(
                            "vcs",
                            vcs,
                            String.format(
                                    "%d ports with %d virtual channels need about %.1f GiB: this JVM"
                                            + " has %.1f GiB, and no array may have more than 2^31"
                                            + " places",
                                    ports, vcs, bytes / GIB, most / GIB))
                    .about("router");
        }
    }

    /** Returns the size of the records of a port, bytes. */
    int bytesOfPort() {
        return Integer.BYTES * InputPorts.recordSize(vcs)
                + Long.BYTES * OutputPorts.recordSize(words, vcs);
    }

    /**
     * Returns the size of records so that few are cut by the end of a line of the cache: a whole
     * number of lines, unless that is more than a quarter more.
     */
    static int alignedSize(int size, int line) {
        int whole = (size + line - 1) / line * line;
        return 4 * whole <= 5 * size ? whole : size;
    }

    /** Returns the first virtual channel of a router. */
    int firstVc(int router) {
        return wiring.firstPort[router] << shift;
    }

    /** Returns whether there is a virtual channel of a number. */
    boolean exists(int inputVc) {
        return vc(inputVc) < vcs;
    }

    /** Returns the virtual channel of a virtual channel. */
    int vc(int inputVc) {
        return inputVc & (1 << shift) - 1;
    }
}

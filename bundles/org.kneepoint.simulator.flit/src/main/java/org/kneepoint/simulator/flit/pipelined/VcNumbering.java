// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.simulator.flit.pipelined;

import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.simulator.flit.kernel.BitMasks;
import org.kneepoint.simulator.flit.kernel.NetworkWiring;

/**
 * Numbering of virtual channels: {@code port << shift | vc}, with the virtual channels of a port
 * padded to a power of two. The <em>index</em> of an input VC is its number within its router.
 */
final class VcNumbering {
    private static final long ARRAY_RESERVE = 16;

    /**
     * Bytes of a virtual channel and of a port besides the records, and of a port in other
     * structures.
     */
    private static final long BYTES_PER_VC = 36;

    private static final long BYTES_PER_PORT = 64;
    private static final double GIB = 1L << 30;

    final NetworkWiring wiring;
    final int vcs;

    /** Number of bits of the virtual channel within its port. */
    final int shift;

    /** Longs of a mask over the input VCs of a router. */
    final int words;

    /** Numbers of virtual channels, including the padding. */
    final int vcNumbers;

    /**
     * Creates the numbering.
     *
     * @throws BadInput if the network is too large for the memory
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
        int longestRecord =
                Math.max(InputPorts.recordSize(vcs), OutputPorts.recordSize(words, vcs));
        long longest = ports * Math.max(longestRecord, HeaderRecords.SIZE << shift);
        long heap = Runtime.getRuntime().maxMemory();
        if (longest > Integer.MAX_VALUE - ARRAY_RESERVE || bytes > heap) {
            throw BadInput.because(
                            "vcs",
                            vcs,
                            String.format(
                                    "%d ports with %d virtual channels need about %.1f GiB: this"
                                            + " JVM has %.1f GiB, and no array may have more than 2^31"
                                            + " elements",
                                    ports, vcs, bytes / GIB, heap / GIB))
                    .about("router");
        }
    }

    /** Returns the size of the records of all ports, bytes. */
    long bytes() {
        return (long) wiring.ports * bytesOfPort();
    }

    private int bytesOfPort() {
        return Integer.BYTES * InputPorts.recordSize(vcs)
                + Long.BYTES * OutputPorts.recordSize(words, vcs);
    }

    /**
     * Returns the size of records aligned to cache lines: a whole number of lines, unless that is
     * more than a quarter larger.
     */
    static int alignedSize(int size, int line) {
        int whole = (size + line - 1) / line * line;
        return 4 * whole <= 5 * size ? whole : size;
    }

    /** Returns the first virtual channel of a router. */
    int firstVc(int router) {
        return wiring.firstPort[router] << shift;
    }

    /** Returns whether a number is that of a virtual channel, not of padding. */
    boolean exists(int number) {
        return vc(number) < vcs;
    }

    /** Returns the virtual channel within its port. */
    int vc(int number) {
        return number & (1 << shift) - 1;
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.stream.IntStream;
import org.kneepoint.api.topology.Routing;

/**
 * Numbering of the positions of headers: the buffer of a virtual channel, identified by the input
 * port at its end and its VC class, or the injection port of a terminal.
 */
final class BufferNumbering {
    private final PortNumbering ports;
    private final int classes;
    private final int bits;

    /** Creates the numbering for 1 to 64 VC classes. */
    BufferNumbering(PortNumbering ports, int classes) {
        this.ports = ports;
        this.classes = classes;
        bits = Integer.SIZE - Integer.numberOfLeadingZeros(classes);
    }

    /** Checks the number of VC classes of a routing. */
    static void checkClasses(Routing routing, ContractViolations violations) {
        if (routing.vcClasses() < 1 || routing.vcClasses() > Long.SIZE) {
            violations.add("vc-classes", "vcClasses() is outside 1 to 64", routing.vcClasses());
        }
    }

    /** Returns an upper bound of the numbers. */
    int count() {
        return ports.count() << bits;
    }

    int classes() {
        return classes;
    }

    /** Returns the numbers of all virtual channels in ascending order. */
    IntStream channels() {
        return IntStream.range(0, ports.count())
                .filter(ports::isEnd)
                .flatMap(
                        input -> IntStream.range(0, classes).map(number -> channel(input, number)));
    }

    /** Returns the number of a virtual channel. */
    int channel(int input, int number) {
        return input << bits | number;
    }

    int entry(int input) {
        return input << bits | classes;
    }

    int input(int buffer) {
        return buffer >>> bits;
    }

    int router(int buffer) {
        return ports.router(input(buffer));
    }

    /** Returns the VC class; at an injection port the number of classes. */
    int number(int buffer) {
        return buffer & (1 << bits) - 1;
    }

    /** Returns the VC class as a routing gets it. */
    int held(int buffer) {
        return isEntry(buffer) ? Routing.INJECTED : number(buffer);
    }

    /** Returns whether this is an injection port. */
    boolean isEntry(int buffer) {
        return number(buffer) == classes;
    }

    /** Returns the name of a virtual channel, by its output port. */
    String name(int channel) {
        return ports.name(ports.origin(input(channel))) + " class " + number(channel);
    }
}

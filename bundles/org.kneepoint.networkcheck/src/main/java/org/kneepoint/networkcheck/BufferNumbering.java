// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkcheck;

import java.util.stream.IntStream;
import org.kneepoint.api.topology.Routing;

/**
 * Where headers are, as numbers: in a virtual channel, which is known by the input port at its end
 * and its class, or new at the entry of a terminal.
 */
final class BufferNumbering {
    private final PortNumbering ports;
    private final int classes;
    private final int bits;

    /** Numbers the places for 1 to 64 classes. */
    BufferNumbering(PortNumbering ports, int classes) {
        this.ports = ports;
        this.classes = classes;
        bits = Integer.SIZE - Integer.numberOfLeadingZeros(classes);
    }

    /** Finds a number of classes for which there are no places. */
    static void checkClasses(Routing routing, ContractViolations violations) {
        if (routing.vcClasses() < 1 || routing.vcClasses() > Long.SIZE) {
            violations.add("classes() is outside 1 to 64", routing.vcClasses());
        }
    }

    /** Returns a bound of the numbers. */
    int count() {
        return ports.count() << bits;
    }

    int classes() {
        return classes;
    }

    /** Returns all virtual channels in ascending order. */
    IntStream channels() {
        return IntStream.range(0, ports.count())
                .filter(ports::isEnd)
                .flatMap(
                        input -> IntStream.range(0, classes).map(number -> channel(input, number)));
    }

    /** Returns a virtual channel. */
    int channel(int input, int number) {
        return input << bits | number;
    }

    int entry(int input) {
        return input << bits | classes;
    }

    int input(int place) {
        return place >>> bits;
    }

    int router(int place) {
        return ports.router(input(place));
    }

    /** Returns the class held there, the number of classes at an entry. */
    int number(int place) {
        return place & (1 << bits) - 1;
    }

    /** Returns the class held there, as a routing is told. */
    int held(int place) {
        return isEntry(place) ? Routing.INJECTED : number(place);
    }

    /** Returns whether a packet is new there. */
    boolean isEntry(int place) {
        return number(place) == classes;
    }

    /** Names a virtual channel by the port from which it leads. */
    String name(int channel) {
        return ports.name(ports.origin(input(channel))) + " class " + number(channel);
    }
}

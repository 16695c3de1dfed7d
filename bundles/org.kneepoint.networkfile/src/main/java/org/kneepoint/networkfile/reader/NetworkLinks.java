// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.util.List;

/**
 * The routers, links and terminals that a file states. Immutable.
 *
 * @param routers labels of the routers, in natural order; their positions are the numbers below
 * @param links bidirectional links between different routers
 * @param terminals the router of each terminal; empty if the file attaches none
 * @param entries the routers that terminals may be attached to if the file attaches none, by number
 * @param notes what the file states and a network cannot hold, a line each without a full stop
 */
public record NetworkLinks(
        List<String> routers,
        List<Link> links,
        List<Integer> terminals,
        List<Integer> entries,
        List<String> notes) {
    /** Copies the lists. */
    public NetworkLinks {
        routers = List.copyOf(routers);
        links = List.copyOf(links);
        terminals = List.copyOf(terminals);
        entries = List.copyOf(entries);
        notes = List.copyOf(notes);
    }
}

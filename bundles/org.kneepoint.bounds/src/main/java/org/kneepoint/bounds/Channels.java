// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.bounds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.kneepoint.api.topology.Network;

/**
 * The channels of a network, numbered: those between routers, of which the parallel ones of a port
 * group are one with the sum of their rates, then the injection and the ejection channels of the
 * terminals. Immutable.
 */
public final class Channels {
    private static final int NONE = -1;

    private final Network network;
    private final int[] firstPorts;

    /** By output port: its channel. */
    private final int[] links;

    private final List<String> names = new ArrayList<>();
    private final double[] rates;

    /** Numbers the channels of a network. */
    public Channels(Network network) {
        this.network = network;
        firstPorts = new int[network.routers() + 1];
        for (int router = 0; router < network.routers(); router++) {
            firstPorts[router + 1] = Math.addExact(firstPorts[router], network.ports(router));
        }
        links = new int[firstPorts[network.routers()]];
        Arrays.fill(links, NONE);
        double[] sums = new double[links.length];
        for (int router = 0; router < network.routers(); router++) {
            for (int port = 0; port < network.ports(router); port++) {
                if (network.peerRouter(router, port) != Network.UNCONNECTED) {
                    add(router, port, sums);
                }
            }
        }
        rates = Arrays.copyOf(sums, names.size());
    }

    private void add(int router, int port, double[] sums) {
        int group = firstPorts[router] + network.portGroup(router, port);
        boolean isNew = links[group] == NONE;
        if (isNew) {
            links[group] = names.size();
            names.add(name(router, port));
        }
        int channel = links[group];
        links[firstPorts[router] + port] = channel;
        sums[channel] += network.rate(router, port).value();
    }

    private String name(int router, int port) {
        return "port " + port + " of router " + router + " to " + network.peerRouter(router, port);
    }

    /** Returns the number of channels between routers. */
    public int links() {
        return rates.length;
    }

    /** Returns the number of channels. */
    public int count() {
        return rates.length + 2 * network.terminals();
    }

    /** Returns the channel from an output port, numbered over all routers. */
    int link(int output) {
        return links[output];
    }

    /** Returns the channel from a terminal. */
    int injection(int terminal) {
        return rates.length + terminal;
    }

    /** Returns the channel to a terminal. */
    int ejection(int terminal) {
        return rates.length + network.terminals() + terminal;
    }

    /**
     * Returns the channel from an output port of a router.
     *
     * @param router router
     * @param port output port that leads to another router
     */
    public int link(int router, int port) {
        return links[firstPorts[router] + port];
    }

    /** Returns the rate of a channel, flits per cycle. */
    public double rate(int channel) {
        return channel < rates.length ? rates[channel] : 1;
    }

    /** Returns the name of a channel. */
    public String name(int channel) {
        if (channel < rates.length) {
            return names.get(channel);
        }
        int terminal = channel - rates.length;
        return terminal < network.terminals()
                ? "injection of terminal " + terminal
                : "ejection of terminal " + (terminal - network.terminals());
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;

/**
 * The private network that a workbench joins.
 *
 * @param cluster its name
 * @param members addresses of members, of which one at least runs when others join
 * @param address where this workbench is reached; port 0 for any
 */
record NetworkSettings(String cluster, List<PrivateAddress> members, PrivateAddress address) {
    /** The port of a member, if none is given. */
    static final int USUAL_PORT = 5701;

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

    private static final Parameter<String> CLUSTER =
            Parameter.text("cluster", "name of the private network that is joined").required();
    private static final Parameter<String> MEMBERS =
            Parameter.text(
                            "members",
                            "addresses of members, HOST[:PORT],...; port 5701 if not given")
                    .required();
    private static final Parameter<String> ADDRESS =
            Parameter.text("address", "private address of this machine that others reach")
                    .withDefault("127.0.0.1");
    private static final Parameter<Integer> PORT =
            Parameter.integer("port", "", "port of this workbench")
                    .between(0, PrivateAddress.LARGEST_PORT);

    /**
     * Returns the parameters.
     *
     * @param port the port if none is given; 0 for any
     */
    static Parameters parameters(int port) {
        return Parameters.of(CLUSTER, MEMBERS, ADDRESS, PORT.withDefault(port));
    }

    /**
     * Returns the settings of values of these parameters.
     *
     * @throws BadInput if an address is public, unknown, or does not reach the members
     */
    static NetworkSettings of(Scenario values) {
        String cluster = values.get(CLUSTER);
        if (!NAME.matcher(cluster).matches()) {
            throw BadInput.notAllowed(
                    CLUSTER.name(), cluster, "letters, digits, dot, hyphen, underscore");
        }
        PrivateAddress address = ownAddress(values);
        if (!address.isOfThisMachine()) {
            throw BadInput.notAllowed(ADDRESS.name(), address.host(), choices());
        }
        List<PrivateAddress> members =
                Arrays.stream(values.get(MEMBERS).split(",", -1))
                        .map(text -> PrivateAddress.of(MEMBERS.name(), text.strip(), USUAL_PORT))
                        .toList();
        for (PrivateAddress member : members) {
            if (address.address().isLoopbackAddress() && !member.address().isLoopbackAddress()) {
                throw BadInput.because(
                        ADDRESS.name(),
                        address.host(),
                        "members="
                                + member
                                + " does not reach address="
                                + address.host()
                                + ": give an address of this machine: "
                                + choices());
            }
        }
        return new NetworkSettings(cluster, members, address);
    }

    private static PrivateAddress ownAddress(Scenario values) {
        String text = values.get(ADDRESS);
        if (PrivateAddress.hasPort(text)) {
            throw BadInput.notAllowed(ADDRESS.name(), text, "HOST; its port is port=");
        }
        return PrivateAddress.of(ADDRESS.name(), text, values.get(PORT));
    }

    private static String choices() {
        List<String> choices = PrivateAddress.ofThisMachine();
        return choices.isEmpty() ? "it has no private one" : String.join(", ", choices);
    }

    /** Returns what a user must know who opens a port, in one line. */
    static String securityLimits(String address) {
        return "whoever reaches "
                + address
                + " is a member and can execute code here: no encryption, no authentication;"
                + " use private networks only";
    }
}

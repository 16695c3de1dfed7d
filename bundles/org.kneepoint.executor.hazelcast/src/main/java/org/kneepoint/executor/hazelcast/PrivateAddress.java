// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kneepoint.api.scenario.BadInput;

/**
 * An address and a port of a private network or of this machine.
 *
 * @param address private, link-local or loopback
 * @param port 0 for any
 */
record PrivateAddress(InetAddress address, int port) {
    static final int LARGEST_PORT = 65_535;

    private static final Pattern FORM =
            Pattern.compile("(\\[[^\\]]+\\]|[^:\\[\\]]+)(?::([0-9]+))?");
    private static final int LARGEST_DIGITS = 9;

    /** The first seven bits of an address of version 6 that is unique in a site, fc00::/7. */
    private static final int UNIQUE_LOCAL = 0xfc;

    private static final int UNIQUE_LOCAL_BITS = 0xfe;

    private static final String ALLOWED =
            "only addresses of private networks (10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16,"
                    + " 169.254.0.0/16, fc00::/7, fe80::/10) and of this machine (127.0.0.1)";

    /**
     * Returns the address of a text HOST or HOST:PORT.
     *
     * @param parameter that gives it
     * @param usualPort the port of a text without one
     * @throws BadInput if it is none, or a public one
     */
    static PrivateAddress of(String parameter, String text, int usualPort) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            throw BadInput.notAllowed(
                    parameter, text, "HOST or HOST:PORT, with brackets around an address of IPv6");
        }
        int port = parts.group(2) == null ? usualPort : port(parameter, text, parts.group(2));
        InetAddress[] found;
        try {
            found = InetAddress.getAllByName(parts.group(1));
        } catch (UnknownHostException e) {
            throw BadInput.of(parameter, text, " is no host that is known here");
        }
        for (InetAddress address : found) {
            if (!isPrivate(address)) {
                throw BadInput.notAllowed(parameter, text, ALLOWED);
            }
        }
        return new PrivateAddress(found[0], port);
    }

    private static int port(String parameter, String text, String digits) {
        int port = digits.length() > LARGEST_DIGITS ? LARGEST_PORT + 1 : Integer.parseInt(digits);
        if (port < 1 || port > LARGEST_PORT) {
            throw BadInput.notAllowed(parameter, text, "ports 1 to " + LARGEST_PORT);
        }
        return port;
    }

    /** Returns whether a text has the form HOST:PORT. */
    static boolean hasPort(String text) {
        Matcher parts = FORM.matcher(text);
        return parts.matches() && parts.group(2) != null;
    }

    /** Returns whether an address is of a private network or of this machine, and not any. */
    static boolean isPrivate(InetAddress address) {
        return address.isLoopbackAddress()
                || address.isSiteLocalAddress()
                || address.isLinkLocalAddress()
                || address instanceof Inet6Address
                        && (address.getAddress()[0] & UNIQUE_LOCAL_BITS) == UNIQUE_LOCAL;
    }

    /** Returns whether this machine has the address. */
    boolean isOfThisMachine() {
        try {
            return NetworkInterface.getByInetAddress(address) != null;
        } catch (SocketException e) {
            return false;
        }
    }

    /** Returns the addresses of this machine that others in private networks may reach. */
    static List<String> ofThisMachine() {
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> isPrivate(address) && !address.isLoopbackAddress())
                    .filter(address -> !address.isLinkLocalAddress())
                    .map(address -> host(address).replaceFirst("%[^\\]]*", ""))
                    .sorted()
                    .toList();
        } catch (SocketException e) {
            return List.of();
        }
    }

    /** Returns the address without its port. */
    String host() {
        return host(address);
    }

    private static String host(InetAddress address) {
        String text = address.getHostAddress();
        return address instanceof Inet6Address ? "[" + text + "]" : text;
    }

    @Override
    public String toString() {
        return host() + ":" + port;
    }
}

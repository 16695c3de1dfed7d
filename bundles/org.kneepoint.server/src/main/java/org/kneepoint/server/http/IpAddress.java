// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** Addresses as texts; none is ever looked up by its name. */
final class IpAddress {
    private static final Pattern V4 = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,3}){3}");
    private static final Pattern V6 = Pattern.compile("[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*");

    /** Bytes of an address of version 6 that belong to one customer of a provider. */
    private static final int SITE_BYTES = 8;

    private final InetAddress address;

    private IpAddress(InetAddress address) {
        this.address = address;
    }

    /** Returns the address of a text, with or without brackets; empty if it is none. */
    static Optional<IpAddress> of(String text) {
        String bare =
                text.startsWith("[") && text.endsWith("]")
                        ? text.substring(1, text.length() - 1)
                        : text;
        if (!V4.matcher(bare).matches() && !V6.matcher(bare).matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new IpAddress(InetAddress.getByName(bare)));
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }

    boolean isLoopback() {
        return address.isLoopbackAddress();
    }

    byte[] bytes() {
        return address.getAddress();
    }

    /** Returns what requests are counted by: all addresses of a site count as one. */
    String site() {
        if (address instanceof Inet4Address) {
            return toString();
        }
        byte[] site = Arrays.copyOf(bytes(), bytes().length);
        Arrays.fill(site, SITE_BYTES, site.length, (byte) 0);
        try {
            return InetAddress.getByAddress(site).getHostAddress();
        } catch (UnknownHostException e) {
            throw new IllegalStateException("the length is that of an address", e);
        }
    }

    @Override
    public String toString() {
        return address.getHostAddress();
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The names of the server. A page of a foreign name that resolves to the server must not use it
 * (DNS rebinding).
 */
final class SiteNames {
    private static final List<String> LOCAL = List.of("127.0.0.1", "localhost", "[::1]");

    private final Set<String> names;

    /** The names by which browsers reach it, with the port unless it is that of the scheme. */
    SiteNames(List<String> names) {
        this.names =
                names.stream()
                        .map(name -> name.toLowerCase(Locale.ROOT))
                        .collect(Collectors.toSet());
    }

    /**
     * Returns whether a header {@code Host} is a public name.
     *
     * @param scheme of the request
     */
    boolean isPublic(String host, String scheme) {
        String name = host.toLowerCase(Locale.ROOT);
        String port = scheme.equals("https") ? ":443" : ":80";
        String bare = name.endsWith(port) ? name.substring(0, name.length() - port.length()) : name;
        return names.contains(name) || names.contains(bare);
    }

    /** Returns whether a header {@code Host} is a name of this machine for itself. */
    static boolean isLocal(String host, int port) {
        String name = host.toLowerCase(Locale.ROOT);
        return LOCAL.stream().anyMatch(local -> name.equals(local + ":" + port));
    }
}

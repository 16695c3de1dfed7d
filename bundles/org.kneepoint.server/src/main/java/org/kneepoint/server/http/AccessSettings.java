// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.http;

import java.util.List;

/**
 * Who may reach the server, and how much of it.
 *
 * @param hosts names by which browsers reach it, with the port unless it is that of the scheme
 * @param secure whether clients of other machines are refused that have not come by TLS
 * @param proxies addresses of reverse proxies whose headers are believed, also ranges such as
 *     {@code 172.16.0.0/12}
 * @param requestsPerSecond sustained rate of an account, and of an address
 * @param connections requests executed at once
 */
public record AccessSettings(
        List<String> hosts,
        boolean secure,
        List<String> proxies,
        int requestsPerSecond,
        int connections) {
    private static final int REQUESTS_PER_SECOND = 100;
    private static final int CONNECTIONS = 200;

    /** Copies the lists. */
    public AccessSettings {
        hosts = List.copyOf(hosts);
        proxies = List.copyOf(proxies);
    }

    /** The usual limits. */
    public static AccessSettings of(List<String> hosts, boolean secure, List<String> proxies) {
        return new AccessSettings(hosts, secure, proxies, REQUESTS_PER_SECOND, CONNECTIONS);
    }
}

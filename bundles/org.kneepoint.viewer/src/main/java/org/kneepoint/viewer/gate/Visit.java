// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.gate;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a request says of its way to this server.
 *
 * @param address the peer of the connection: the client or a proxy
 * @param port of this server
 * @param isSecure whether the connection has TLS
 * @param headers values by name, in small letters
 */
public record Visit(String address, int port, boolean isSecure, Map<String, List<String>> headers) {
    /** Returns all values of a header, in order. */
    public List<String> all(String header) {
        return headers.getOrDefault(header, List.of());
    }

    /** Returns the value of a header that was sent exactly once. */
    public Optional<String> only(String header) {
        List<String> values = all(header);
        return values.size() == 1 ? Optional.of(values.get(0)) : Optional.empty();
    }
}

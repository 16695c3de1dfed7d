// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.gate;

/**
 * The client of a request.
 *
 * @param address its IP address
 * @param origin how it calls this server: scheme, host and port as in the header {@code Origin}
 * @param isLocal whether it runs on this machine and has called no public name
 */
public record Client(String address, String origin, boolean isLocal) {
    /** Returns whether it reaches this server by TLS, here or at a proxy. */
    public boolean isSecure() {
        return origin.startsWith("https:");
    }
}

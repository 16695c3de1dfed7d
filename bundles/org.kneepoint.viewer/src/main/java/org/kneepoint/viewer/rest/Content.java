// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.rest;

/**
 * The bodies that a route takes.
 *
 * @param type their media type
 * @param limit longest body, bytes
 * @param isFile whether the handler reads the {@linkplain Call#file file} as it arrives; otherwise
 *     the body is read before the handler is called
 */
public record Content(String type, int limit, boolean isFile) {
    /** Objects of up to 1 MiB. */
    public static final Content JSON = json(1 << 20);

    /** Objects of up to some bytes. */
    public static Content json(int limit) {
        return new Content(Reply.JSON_TYPE, limit, false);
    }

    /** Files of up to some bytes. */
    public static Content file(int limit) {
        return new Content("application/octet-stream", limit, true);
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.rest;

/**
 * The bodies that a route takes.
 *
 * @param type their media type
 * @param limit longest body, bytes
 */
public record Content(String type, int limit) {
    /** Objects of up to 1 MiB. */
    public static final Content JSON = new Content(Reply.JSON_TYPE, 1 << 20);
}

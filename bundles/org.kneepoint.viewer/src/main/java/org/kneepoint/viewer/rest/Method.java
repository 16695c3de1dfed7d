// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.rest;

/** Methods of HTTP that the interface uses (RFC 9110, section 9.3). */
public enum Method {
    /** Reads a resource. */
    GET,
    /** Creates a resource or runs a command. */
    POST,
    /** Replaces a resource. */
    PUT,
    /** Removes a resource. */
    DELETE
}

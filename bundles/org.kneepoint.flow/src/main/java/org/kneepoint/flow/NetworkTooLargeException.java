// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.flow;

/**
 * The network has more flows or channels than the limit. An error of one point, not of the settings
 * of a sweep, whose other points may have smaller networks.
 */
public final class NetworkTooLargeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    NetworkTooLargeException(String line) {
        super(line);
    }
}

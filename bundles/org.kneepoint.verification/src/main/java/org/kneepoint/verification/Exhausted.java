// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.verification;

/** An enumeration is given up because it is too large. */
final class Exhausted extends RuntimeException {
    private static final long serialVersionUID = 1;

    Exhausted(String reason) {
        super(reason, null, false, false);
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

/**
 * The session of a browser.
 *
 * @param served the workspace that it uses
 * @param requests limit of its requests
 */
record Session(ServedWorkspace served, TokenBucket requests) {
    /** Attribute of an admitted request that holds its session. */
    static final String ATTRIBUTE = "org.kneepoint.viewer.session";

    /** Largest burst: twenty tabs load the page at once. */
    private static final int BURST = 2000;

    private static final double REQUESTS_PER_SECOND = 200;

    static Session of(ServedWorkspace served) {
        return new Session(served, new TokenBucket(BURST, REQUESTS_PER_SECOND, System::nanoTime));
    }
}

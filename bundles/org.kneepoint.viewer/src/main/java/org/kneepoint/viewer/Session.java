// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import org.kneepoint.study.session.Workspace;
import org.kneepoint.viewer.gate.TokenBucket;

/**
 * The session of a browser on this machine.
 *
 * @param workspace that it uses
 * @param requests limit of its requests
 */
record Session(Workspace workspace, TokenBucket requests) {
    /** Largest burst: twenty tabs load the page at once. */
    private static final int BURST = 2000;

    private static final double REQUESTS_PER_SECOND = 200;

    static Session of(Workspace workspace) {
        return new Session(
                workspace, new TokenBucket(BURST, REQUESTS_PER_SECOND, System::nanoTime));
    }
}

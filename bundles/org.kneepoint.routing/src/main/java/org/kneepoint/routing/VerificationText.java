// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

/** How all routings of this bundle were checked. */
final class VerificationText {
    static final String TEXT =
            """
            By full enumeration on small networks of every topology that it treats: every pair \
            connected, shortest ways where claimed against breadth-first search, the claim of \
            freedom from deadlock against the extended channel dependency graph.""";

    private VerificationText() {}
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.routing;

/** Verification of all routings of this bundle. */
final class VerificationText {
    static final String TEXT =
            """
            By full enumeration on small networks of every topology that it supports: every pair \
            connected, shortest paths where claimed against breadth-first search, the claim of \
            freedom from deadlock against the extended channel dependency graph.""";

    private VerificationText() {}
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

/** Answers the calls of a route. Safe for use by several threads. */
@FunctionalInterface
public interface Handler {
    /**
     * Answers a call.
     *
     * @throws org.kneepoint.api.scenario.BadInput if the call is wrong: status 400, or 404 if a
     *     variable of the path names something unknown
     * @throws Exception if it fails: status 500
     */
    Reply handle(Call call) throws Exception;
}

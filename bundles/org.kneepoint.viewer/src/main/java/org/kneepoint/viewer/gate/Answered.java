// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.gate;

import java.time.Duration;

/**
 * A request that was answered, without its query and its body.
 *
 * @param id of the request, as in the header {@code X-Request-Id} of the answer
 * @param method of HTTP
 * @param path decoded
 * @param status status code of the answer
 * @param duration from its arrival to the end of the answer; of a stream to its beginning
 * @param account of the caller; empty if unknown
 * @param address of the client; that of the connection if it was denied before it was known
 */
public record Answered(
        String id,
        String method,
        String path,
        int status,
        Duration duration,
        String account,
        String address) {}

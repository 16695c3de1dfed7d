// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.util.List;

/**
 * The outcome of a deployment.
 *
 * @param name of the plug-in
 * @param hash SHA-256 of the content
 * @param accepted whether it is live now
 * @param report findings, a line each
 */
public record DeployResult(String name, String hash, boolean accepted, List<String> report) {
    /** Copies the lines. */
    public DeployResult {
        report = List.copyOf(report);
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

/**
 * What the jobs of an account, or of a group together, may use.
 *
 * @param cores cores at once
 * @param seconds longest time of a job, s
 * @param memoryBytes heap of a worker process, bytes
 * @param storedBytes results and files kept, bytes
 */
public record Quota(int cores, long seconds, long memoryBytes, long storedBytes) {}

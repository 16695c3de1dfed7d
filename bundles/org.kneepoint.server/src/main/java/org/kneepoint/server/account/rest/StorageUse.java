// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.rest;

/**
 * The storage that an account uses now.
 *
 * @param storedBytes results and files that are kept, bytes
 */
public record StorageUse(long storedBytes) {}

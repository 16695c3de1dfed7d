// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.time.Instant;

/**
 * A public key that opens SSH.
 *
 * @param id number
 * @param account of its owner
 * @param fingerprint as {@code ssh-keygen -l} shows it
 * @param note the comment of its line
 * @param created when it was added
 */
public record Key(long id, String account, String fingerprint, String note, Instant created) {}

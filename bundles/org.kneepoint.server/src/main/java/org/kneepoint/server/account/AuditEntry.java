// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.time.Instant;

/**
 * An act that was done.
 *
 * @param time when
 * @param account by whom; empty for the user of the machine
 * @param act what
 * @param subject to what
 */
public record AuditEntry(Instant time, String account, String act, String subject) {}

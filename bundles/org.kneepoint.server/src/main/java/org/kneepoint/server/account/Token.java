// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.time.Instant;
import org.kneepoint.study.session.Role;

/**
 * An API token without its secret.
 *
 * @param id number
 * @param account of its owner
 * @param role what it permits at most; the role of the account limits it too
 * @param note what it is for
 * @param created when it was made
 * @param expires when it ends
 */
public record Token(
        long id, String account, Role role, String note, Instant created, Instant expires) {
    /**
     * A token that was made.
     *
     * @param secret shown once, since only its hash is kept
     */
    public record Created(Token token, String secret) {}
}

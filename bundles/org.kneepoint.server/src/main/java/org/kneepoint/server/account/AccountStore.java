// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import java.time.Clock;
import org.kneepoint.server.store.Database;

/**
 * The accounts of a database and what belongs to them.
 *
 * @param accounts names, roles, groups and passwords
 * @param tokens API tokens
 * @param keys public keys for SSH
 * @param quotas what jobs may use
 * @param audit who has changed what
 * @param authentication finds out who somebody is
 */
public record AccountStore(
        Accounts accounts,
        Tokens tokens,
        Keys keys,
        StoredQuotas quotas,
        AuditLog audit,
        AccountAuthentication authentication) {
    /**
     * Returns the accounts of a database that has all tables.
     *
     * @param quota of accounts that have none of their own
     */
    public static AccountStore of(Database database, Clock clock, Quota quota) {
        AuditLog audit = new AuditLog(database, clock);
        PasswordHash hashes = new PasswordHash();
        Tokens tokens = new Tokens(database, clock, audit);
        Keys keys = new Keys(database, clock, audit);
        return new AccountStore(
                new Accounts(database, clock, audit, hashes),
                tokens,
                keys,
                new StoredQuotas(database, audit, quota),
                audit,
                new AccountAuthentication(database, clock, hashes, tokens, keys));
    }
}

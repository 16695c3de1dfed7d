// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.rest;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.server.account.Account;
import org.kneepoint.server.account.AuditEntry;
import org.kneepoint.server.account.Key;
import org.kneepoint.server.account.Quota;
import org.kneepoint.server.account.Token;

/** Accounts and what belongs to them as objects of JSON. */
final class AccountJson {
    private AccountJson() {}

    static Map<String, Object> of(Account account, Quota quota) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", account.name());
        json.put("role", account.role().label());
        json.put("group", account.group());
        json.put("locked", account.locked());
        json.put("created", account.created().toString());
        json.put("quota", of(quota));
        return json;
    }

    static Map<String, Object> of(Quota quota) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("cores", quota.cores());
        json.put("seconds", quota.seconds());
        json.put("memory_bytes", quota.memoryBytes());
        json.put("stored_bytes", quota.storedBytes());
        return json;
    }

    static Map<String, Object> of(Token token) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", token.id());
        json.put("account", token.account());
        json.put("role", token.role().label());
        json.put("note", token.note());
        json.put("created", token.created().toString());
        json.put("expires", token.expires().toString());
        return json;
    }

    static Map<String, Object> of(Key key) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", key.id());
        json.put("account", key.account());
        json.put("fingerprint", key.fingerprint());
        json.put("note", key.note());
        json.put("created", key.created().toString());
        return json;
    }

    static Map<String, Object> of(AuditEntry entry) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("time", entry.time().toString());
        json.put("account", entry.account());
        json.put("act", entry.act());
        json.put("subject", entry.subject());
        return json;
    }
}

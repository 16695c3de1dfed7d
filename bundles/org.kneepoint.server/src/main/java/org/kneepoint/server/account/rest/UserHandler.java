// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.rest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.Account;
import org.kneepoint.server.account.AccountStore;
import org.kneepoint.server.account.Accounts;
import org.kneepoint.server.account.Passwords;
import org.kneepoint.server.account.Quota;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** All accounts, for administrators. */
final class UserHandler {
    private final AccountStore store;
    private final Accounts accounts;

    UserHandler(AccountStore store) {
        this.store = store;
        this.accounts = store.accounts();
    }

    Reply list(Call call) {
        List<Map<String, Object>> users =
                accounts.list(call.caller()).stream().map(this::json).toList();
        return Reply.json(Map.of("users", users));
    }

    Reply add(Call call) {
        Body body = new Body(call);
        String password = body.find("password").orElseGet(Passwords::generate);
        Account account =
                accounts.add(
                        call.caller(),
                        body.text("name"),
                        Role.of(body.find("role").orElse(Role.EVALUATOR.label())),
                        body.find("group").orElse(""),
                        password);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("user", json(account));
        if (!body.has("password")) {
            json.put("password", password);
        }
        return Reply.created(json);
    }

    /** Changes what the body names. */
    Reply change(Call call) {
        Body body = new Body(call);
        String name = name(call);
        Caller caller = call.caller();
        body.find("role").ifPresent(role -> accounts.setRole(caller, name, Role.of(role)));
        body.find("group").ifPresent(group -> accounts.setGroup(caller, name, group));
        if (body.has("locked")) {
            accounts.setLocked(caller, name, body.flag("locked"));
        }
        if (body.has("quota")) {
            Optional<Quota> quota =
                    body.isNull("quota") ? Optional.empty() : Optional.of(quota(body));
            store.quotas().set(caller, name, quota);
        }
        return Reply.json(json(accounts.find(name).orElseThrow(() -> unknown(name))));
    }

    private static Quota quota(Body body) {
        return new Quota(
                (int) Math.min(Integer.MAX_VALUE, body.integer("quota.cores")),
                body.integer("quota.seconds"),
                body.integer("quota.memory_bytes"),
                body.integer("quota.stored_bytes"));
    }

    Reply remove(Call call) {
        accounts.remove(call.caller(), name(call));
        return Reply.json(Map.of("name", name(call)));
    }

    Reply generatePassword(Call call) {
        String password = Passwords.generate();
        accounts.setPassword(call.caller(), name(call), password);
        return Reply.json(Map.of("name", name(call), "password", password));
    }

    private Map<String, Object> json(Account account) {
        return AccountJson.of(account, store.quotas().of(account.name()));
    }

    private static String name(Call call) {
        return call.variables().get("name");
    }

    private static BadInput unknown(String name) {
        return BadInput.unknown("account", name, List.of());
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.rest;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.access.Authentication.TooManyAttempts;
import org.kneepoint.server.account.Account;
import org.kneepoint.server.account.AccountStore;
import org.kneepoint.study.session.Caller;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Denial;
import org.kneepoint.viewer.rest.Reply;

/** The account of the caller. */
final class OwnAccountHandler {
    private final AccountStore store;
    private final Function<String, StorageUse> use;

    OwnAccountHandler(AccountStore store, Function<String, StorageUse> use) {
        this.store = store;
        this.use = use;
    }

    Reply show(Call call) {
        Account account = account(call.caller());
        StorageUse used = use.apply(account.name());
        Map<String, Object> json = AccountJson.of(account, store.quotas().of(account.name()));
        // that of a token may be lower than that of the account
        json.put("role", call.caller().role().label());
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("stored_bytes", used.storedBytes());
        json.put("use", shown);
        return Reply.json(json);
    }

    /** A session or token alone does not suffice: whoever finds one must not take the account. */
    Reply changePassword(Call call) throws Denial {
        Body body = new Body(call);
        String current = body.text("current");
        String password = body.text("password");
        String name = account(call.caller()).name();
        if (!isPassword(name, current)) {
            throw BadInput.because("current", "", "the current password is another");
        }
        store.accounts().setPassword(call.caller(), name, password);
        return Reply.json(Map.of("name", name));
    }

    /** Attempts are counted apart from those of addresses, which is no address of a login. */
    private boolean isPassword(String name, String password) throws Denial {
        try {
            return store.authentication()
                    .byPassword(name, password.toCharArray(), "page of " + name)
                    .isPresent();
        } catch (TooManyAttempts e) {
            throw new Denial(429, "too-many-attempts", e.getMessage())
                    .with("Retry-After", "" + Math.max(1, e.pause().toSeconds()));
        }
    }

    private Account account(Caller caller) {
        return store.accounts()
                .find(caller.account())
                .orElseThrow(
                        () ->
                                BadInput.because(
                                        "account", caller.account(), "the caller has no account"));
    }
}

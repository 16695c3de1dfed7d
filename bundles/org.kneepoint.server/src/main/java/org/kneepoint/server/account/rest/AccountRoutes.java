// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.rest;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.kneepoint.server.account.AccountStore;
import org.kneepoint.server.account.AuditFilter;
import org.kneepoint.study.session.Role;
import org.kneepoint.support.ResourceText;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;
import org.kneepoint.viewer.rest.RouteSource;

/** Accounts, tokens, keys and the audit log over HTTP. */
public final class AccountRoutes implements RouteSource {
    private static final String USERS = "/api/users";
    private static final String USER = USERS + "/{name}";
    private static final String TOKENS = "/api/tokens";
    private static final String KEYS = "/api/keys";

    private final AccountStore store;
    private final OwnAccountHandler own;
    private final UserHandler users;
    private final CredentialHandler credentials;

    /**
     * Shows and changes accounts.
     *
     * @param use what an account uses now
     */
    public AccountRoutes(AccountStore store, Function<String, StorageUse> use) {
        this.store = store;
        this.own = new OwnAccountHandler(store, use);
        this.users = new UserHandler(store);
        this.credentials = new CredentialHandler(store.tokens(), store.keys());
    }

    @Override
    public List<Route> routes() {
        Role all = Role.VIEWER;
        Role few = Role.ADMINISTRATOR;
        return List.of(
                new Route(Method.GET, "/api/account", all, own::show),
                new Route(Method.POST, "/api/account/password", all, own::changePassword),
                new Route(Method.GET, TOKENS, all, credentials::tokens),
                new Route(Method.POST, TOKENS, all, credentials::createToken),
                new Route(Method.DELETE, TOKENS + "/{id}", all, credentials::revokeToken),
                new Route(Method.GET, KEYS, all, credentials::keys),
                new Route(Method.POST, KEYS, all, credentials::addKey),
                new Route(Method.DELETE, KEYS + "/{id}", all, credentials::removeKey),
                new Route(Method.GET, USERS, few, users::list),
                new Route(Method.POST, USERS, few, users::add),
                new Route(Method.PUT, USER, few, users::change),
                new Route(Method.DELETE, USER, few, users::remove),
                new Route(Method.POST, USER + "/password", few, users::generatePassword),
                new Route(Method.GET, "/api/audit", few, this::audit));
    }

    @Override
    public String openApi() {
        return ResourceText.of(AccountRoutes.class, "accounts.json");
    }

    private Reply audit(Call call) {
        Map<String, String> query = call.query();
        AuditFilter filter =
                AuditFilter.of(
                        query.getOrDefault("account", ""),
                        query.getOrDefault("act", ""),
                        query.getOrDefault("since", ""),
                        query.getOrDefault("limit", ""));
        List<Map<String, Object>> entries =
                store.audit().entries(call.caller(), filter).stream().map(AccountJson::of).toList();
        return Reply.json(Map.of("entries", entries));
    }
}

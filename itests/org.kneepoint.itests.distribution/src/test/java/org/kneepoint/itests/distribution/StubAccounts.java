// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/** Two users, and an account without tokens. */
final class StubAccounts {
    private final List<Map<String, Object>> users = new CopyOnWriteArrayList<>();
    private final List<Map<String, Object>> tokens = new CopyOnWriteArrayList<>();

    /** The tokens created. */
    List<Map<String, Object>> tokens() {
        return tokens;
    }

    /** Adds the routes of the own account and of all accounts. */
    void addTo(StubRoutes routes) {
        users.clear();
        tokens.clear();
        addAccount(routes);
        addUsers(routes);
    }

    private void addUsers(StubRoutes routes) {
        users.add(user("administrator", "administrator"));
        users.add(user(StubLab.HOSTILE, "evaluator"));
        routes.on("GET /api/users", (call, none) -> StubRoutes.ok(Map.of("users", users)));
        routes.on(
                "POST /api/users",
                (call, none) -> {
                    users.add(user(call.text("name"), call.text("role")));
                    return StubRoutes.ok(Map.of("password", "first-secret"));
                });
        routes.note("PUT /api/users/*");
        routes.on(
                "GET /api/audit",
                (call, none) -> {
                    Map<String, Object> entry =
                            Map.of(
                                    "account",
                                    "evaluator",
                                    "act",
                                    "run",
                                    "subject",
                                    StubLab.HOSTILE);
                    routes.calls().add("audit " + call.query());
                    return StubRoutes.ok(Map.of("entries", List.of(entry)));
                });
    }

    private static Map<String, Object> user(String name, String role) {
        Map<String, Object> user = new LinkedHashMap<>();
        user.putAll(Map.of("name", name, "role", role, "group", "noc", "locked", false));
        return user;
    }

    private void addAccount(StubRoutes routes) {
        Map<String, Object> quota =
                Map.of(
                        "cores",
                        2,
                        "seconds",
                        3600,
                        "memory_bytes",
                        1 << 29,
                        "stored_bytes",
                        1_000_000_000);
        routes.on(
                "GET /api/account",
                Map.of(
                        "name",
                        "evaluator",
                        "role",
                        "evaluator",
                        "group",
                        "noc",
                        "quota",
                        quota,
                        "use",
                        Map.of("stored_bytes", 1_500_000)));
        routes.on("GET /api/tokens", (call, none) -> StubRoutes.ok(Map.of("tokens", tokens)));
        routes.on(
                "POST /api/tokens",
                (call, none) -> {
                    Map<String, Object> token = new LinkedHashMap<>(call.body());
                    token.put("id", "1");
                    tokens.add(token);
                    return StubRoutes.ok(Map.of("token", token, "secret", "kp_secret"));
                });
        routes.on("GET /api/keys", Map.of("keys", List.of()));
        routes.on(
                "POST /api/account/password",
                (call, none) -> StubRoutes.refusal(400, "the present password is wrong"));
    }
}

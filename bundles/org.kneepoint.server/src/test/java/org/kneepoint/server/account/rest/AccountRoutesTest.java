// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.rest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.server.account.AccountFixture.ANNA;
import static org.kneepoint.server.account.AccountFixture.PASSWORD;
import static org.kneepoint.server.account.AccountFixture.ROOT;

import com.fasterxml.jackson.jr.ob.JSON;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.AccountFixture;
import org.kneepoint.server.account.AccountStore;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.viewer.UnservedRoutes;
import org.kneepoint.viewer.rest.Denial;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;

class AccountRoutesTest {
    private static final Pattern REFERENCE = Pattern.compile("#/components/schemas/(\\w+)");
    private static final String KEY =
            "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKsspDWpXpnfuyj85DB40s0qH8GUAr8BTBAv/JiqnnAp a@b";

    private final AccountStore store = AccountFixture.store(TestDatabase.h2(), Clock.systemUTC());
    private final AccountRoutes routes = new AccountRoutes(store, name -> new StorageUse(2048));

    /** Calls a route as the interface does, and holds body and reply to the description. */
    private Map<String, Object> call(Caller caller, String operation, String body)
            throws Exception {
        UnservedRoutes unserved = new UnservedRoutes(routes, null);
        Reply reply = unserved.call(caller, operation, body);
        requireDescribed(unserved.route(operation), body, reply);
        return JSON.std.mapFrom(reply.body());
    }

    private void requireDescribed(Route route, String body, Reply reply) throws Exception {
        Map<?, ?> described = operations().get(route.method() + " " + route.path());
        if (!body.isEmpty()) {
            requireValid(schema(described.get("requestBody")), body);
        }
        Map<?, ?> responses = (Map<?, ?>) described.get("responses");
        requireValid(
                schema(responses.get("" + reply.status())),
                new String(reply.body(), StandardCharsets.UTF_8));
    }

    private static String schema(Object described) {
        Map<?, ?> content = (Map<?, ?>) ((Map<?, ?>) described).get("content");
        return Reply.text(((Map<?, ?>) content.get("application/json")).get("schema"));
    }

    private void requireValid(String schema, String json) throws Exception {
        Map<String, Object> root = new LinkedHashMap<>(JSON.std.mapFrom(schema));
        root.put("components", document().get("components"));
        assertEquals(
                List.of(),
                SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(Reply.text(root), InputFormat.JSON)
                        .validate(json, InputFormat.JSON),
                schema + " " + json);
    }

    private Map<String, Object> document() throws Exception {
        return JSON.std.mapFrom(routes.openApi());
    }

    private Map<String, Map<?, ?>> operations() throws Exception {
        Map<String, Map<?, ?>> operations = new LinkedHashMap<>();
        ((Map<?, ?>) document().get("paths"))
                .forEach(
                        (path, methods) ->
                                ((Map<?, ?>) methods)
                                        .forEach(
                                                (method, operation) ->
                                                        operations.put(
                                                                method.toString()
                                                                                .toUpperCase(
                                                                                        Locale.ROOT)
                                                                        + " "
                                                                        + path,
                                                                (Map<?, ?>) operation)));
        return operations;
    }

    @Test
    void everyRouteIsDescribedAndNoOther() throws Exception {
        TreeSet<String> expected = new TreeSet<>();
        routes.routes().forEach(route -> expected.add(route.method() + " " + route.path()));
        assertEquals(expected, new TreeSet<>(operations().keySet()));
        assertEquals(expected.size(), routes.routes().size());
    }

    @Test
    void everySchemaIsUsedAndExists() throws Exception {
        TreeSet<String> used = new TreeSet<>();
        Matcher reference = REFERENCE.matcher(routes.openApi());
        while (reference.find()) {
            used.add(reference.group(1));
        }
        Map<?, ?> components = (Map<?, ?>) document().get("components");
        TreeSet<Object> declared = new TreeSet<>(((Map<?, ?>) components.get("schemas")).keySet());
        assertEquals(used, declared);
    }

    @Test
    void accountsOfOthersAreForAdministrators() {
        for (Route route : routes.routes()) {
            boolean isOwn = route.path().matches("/api/(account|tokens|keys).*");
            assertEquals(isOwn ? Role.VIEWER : Role.ADMINISTRATOR, route.least(), route.path());
        }
    }

    @Test
    void aCallerSeesItsAccountWithTheRoleOfItsToken() throws Exception {
        Map<String, Object> own = call(new Caller("anna", Role.VIEWER), "GET /api/account", "");
        assertEquals("anna", own.get("name"));
        assertEquals("viewer", own.get("role"));
        assertEquals(2, ((Map<?, ?>) own.get("quota")).get("cores"));
        assertEquals(2048, ((Map<?, ?>) own.get("use")).get("stored_bytes"));
    }

    @Test
    void aPasswordIsChangedByWhoKnowsIt() throws Exception {
        String change = "{\"current\": \"%s\", \"password\": \"battery staple\"}";
        String wrong = change.formatted("guess guess");
        BadInput bad =
                assertThrows(BadInput.class, () -> call(ANNA, "POST /api/account/password", wrong));
        assertEquals(List.of("current"), bad.parameters());
        call(ANNA, "POST /api/account/password", change.formatted(PASSWORD));
        assertTrue(
                store.authentication()
                        .byPassword("anna", "battery staple".toCharArray(), "192.0.2.1")
                        .isPresent());
    }

    @Test
    void guessesOfThePasswordAreDelayed() {
        String wrong = "{\"current\": \"guess guess\", \"password\": \"battery staple\"}";
        for (int i = 0; i < 10; i++) {
            assertThrows(BadInput.class, () -> call(ANNA, "POST /api/account/password", wrong));
        }
        Denial denial =
                assertThrows(Denial.class, () -> call(ANNA, "POST /api/account/password", wrong));
        assertEquals(429, denial.status());
        assertEquals(Map.of("Retry-After", "1"), denial.headers());
    }

    @Test
    void accountsAreAddedChangedAndRemoved() throws Exception {
        Map<String, Object> added = call(ROOT, "POST /api/users", "{\"name\": \"bert\"}");
        String password = added.get("password").toString();
        assertTrue(
                store.authentication()
                        .byPassword("bert", password.toCharArray(), "192.0.2.1")
                        .isPresent());
        Map<String, Object> changed =
                call(
                        ROOT,
                        "PUT /api/users/bert",
                        "{\"role\": \"deployer\", \"group\": \"lab\", \"locked\": true, \"quota\":"
                                + " {\"cores\": 4, \"seconds\": 60, \"memory_bytes\": 1048576,"
                                + " \"stored_bytes\": 1048576}}");
        assertEquals("deployer", changed.get("role"));
        assertEquals("lab", changed.get("group"));
        assertEquals(true, changed.get("locked"));
        assertEquals(4, ((Map<?, ?>) changed.get("quota")).get("cores"));
        changed = call(ROOT, "PUT /api/users/bert", "{\"locked\": false, \"quota\": null}");
        assertEquals(false, changed.get("locked"));
        assertEquals(2, ((Map<?, ?>) changed.get("quota")).get("cores"));
        Map<String, Object> renewed = call(ROOT, "POST /api/users/bert/password", "{}");
        assertFalse(renewed.get("password").equals(password));
        call(ROOT, "DELETE /api/users/bert", "");
        assertEquals(2, ((List<?>) call(ROOT, "GET /api/users", "").get("users")).size());
        List<?> acts = (List<?>) call(ROOT, "GET /api/audit?act=remove", "").get("entries");
        assertEquals("bert", ((Map<?, ?>) acts.get(0)).get("subject"));
    }

    @Test
    void aChosenPasswordIsNotRepeated() throws Exception {
        Map<String, Object> added =
                call(
                        ROOT,
                        "POST /api/users",
                        "{\"name\": \"bert\", \"password\": \"battery staple\"}");
        assertFalse(added.containsKey("password"));
    }

    @Test
    void tokensAndKeysAreMadeAndEnded() throws Exception {
        Map<String, Object> created =
                call(ANNA, "POST /api/tokens", "{\"role\": \"viewer\", \"days\": 7}");
        assertEquals(
                Optional.of(new Caller("anna", Role.VIEWER)),
                store.authentication().byToken(created.get("secret").toString(), "192.0.2.1"));
        Object id = ((Map<?, ?>) created.get("token")).get("id");
        assertFalse(Reply.text(call(ANNA, "GET /api/tokens", "")).contains("kp_"));
        call(ANNA, "DELETE /api/tokens/" + id, "");
        assertEquals(List.of(), call(ANNA, "GET /api/tokens", "").get("tokens"));
        Map<String, Object> key = call(ANNA, "POST /api/keys", "{\"key\": \"" + KEY + "\"}");
        assertEquals(1, ((List<?>) call(ANNA, "GET /api/keys", "").get("keys")).size());
        call(ANNA, "DELETE /api/keys/" + key.get("id"), "");
        assertEquals(List.of(), call(ANNA, "GET /api/keys", "").get("keys"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "POST /api/users {}",
                "POST /api/users {\"name\": 1}",
                "POST /api/users {\"name\": \"../x\"}",
                "POST /api/users {\"name\": \"bert\", \"password\": \"short\"}",
                "PUT /api/users/nobody {\"role\": \"viewer\"}",
                "PUT /api/users/nobody {}",
                "PUT /api/users/anna {\"locked\": \"yes\"}",
                "PUT /api/users/anna {\"quota\": {\"cores\": 1}}",
                "PUT /api/users/anna {\"role\": \"king\"}",
                "DELETE /api/users/root ",
                "POST /api/tokens {\"role\": \"viewer\", \"days\": 4294967297}",
                "POST /api/tokens {\"role\": \"viewer\"}",
                "DELETE /api/tokens/x ",
                "DELETE /api/keys/12 ",
                "POST /api/keys {\"key\": \"x\"}",
                "POST /api/account/password {\"current\": \"x\"}",
                "POST /api/account/password not JSON",
                "GET /api/audit?limit=x "
            })
    void wrongCallsAreRefused(String call) {
        String[] parts = call.split(" ", 3);
        assertThrows(BadInput.class, () -> call(ROOT, parts[0] + " " + parts[1], parts[2]), call);
    }
}

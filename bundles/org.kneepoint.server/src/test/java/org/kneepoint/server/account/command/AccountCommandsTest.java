// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.server.account.AccountFixture.ANNA;
import static org.kneepoint.server.account.AccountFixture.ROOT;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.command.Command;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.account.AccountFixture;
import org.kneepoint.server.account.AccountStore;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.PresentJob;
import org.kneepoint.study.session.Role;
import org.kneepoint.testkit.FakeRequest;

class AccountCommandsTest {
    private static final String KEY =
            "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKsspDWpXpnfuyj85DB40s0qH8GUAr8BTBAv/JiqnnAp";
    private static final String PADDED =
            "ecdsa-sha2-nistp256"
                    + " AAAAE2VjZHNhLXNoYTItbmlzdHAyNTYAAAAIbmlzdHAyNTYAAABBBKVwatV1cTN4as1hCBFG"
                    + "qh8iAa7GlGwEx3HrarMrXxeGIQ4SN4kZJn6Gw2Nf+5maQcNQJGV7kxGwRHYBfboeA/U";

    @TempDir Path folder;

    private final AccountStore store = AccountFixture.store(TestDatabase.h2(), Clock.systemUTC());
    private final Map<String, Command> commands =
            AccountCommands.of(store).stream()
                    .collect(Collectors.toMap(Command::name, Function.identity()));

    private CommandResult run(Caller caller, String line) throws Exception {
        List<String> words = List.of(line.split(" +"));
        Command command = commands.get(words.get(0));
        Object[] others = words.subList(1, words.size()).toArray();
        return caller.call(() -> command.execute(new FakeRequest(command, folder, others)));
    }

    private List<List<Object>> rows(Caller caller, String line) throws Exception {
        return run(caller, line).table().orElseThrow().rows();
    }

    private Optional<Caller> login(String name, Object password) throws Exception {
        return store.authentication()
                .byPassword(name, password.toString().toCharArray(), "192.0.2.1");
    }

    @Test
    void anAccountIsAddedWithAPasswordThatOpens() throws Exception {
        List<Object> row = rows(ROOT, "user add bert role=deployer group=lab").get(0);
        assertEquals("bert", row.get(0));
        assertEquals(Optional.of(new Caller("bert", Role.DEPLOYER)), login("bert", row.get(1)));
        assertEquals(
                List.of("anna", "bert", "root"),
                rows(ROOT, "user").stream().map(one -> one.get(0)).toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"user add bert", "user password anna", "token create"})
    void noSecretIsMadeInAJobWhichStoresWhatItReturns(String line) {
        BadInput refused =
                assertThrows(BadInput.class, () -> PresentJob.call(7, () -> run(ROOT, line)));
        assertTrue(refused.getMessage().contains("secret"), refused.getMessage());
    }

    @Test
    void usersSeeAndChangeTheirOwnAccountOnly() throws Exception {
        assertEquals(
                List.of("anna"), rows(ANNA, "user list").stream().map(one -> one.get(0)).toList());
        Object password = rows(ANNA, "user password").get(0).get(1);
        assertEquals(Optional.of(ANNA), login("anna", password));
        assertEquals("anna", rows(ANNA, "quota").get(0).get(0));
        assertThrows(BadInput.class, () -> run(ANNA, "quota root"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "user add bert",
                "user remove root",
                "user lock root",
                "user password root",
                "role anna administrator",
                "group anna other",
                "quota anna cores=100",
                "quota group=lab cores=100",
                "audit"
            })
    void othersAreForAdministrators(String line) {
        BadInput bad = assertThrows(BadInput.class, () -> run(ANNA, line));
        assertTrue(bad.getMessage().startsWith("only administrators may "), bad.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "user nonsense",
                "user add",
                "user add bert role=king",
                "user add ../bert",
                "user lock nobody",
                "user list extra",
                "user list extra=1",
                "user key add missing.pub",
                "user key add ssh-ed25519 AAAA",
                "user key remove x",
                "role anna",
                "role anna king",
                "group anna",
                "group anna UPPER",
                "token create role=king",
                "token create days=x",
                "token create days=1000",
                "token revoke 77",
                "quota anna cores=0",
                "quota anna cores=1 default=true",
                "quota anna group=lab",
                "quota cores=1",
                "quota nobody cores=1",
                "audit since=yesterday",
                "audit limit=0"
            })
    void wrongRequestsAreRefusedInOneLine(String line) {
        BadInput bad = assertThrows(BadInput.class, () -> run(ROOT, line));
        assertEquals(1, bad.getMessage().lines().count());
    }

    @Test
    void administratorsChangeAccounts() throws Exception {
        run(ROOT, "role anna deployer");
        run(ROOT, "group anna guests");
        run(ROOT, "user lock anna");
        assertEquals(
                List.of("anna", "deployer", "guests", true),
                rows(ROOT, "user").get(0).subList(0, 4));
        run(ROOT, "user unlock anna");
        run(ROOT, "group anna -");
        assertEquals(
                List.of("anna", "deployer", "", false), rows(ROOT, "user").get(0).subList(0, 4));
        run(ROOT, "user remove anna");
        assertEquals(1, rows(ROOT, "user").size());
        assertEquals("remove account", rows(ROOT, "audit limit=1").get(0).get(2));
        assertEquals(2, rows(ROOT, "audit account=root act=group since=2020-01-01").size());
    }

    @Test
    void aTokenIsShownOnce() throws Exception {
        List<Object> created = rows(ANNA, "token create role=viewer days=7 note=plots").get(0);
        assertEquals(
                Optional.of(new Caller("anna", Role.VIEWER)),
                store.authentication().byToken(created.get(3).toString(), "192.0.2.1"));
        List<Object> listed = rows(ANNA, "token").get(0);
        assertEquals(List.of("anna", "viewer", "plots"), listed.subList(1, 4));
        assertTrue(!listed.contains(created.get(3)));
        run(ANNA, "token revoke " + created.get(0));
        assertEquals(List.of(), rows(ANNA, "token list"));
    }

    @Test
    void keysAreAddedByLineOrFile() throws Exception {
        Files.writeString(folder.resolve("id.pub"), KEY + " anna@desk\n");
        assertEquals("anna@desk", rows(ANNA, "user key add id.pub").get(0).get(3));
        run(ANNA, "user key add " + PADDED + " padding left out");
        List<List<Object>> listed = rows(ANNA, "user key");
        assertEquals("SHA256:s7Xf6fSkYfUgDfBo0f1YkWKh+PhNW+oVZwRD5eoqHc4", listed.get(0).get(2));
        assertEquals("SHA256:9wyW8ri3sHxtYI091FPSR8GPXREzSZe8W0aE+6xa2ZA", listed.get(1).get(2));
        run(ANNA, "user key remove " + listed.get(0).get(0));
        assertEquals(1, rows(ANNA, "user key list").size());
    }

    @Test
    void quotasAreShownInTheUnitsInWhichTheyAreSet() throws Exception {
        assertEquals(List.of("anna", 2, 3600L, 1024L, 1024L), rows(ANNA, "quota").get(0));
        assertEquals(
                List.of("anna", 4, 3600L, 1024L, 2048L),
                rows(ROOT, "quota anna cores=4 stored=2048").get(0));
        assertEquals(2, rows(ROOT, "quota").size());
        assertEquals(
                List.of("anna", 2, 3600L, 1024L, 1024L),
                rows(ROOT, "quota anna default=true").get(0));
        List<Object> group = rows(ROOT, "quota group=lab cores=8").get(0);
        assertEquals(8, group.get(1));
        assertEquals(null, group.get(2));
    }

    @Test
    void everyCommandExplainsItself() {
        commands.values()
                .forEach(
                        command -> {
                            assertTrue(command.usage().startsWith(command.name() + " "));
                            assertTrue(!command.summary().endsWith("."));
                        });
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.server.account.AccountFixture.ANNA;
import static org.kneepoint.server.account.AccountFixture.PASSWORD;
import static org.kneepoint.server.account.AccountFixture.ROOT;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.testkit.Refusal;

class AccountsTest {
    private final TestClock clock = new TestClock();
    private final Database database = database();
    private final AccountStore store = AccountFixture.store(database, clock);
    private final Accounts accounts = store.accounts();

    Database database() {
        return TestDatabase.h2();
    }

    private Account anna() {
        return accounts.find("anna").orElseThrow();
    }

    private List<String> acts() {
        return store.audit().entries(ROOT, new AuditFilter("", "", Instant.EPOCH, 100)).stream()
                .map(entry -> entry.account() + ": " + entry.act() + " " + entry.subject())
                .toList();
    }

    @Test
    void anAccountHasWhatItWasGiven() {
        assertEquals(new Account("anna", Role.EVALUATOR, "lab", false, clock.instant()), anna());
        assertEquals(Optional.empty(), accounts.find("bert"));
        assertEquals("lab", store.quotas().group("anna"));
    }

    @Test
    void aNameIsTakenOnce() {
        assertEquals(
                "unusable [account] anna",
                Refusal.of(() -> accounts.add(ROOT, "anna", Role.VIEWER, "", PASSWORD)));
    }

    @Test
    void theNameOfARemovedAccountIsNotGivenAgain() {
        accounts.remove(ROOT, "anna");
        List<String> before = acts();
        BadInput refused =
                assertThrows(
                        BadInput.class,
                        () -> accounts.add(ROOT, "anna", Role.VIEWER, "", PASSWORD));
        assertEquals(
                "anna was removed, but its jobs and results are kept: choose another name",
                refused.getMessage());
        assertEquals(Optional.empty(), accounts.find("anna"));
        assertEquals(before, acts());
        accounts.add(ROOT, "anna2", Role.VIEWER, "", PASSWORD);
    }

    @Test
    void namesAreNamesOfFolders() {
        Stream.of("", ".", "..", "../x", "Anna", "1a", "a/b", "a b", "anna.", "x".repeat(33), "con")
                .forEach(
                        name ->
                                assertThrows(
                                        BadInput.class,
                                        () -> accounts.add(ROOT, name, Role.VIEWER, "", PASSWORD),
                                        name));
        accounts.add(ROOT, "a.b-c_9", Role.VIEWER, "", PASSWORD);
    }

    @Test
    void changesAreRecordedWithTheirAuthor() {
        accounts.setRole(ROOT, "anna", Role.DEPLOYER);
        accounts.setGroup(ROOT, "anna", "guests");
        accounts.setLocked(ROOT, "anna", true);
        accounts.setLocked(ROOT, "anna", false);
        accounts.remove(ROOT, "anna");
        assertEquals(
                List.of(
                        "root: remove account anna",
                        "root: unlock account anna",
                        "root: lock account anna",
                        "root: set group anna guests",
                        "root: set role anna deployer",
                        "root: add account anna evaluator",
                        ": add account root administrator"),
                acts());
    }

    @Test
    void theAuditLogIsFiltered() {
        accounts.setGroup(ROOT, "anna", "guests");
        assertEquals(
                List.of("anna guests"),
                store
                        .audit()
                        .entries(ROOT, new AuditFilter("root", "group", clock.instant(), 10))
                        .stream()
                        .map(AuditEntry::subject)
                        .toList());
        Instant later = clock.instant().plusSeconds(1);
        assertEquals(List.of(), store.audit().entries(ROOT, new AuditFilter("", "", later, 10)));
        assertEquals(
                1, store.audit().entries(ROOT, new AuditFilter("", "", Instant.EPOCH, 1)).size());
    }

    @Test
    void onlyAdministratorsChangeAccounts() {
        Stream.<Runnable>of(
                        () -> accounts.add(ANNA, "bert", Role.VIEWER, "", PASSWORD),
                        () -> accounts.setRole(ANNA, "anna", Role.ADMINISTRATOR),
                        () -> accounts.setGroup(ANNA, "anna", "x"),
                        () -> accounts.setLocked(ANNA, "root", true),
                        () -> accounts.remove(ANNA, "root"),
                        () -> accounts.setPassword(ANNA, "root", PASSWORD),
                        () -> store.quotas().set(ANNA, "anna", Optional.empty()),
                        () -> store.quotas().setOfGroup(ANNA, "lab", Optional.empty()),
                        () ->
                                store.audit()
                                        .entries(ANNA, new AuditFilter("", "", Instant.EPOCH, 9)))
                .forEach(act -> assertEquals("unusable [role] evaluator", Refusal.of(act)));
        assertEquals(List.of(anna()), accounts.list(ANNA));
        assertEquals(2, accounts.list(ROOT).size());
    }

    @Test
    void aTokenOfALowerRoleDoesNotTakeTheAccountOver() {
        Caller reduced = new Caller("anna", Role.VIEWER);
        assertEquals(
                "unusable [role] viewer",
                Refusal.of(() -> accounts.setPassword(reduced, "anna", PASSWORD)));
        assertEquals(
                "unusable [role] viewer",
                Refusal.of(() -> store.keys().add(reduced, TestKey.all().get(0).line())));
        Caller viewer = new Caller("root", Role.VIEWER);
        assertEquals(
                "unusable [role] viewer",
                Refusal.of(() -> accounts.setRole(viewer, "anna", Role.VIEWER)));
    }

    @Test
    void thereIsAlwaysAnAdministrator() {
        List<Runnable> acts =
                List.of(
                        () -> accounts.setRole(ROOT, "root", Role.VIEWER),
                        () -> accounts.setLocked(ROOT, "root", true),
                        () -> accounts.remove(ROOT, "root"));
        acts.forEach(act -> assertEquals("unusable [account] root", Refusal.of(act)));
        accounts.setRole(ROOT, "anna", Role.ADMINISTRATOR);
        accounts.setLocked(ROOT, "anna", true);
        acts.forEach(act -> assertEquals("unusable [account] root", Refusal.of(act)));
        accounts.setLocked(ROOT, "anna", false);
        accounts.remove(ROOT, "root");
        assertEquals(List.of("anna"), accounts.list(ROOT).stream().map(Account::name).toList());
    }

    @Test
    void oneOfTwoAdministratorsRemainsIfBothAreRemovedAtOnce() throws InterruptedException {
        accounts.setRole(ROOT, "anna", Role.ADMINISTRATOR);
        List<Thread> threads =
                Stream.of("root", "anna")
                        .map(name -> new Thread(() -> removeIfPermitted(name)))
                        .toList();
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        assertEquals(1, accounts.list(ROOT).size());
    }

    private void removeIfPermitted(String name) {
        try {
            accounts.remove(ROOT, name);
        } catch (BadInput e) {
            assertTrue(e.getMessage().contains("last administrator"), e.getMessage());
        }
    }

    @Test
    void listenersLearnWhoseRightsHaveChanged() {
        List<String> told = new ArrayList<>();
        accounts.onChange(told::add);
        accounts.setLocked(ROOT, "anna", true);
        accounts.setRole(ROOT, "anna", Role.VIEWER);
        accounts.remove(ROOT, "anna");
        assertEquals(List.of("anna", "anna", "anna"), told);
    }

    @Test
    void quotasAreThoseOfTheAccountElseTheDefault() {
        Quota own = new Quota(4, 60, 5, 6);
        assertEquals(AccountFixture.QUOTA, store.quotas().of("anna"));
        store.quotas().set(ROOT, "anna", Optional.of(own));
        assertEquals(own, store.quotas().of("anna"));
        store.quotas().set(ROOT, "anna", Optional.empty());
        assertEquals(AccountFixture.QUOTA, store.quotas().of("anna"));
        assertEquals(Integer.MAX_VALUE, store.quotas().ofGroup("lab").cores());
        store.quotas().setOfGroup(ROOT, "lab", Optional.of(own));
        assertEquals(own, store.quotas().ofGroup("lab"));
    }

    @Test
    void secretsAreNotKeptInClear() {
        Token.Created token = store.tokens().create(ANNA, Role.VIEWER, 1, "");
        String session = store.authentication().openSession(ANNA);
        String all =
                database.transaction(
                        sql ->
                                String.join(
                                        " ",
                                        Stream.of(
                                                        sql.query(
                                                                "SELECT password FROM account",
                                                                row -> row.getString(1)),
                                                        sql.query(
                                                                "SELECT hash FROM token",
                                                                row -> row.getString(1)),
                                                        sql.query(
                                                                "SELECT hash FROM session",
                                                                row -> row.getString(1)))
                                                .flatMap(List::stream)
                                                .toList()));
        assertFalse(all.contains(PASSWORD));
        assertFalse(all.contains(token.secret()));
        assertFalse(all.contains(session));
        assertTrue(all.contains("$argon2id$"));
    }
}

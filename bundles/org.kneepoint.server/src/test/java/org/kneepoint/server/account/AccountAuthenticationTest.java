// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.kneepoint.server.account.AccountFixture.ANNA;
import static org.kneepoint.server.account.AccountFixture.PASSWORD;
import static org.kneepoint.server.account.AccountFixture.ROOT;

import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.server.access.Authentication.TooManyAttempts;
import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.TestDatabase;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.testkit.Refusal;

class AccountAuthenticationTest {
    private static final String HERE = "192.0.2.1";

    private final TestClock clock = new TestClock();
    private final AccountStore store = AccountFixture.store(database(), clock);
    private final AccountAuthentication authentication = store.authentication();

    Database database() {
        return TestDatabase.h2();
    }

    private Optional<Caller> byPassword(String account, String password) throws TooManyAttempts {
        return authentication.byPassword(account, password.toCharArray(), HERE);
    }

    private Optional<Caller> byToken(String token) throws TooManyAttempts {
        return authentication.byToken(token, HERE);
    }

    @Test
    void onlyTheRightPasswordOpens() throws TooManyAttempts {
        assertEquals(Optional.of(ANNA), byPassword("anna", PASSWORD));
        assertEquals(Optional.empty(), byPassword("anna", "correct horsf"));
        assertEquals(Optional.empty(), byPassword("bert", PASSWORD));
        assertEquals(Optional.empty(), byPassword("", ""));
        assertEquals(Optional.empty(), byPassword("anna", "x".repeat(1_000_000)));
        store.accounts().setPassword(ANNA, "anna", "battery staple");
        assertEquals(Optional.empty(), byPassword("anna", PASSWORD));
        assertEquals(Optional.of(ANNA), byPassword("anna", "battery staple"));
    }

    @Test
    void failuresDelayFurtherAttempts() throws TooManyAttempts {
        for (int i = 0; i < 10; i++) {
            assertEquals(Optional.empty(), byPassword("anna", "wrong" + i));
        }
        TooManyAttempts refused =
                assertThrows(TooManyAttempts.class, () -> byPassword("anna", PASSWORD));
        assertEquals(Duration.ofSeconds(1), refused.pause());
        clock.pass(refused.pause());
        assertEquals(Optional.of(ANNA), byPassword("anna", PASSWORD));
    }

    @Test
    void aTokenHasTheLowerOfTwoRoles() throws TooManyAttempts {
        String viewer = store.tokens().create(ANNA, Role.VIEWER, 30, "plots").secret();
        String full = store.tokens().create(ANNA, Role.EVALUATOR, 30, "").secret();
        assertTrue(viewer.matches("kp_[A-Za-z0-9_-]{43}"), viewer);
        assertEquals(Optional.of(new Caller("anna", Role.VIEWER)), byToken(viewer));
        assertEquals(Optional.of(ANNA), byToken(full));
        store.accounts().setRole(ROOT, "anna", Role.ADMINISTRATOR);
        assertEquals(Optional.of(ANNA), byToken(full));
        store.accounts().setRole(ROOT, "anna", Role.VIEWER);
        assertEquals(Optional.of(new Caller("anna", Role.VIEWER)), byToken(full));
    }

    @Test
    void aTokenEnds() throws TooManyAttempts {
        Token.Created created = store.tokens().create(ANNA, Role.VIEWER, 30, "");
        clock.pass(Duration.ofDays(30).minusSeconds(1));
        assertTrue(byToken(created.secret()).isPresent());
        clock.pass(Duration.ofSeconds(1));
        assertEquals(Optional.empty(), byToken(created.secret()));
    }

    @Test
    void onlyTheOwnerOrAnAdministratorRevokesAToken() throws TooManyAttempts {
        Token.Created own = store.tokens().create(ANNA, Role.VIEWER, 30, "");
        Token.Created other = store.tokens().create(ROOT, Role.VIEWER, 30, "");
        assertEquals(List.of(own.token()), store.tokens().list(ANNA));
        assertEquals(
                "unknown [token] " + other.token().id(),
                Refusal.of(() -> store.tokens().revoke(ANNA, other.token().id())));
        store.tokens().revoke(ANNA, own.token().id());
        store.tokens().revoke(ROOT, other.token().id());
        assertEquals(Optional.empty(), byToken(own.secret()));
        assertEquals(Optional.empty(), byToken(other.secret()));
    }

    @Test
    void wrongRequestsForTokensAreRefused() {
        Tokens tokens = store.tokens();
        assertEquals(
                "not-allowed [role] deployer",
                Refusal.of(() -> tokens.create(ANNA, Role.DEPLOYER, 30, "")));
        assertEquals(
                "not-allowed [days] 0", Refusal.of(() -> tokens.create(ANNA, Role.VIEWER, 0, "")));
        assertEquals(
                "not-allowed [days] 367",
                Refusal.of(() -> tokens.create(ANNA, Role.VIEWER, 367, "")));
        assertThrows(BadInput.class, () -> tokens.create(ANNA, Role.VIEWER, 1, "a\nb"));
        assertThrows(BadInput.class, () -> tokens.create(Caller.LOCAL, Role.VIEWER, 1, ""));
        Caller reduced = new Caller("anna", Role.VIEWER);
        assertThrows(BadInput.class, () -> tokens.create(reduced, Role.EVALUATOR, 1, ""));
    }

    @Test
    void wrongTokensAreDelayedAndRightOnesAreNot() throws TooManyAttempts {
        String token = store.tokens().create(ANNA, Role.VIEWER, 30, "").secret();
        for (int i = 0; i < 10; i++) {
            assertEquals(
                    Optional.empty(), byToken(i % 2 == 0 ? token + i : "kp_" + "x".repeat(43)));
        }
        assertThrows(TooManyAttempts.class, () -> byToken("kp_wrong"));
        assertTrue(byToken(token).isPresent());
        assertTrue(byPassword("anna", PASSWORD).isPresent());
    }

    @Test
    void aSessionEndsWhenItIsNotUsedOrTooOld() {
        String idle = authentication.openSession(ANNA);
        clock.pass(Duration.ofHours(12).minusSeconds(1));
        assertEquals(Optional.of(ANNA), authentication.bySession(idle));
        clock.pass(Duration.ofHours(12));
        assertEquals(Optional.empty(), authentication.bySession(idle));
        String used = authentication.openSession(ANNA);
        for (int i = 0; i < 15; i++) {
            clock.pass(Duration.ofHours(11));
            assertEquals(Optional.of(ANNA), authentication.bySession(used));
        }
        clock.pass(Duration.ofHours(3));
        assertEquals(Optional.empty(), authentication.bySession(used));
    }

    @Test
    void aSessionHasThePresentRole() {
        String session = authentication.openSession(ANNA);
        store.accounts().setRole(ROOT, "anna", Role.DEPLOYER);
        assertEquals(
                Optional.of(new Caller("anna", Role.DEPLOYER)), authentication.bySession(session));
    }

    @Test
    void aClosedSessionIsUnknown() {
        String session = authentication.openSession(ANNA);
        String other = authentication.openSession(ANNA);
        authentication.closeSession(session);
        assertEquals(Optional.empty(), authentication.bySession(session));
        assertEquals(Optional.of(ANNA), authentication.bySession(other));
        store.accounts().setPassword(ANNA, "anna", "battery staple");
        assertEquals(Optional.empty(), authentication.bySession(other));
    }

    @Test
    void aLockClosesEveryWayInAndItsEndOpensPasswordAndKeys() throws Exception {
        TestKey key = TestKey.all().get(0);
        store.keys().add(ANNA, key.line());
        String token = store.tokens().create(ANNA, Role.VIEWER, 30, "").secret();
        String session = authentication.openSession(ANNA);
        store.accounts().setLocked(ROOT, "anna", true);
        assertEquals(Optional.empty(), byPassword("anna", PASSWORD));
        assertEquals(Optional.empty(), authentication.byKey("anna", key.key()));
        assertEquals(Optional.empty(), byToken(token));
        assertEquals(Optional.empty(), authentication.bySession(session));
        store.accounts().setLocked(ROOT, "anna", false);
        assertEquals(Optional.of(ANNA), byPassword("anna", PASSWORD));
        assertEquals(Optional.of(ANNA), authentication.byKey("anna", key.key()));
        assertEquals(Optional.empty(), byToken(token));
        assertEquals(Optional.empty(), authentication.bySession(session));
    }

    @Test
    void aRemovedAccountLeavesNothing() throws Exception {
        TestKey key = TestKey.all().get(1);
        store.keys().add(ANNA, key.line());
        String token = store.tokens().create(ANNA, Role.VIEWER, 30, "").secret();
        String session = authentication.openSession(ANNA);
        store.accounts().remove(ROOT, "anna");
        assertEquals(Optional.empty(), byPassword("anna", PASSWORD));
        assertEquals(Optional.empty(), authentication.byKey("anna", key.key()));
        assertEquals(Optional.empty(), byToken(token));
        assertEquals(Optional.empty(), authentication.bySession(session));
    }

    @Test
    void keysOpenTheirAccountOnly() throws GeneralSecurityException {
        for (TestKey key : TestKey.all()) {
            assertEquals(Optional.empty(), authentication.byKey("anna", key.key()));
            Key added = store.keys().add(ANNA, key.line());
            assertEquals(key.fingerprint(), added.fingerprint());
            assertEquals(Optional.of(ANNA), authentication.byKey("anna", key.key()));
            assertEquals(Optional.empty(), authentication.byKey("root", key.key()));
            assertThrows(BadInput.class, () -> store.keys().add(ANNA, key.line()));
        }
        List<Key> keys = store.keys().list(ANNA);
        assertEquals(TestKey.all().size(), keys.size());
        Key first = keys.get(0);
        Caller other = new Caller("bert", Role.EVALUATOR);
        assertThrows(BadInput.class, () -> store.keys().remove(other, first.id()));
        store.keys().remove(ANNA, first.id());
        assertEquals(Optional.empty(), authentication.byKey("anna", TestKey.all().get(0).key()));
    }
}

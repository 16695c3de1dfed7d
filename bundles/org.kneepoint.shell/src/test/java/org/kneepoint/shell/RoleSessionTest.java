// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.shell.session.SessionRules;
import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;

/** A session whose role may use some of the commands. */
@Timeout(60)
class RoleSessionTest {
    @TempDir private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private SessionGround ground;
    private UserSession evaluator;
    private UserSession administrator;

    @BeforeEach
    void open() {
        ground = new SessionGround();
        evaluator = open(Role.EVALUATOR, Optional.of(Set.of("help", "whoami", "echo", "grep")));
        administrator = open(Role.ADMINISTRATOR, Optional.empty());
    }

    private UserSession open(Role role, Optional<Set<String>> commands) {
        String account = role.label();
        return ground.open(
                new SessionRules(new Caller(account, role), folder.resolve(account), commands));
    }

    @AfterEach
    void close() throws InterruptedException {
        evaluator.close();
        administrator.close();
        ground.close();
    }

    private int run(UserSession session, String line) {
        out.reset();
        err.reset();
        return session.execute(line, InputStream.nullInputStream(), out, err, 80);
    }

    private String output() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private String errors() {
        return err.toString(StandardCharsets.UTF_8);
    }

    private List<String> listed(UserSession session) {
        assertEquals(0, run(session, "help format=csv"), this::errors);
        return output().lines()
                .skip(1)
                .filter(line -> line.matches("[a-z]+,.*"))
                .map(line -> line.split(",", 2)[0])
                .toList();
    }

    @Test
    void helpListsTheCommandsOfTheRole() {
        assertEquals(List.of("help", "whoami"), listed(evaluator));
        assertTrue(listed(administrator).containsAll(List.of("help", "whoami", "secret")));
    }

    @Test
    void helpForAnotherCommandAnswersAsTheCommand() {
        assertEquals(1, run(evaluator, "secret"));
        String refused = errors();
        assertEquals(1, run(evaluator, "help secret"));
        assertEquals(refused, errors());
        assertEquals(1, run(evaluator, "help gogo:cat"));
        assertEquals(1, errors().lines().count(), this::errors);
        assertEquals(0, run(evaluator, "help whoami"), this::errors);
        assertTrue(output().contains("whoami"), this::output);
        assertEquals(0, run(administrator, "help secret"), this::errors);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.c", "^abc", "abc$", "[a-c]bc", "[^x]bc", "a\\wc", "c\\b"})
    void aPatternOfSingleCharactersIsPermitted(String pattern) {
        assertEquals(0, run(evaluator, "echo 'abc' | grep '" + pattern + "'"), this::errors);
        assertEquals("abc\n", output());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(a+)+$",
                "a*",
                "a|b",
                "(|)(|)(|)(?!)",
                "a{1000000000}",
                "a?b?",
                "[a&&[b]]*",
                "[a]]+",
                "\\Qa\\E*",
                "\\p{L}",
                "[\\]*]",
                "\\\\*"
            })
    void aPatternThatCouldTakeLongIsRefused(String pattern) {
        assertEquals(1, run(evaluator, "echo abc | grep '" + pattern + "'"));
        assertTrue(errors().contains("a pattern has no repetition"), this::errors);
        assertEquals(1, errors().lines().count(), this::errors);
    }

    @Test
    void anEscapedCharacterIsPermitted() {
        String line = "echo 'M/G/1 (a*)' | grep '\\(a\\*\\)'";
        assertEquals(0, run(evaluator, line), this::errors);
        assertEquals("M/G/1 (a*)\n", output());
    }
}

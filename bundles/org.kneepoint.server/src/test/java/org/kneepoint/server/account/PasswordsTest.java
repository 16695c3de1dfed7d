// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kneepoint.api.scenario.BadInput;

class PasswordsTest {
    @Test
    void generatedPasswordsAreAllowedAndDiffer() {
        String password = Passwords.generate();
        assertTrue(password.matches("([a-z2-9]{5}-){3}[a-z2-9]{5}"), password);
        assertEquals(password, Passwords.require("anna", password));
        assertNotEquals(password, Passwords.generate());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "short-123", "aaaaaaaaaaaaaa", "xx-Anna-12345", "annaannaanna"})
    void weakPasswordsAreRefusedAndNotRepeated(String password) {
        BadInput bad = assertThrows(BadInput.class, () -> Passwords.require("anna", password));
        assertEquals("password", bad.parameters().get(0));
        assertFalse(password.length() > 4 && bad.getMessage().contains(password));
    }

    @Test
    void aPasswordHasAnEnd() {
        assertThrows(BadInput.class, () -> Passwords.require("anna", "abcde".repeat(40) + "f"));
        assertEquals(200, Passwords.require("anna", "abcde".repeat(40)).length());
    }
}

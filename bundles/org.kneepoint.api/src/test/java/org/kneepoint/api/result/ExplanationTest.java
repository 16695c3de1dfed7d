// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.result.Explanation.Rounded;

class ExplanationTest {
    private static final Explanation FULL =
            Explanation.of(
                    "channel-full",
                    "channel {channel} is full from load {load} on, {share} % of {unit}",
                    "x+3",
                    new Rounded(0.123456, 3),
                    99.5,
                    "flits");

    @Test
    void theTextIsMadeOfTheArguments() {
        assertEquals("channel x+3 is full from load 0.123 on, 99.5 % of flits", FULL.text());
        assertEquals("channel-full", FULL.code());
        assertEquals(Optional.of(new Rounded(0.123456, 3)), FULL.argument("load"));
        assertEquals(Optional.empty(), FULL.argument("colour"));
    }

    @Test
    void anArgumentCanBeReplaced() {
        assertEquals(
                "channel x+3 is full from load 0.123 on, 99.5 % of phits",
                FULL.with("unit", "phits").text());
        assertEquals(FULL, FULL.with("colour", "red"));
    }

    @Test
    void oneAfterTheOther() {
        Explanation both = FULL.followedBy(Explanation.of("more", "; after {runs} runs", 3));
        assertEquals("channel-full", both.code());
        assertTrue(both.text().endsWith("flits; after 3 runs"), both.text());
        assertEquals("channel-full", Explanation.NONE.followedBy(FULL).code());
    }

    @Test
    void whatDiffersIsTheNumbersOnly() {
        Explanation outer = Explanation.of("runs", "{such} of {runs}: {first}", 2, 4, FULL);
        assertEquals(List.of("2", "4", "0.123", "99.5"), outer.numbers());
        assertEquals(
                "# of #: channel x+3 is full from load # on, # % of flits",
                outer.textWithoutNumbers());
        assertEquals(
                "a of b: channel x+3 is full from load c on, d % of flits",
                outer.text(List.of("a", "b", "c", "d")));
    }

    @Test
    void wordsOfOthersHaveNoCode() {
        Explanation explanation = Explanation.ofText("failed at {place} 9");
        assertEquals("failed at {place} 9", explanation.text());
        assertEquals("", explanation.code());
        assertEquals(explanation.text(), explanation.textWithoutNumbers());
        assertSame(Explanation.NONE, Explanation.ofText("code", ""));
        assertTrue(Explanation.NONE.isEmpty());
    }

    @Test
    void readBackItIsEqual() {
        Explanation back = Explanation.ofText(FULL.code(), FULL.text());
        assertEquals(FULL, back);
        assertEquals(FULL.hashCode(), back.hashCode());
        assertNotEquals(FULL, Explanation.ofText(FULL.text()));
    }

    @Test
    void everyPlaceHasAnArgument() {
        assertThrows(
                IllegalArgumentException.class, () -> Explanation.of("a", "{one} and {two}", 1));
        assertThrows(IllegalArgumentException.class, () -> Explanation.of("a", "{one}", 1, 2));
    }
}

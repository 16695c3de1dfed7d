// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.result;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kneepoint.api.command.CommandResult;
import org.kneepoint.api.format.Table;

/** What is stored reads back equal. */
class ContentCodecTest {
    static Stream<CommandResult> results() {
        return Stream.of(
                SampleResults.evaluated("solve torus radix=4 load=0.1:0.5:0.1 vcs=2,4"),
                SampleResults.evaluated("solve torus radix=4 load=0.1,5"),
                SampleResults.evaluated(
                        "simulate torus radix=4 load=0.1,0.3 cycles=2000 replications=3"),
                SampleResults.evaluated("ramp mesh radix=3 slew=20000 replications=2"),
                SampleResults.unusual(),
                SampleResults.table(),
                SampleResults.comparison(),
                CommandResult.of(List.of()),
                CommandResult.of(SampleResults.torus(16, 3).curves(), width -> "of " + width),
                CommandResult.of(width -> "a text", Table.of("a").build()));
    }

    @ParameterizedTest
    @MethodSource("results")
    void everyResultReadsBackEqual(CommandResult result) {
        ContentCodec.Encoded content = ContentCodec.encode(result);
        CommandResult read = ContentCodec.decode(content.format(), content.bytes());
        assertEquals(SampleResults.values(result), SampleResults.values(read));
    }

    @ParameterizedTest
    @MethodSource("results")
    void whatWasReadIsStoredAsTheSameContent(CommandResult result) {
        ContentCodec.Encoded content = ContentCodec.encode(result);
        CommandResult read = ContentCodec.decode(content.format(), content.bytes());
        assertEquals(content.hash(), ContentCodec.encode(read).hash());
    }

    @Test
    void aLaterFormatIsRefused() {
        byte[] bytes = ContentCodec.encode(SampleResults.table()).bytes();
        Exception refusal =
                assertThrows(IllegalStateException.class, () -> ContentCodec.decode(2, bytes));
        assertEquals(
                "the result is stored in format 2; this version reads format 1",
                refusal.getMessage());
    }

    @Test
    void aTextIsThatOfTheNextSmallerWidth() {
        CommandResult result =
                CommandResult.of(SampleResults.torus(16, 3).curves(), width -> "of " + width);
        ContentCodec.Encoded content = ContentCodec.encode(result);
        var text = ContentCodec.decode(1, content.bytes()).text().orElseThrow();
        assertEquals("of 80", text.apply(99));
        assertEquals("of 100", text.apply(131));
        assertEquals("of 80", text.apply(20));
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.testkit.Refusal;

class JsonFieldsTest {
    private final JsonFields fields =
            JsonFields.of(
                    Map.of(
                            "text",
                            "a",
                            "number",
                            2,
                            "part",
                            2.5,
                            "texts",
                            List.of("x", "y"),
                            "mixed",
                            List.of("x", 1),
                            "object",
                            Map.of("k", 4, "on", true)));

    private static String refusal(Executable read) {
        return Refusal.of(assertThrows(BadInput.class, read));
    }

    @Test
    void fieldsAreReadWithTheirTypes() {
        assertEquals("a", fields.text("text"));
        assertEquals(2, fields.integer("number"));
        assertEquals(2.5, fields.number("part"));
        assertEquals(List.of("x", "y"), fields.texts("texts"));
        assertEquals(Map.of("k", "4", "on", "true"), fields.object("object").texts());
        assertEquals(Map.of(), fields.optionalObject("none").texts());
        assertEquals(List.of(), fields.objects("none"));
    }

    @Test
    void aMissingFieldOrOneOfAnotherTypeIsRefusedByName() {
        assertEquals("missing [none]", refusal(() -> fields.text("none")));
        assertEquals("unusable [number]", refusal(() -> fields.text("number")));
        assertEquals("unusable [text]", refusal(() -> fields.number("text")));
        assertEquals("not-allowed [part] 2.5", refusal(() -> fields.integer("part")));
        assertEquals("unusable [mixed]", refusal(() -> fields.texts("mixed")));
        assertEquals("unusable [mixed]", refusal(() -> fields.objects("mixed")));
        assertEquals("unusable [text]", refusal(() -> fields.object("text")));
        assertEquals(
                "unusable [texts]",
                refusal(() -> JsonFields.of(Map.of("texts", List.of())).texts()));
    }
}

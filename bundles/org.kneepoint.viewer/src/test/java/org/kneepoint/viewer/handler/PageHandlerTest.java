// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;

class PageHandlerTest {
    private final FakeWorkspace workspace = new FakeWorkspace(Path.of("."));
    private final PageHandler page = new PageHandler();

    private Map<String, Object> shown() {
        return FakeWorkspace.object(page.show(workspace.call(Map.of(), Map.of())));
    }

    @Test
    void theChoicesAreKeptUntilTheyAreReplaced() {
        assertEquals(Map.of(), shown());
        page.replace(workspace.post("{'theme':'dark'}"));
        assertEquals(Map.of("theme", "dark"), shown());
        assertThrows(BadInput.class, () -> page.replace(workspace.post("[1]")));
        assertThrows(
                BadInput.class,
                () ->
                        page.replace(
                                workspace.post("{'x':'" + "y".repeat(PageHandler.LARGEST) + "'}")));
        assertEquals(Map.of("theme", "dark"), shown());
    }
}

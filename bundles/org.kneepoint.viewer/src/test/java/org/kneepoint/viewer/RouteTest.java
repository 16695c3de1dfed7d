// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.kneepoint.viewer.rest.Handler;
import org.kneepoint.viewer.rest.Method;
import org.kneepoint.viewer.rest.Reply;
import org.kneepoint.viewer.rest.Route;

class RouteTest {
    private static final Handler NONE = call -> Reply.json(Map.of());

    private final RouteTable table =
            RouteTable.of(
                    List.of(
                            new Route(Method.GET, "/api/jobs", NONE),
                            new Route(Method.POST, "/api/jobs", NONE),
                            new Route(Method.GET, "/api/jobs/{number}", NONE)));

    private Optional<Map<String, String>> variables(Method method, String path) {
        return table.find(method, path).map(RouteTable.Match::variables);
    }

    @Test
    void aVariableIsAWholeSegment() {
        assertEquals(Optional.of(Map.of()), variables(Method.GET, "/api/jobs"));
        assertEquals(Optional.of(Map.of("number", "7")), variables(Method.GET, "/api/jobs/7"));
        assertEquals(Optional.empty(), variables(Method.GET, "/api/jobs/"));
        assertEquals(Optional.empty(), variables(Method.GET, "/api/jobs/7/8"));
        assertEquals(Optional.empty(), variables(Method.GET, "/api"));
    }

    @Test
    void methodsOfAPath() {
        assertEquals(Set.of(Method.GET, Method.POST), table.methods("/api/jobs"));
        assertEquals(Set.of(Method.GET), table.methods("/api/jobs/7"));
        assertEquals(Set.of(), table.methods("/api/job"));
        assertEquals(Optional.empty(), variables(Method.DELETE, "/api/jobs/7"));
    }
}

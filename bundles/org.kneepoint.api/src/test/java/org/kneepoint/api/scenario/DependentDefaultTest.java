// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The dragonfly of Kim et al. 2008: balanced with a = 2 h, largest with g = a h + 1 groups. */
class DependentDefaultTest {
    private static final Parameter<Integer> H =
            Parameter.integer("h", "ports", "global channels of a router").atLeast(1);
    private static final Parameter<Integer> A =
            Parameter.integer("a", "routers", "routers of a group")
                    .between(1, 64)
                    .withDefault("2 h", scenario -> 2 * scenario.get(H));
    private static final Parameter<Integer> GROUPS =
            Parameter.integer("groups", "", "groups")
                    .atLeast(2)
                    .withDefault("a h + 1", scenario -> scenario.get(A) * scenario.get(H) + 1);
    private static final Parameters DRAGONFLY = Parameters.of(GROUPS, A, H);

    private static Scenario dragonfly(Map<String, String> settings) {
        return Scenario.of("dragonfly", DRAGONFLY, settings);
    }

    private static void assertRefused(String line, Parameters parameters) {
        BadInput refused =
                assertThrows(BadInput.class, () -> Scenario.of("loop", parameters, Map.of()));
        assertEquals(line, refused.getMessage());
    }

    @Test
    void followsFromWhatIsGiven() {
        Scenario scenario = dragonfly(Map.of("h", "4"));
        assertEquals(8, scenario.get(A));
        assertEquals(33, scenario.get(GROUPS));
        assertFalse(scenario.isGiven(A));
    }

    @Test
    void isShownAsItsValue() {
        assertEquals("dragonfly {groups=9, a=4, h=2}", dragonfly(Map.of("h", "2")).toString());
    }

    @Test
    void givesWayToAValue() {
        Scenario scenario = dragonfly(Map.of("h", "2", "a", "3"));
        assertEquals(3, scenario.get(A));
        assertEquals(7, scenario.get(GROUPS));
        assertEquals(11, scenario.with(GROUPS, 11).get(GROUPS));
    }

    @Test
    void followsAChange() {
        Scenario scenario = dragonfly(Map.of("h", "2"));
        assertEquals(73, scenario.with(H, 6).get(GROUPS));
        assertEquals(9, scenario.get(GROUPS));
    }

    @Test
    void isARuleForAReader() {
        assertEquals(Optional.of("2 h"), A.defaultText());
        assertEquals(Optional.empty(), A.defaultValue());
        assertFalse(A.isRequired());
        assertEquals(Optional.of("5"), A.withDefault(5).defaultText());
        assertEquals(Optional.empty(), H.defaultText());
        assertEquals(Optional.empty(), A.optional().defaultText());
    }

    @Test
    void isInsideTheAllowedRange() {
        BadInput refused = assertThrows(BadInput.class, () -> dragonfly(Map.of("h", "33")));
        assertEquals(
                "a=66 is not allowed: a (routers) takes a whole number, 1 to 64",
                refused.getMessage());
    }

    @Test
    void doesNotFollowFromItself() {
        Parameter<Integer> one = Parameter.integer("one", "", "first");
        Parameter<Integer> two = Parameter.integer("two", "", "second");
        assertRefused(
                "missing: give one=",
                Parameters.of(one.withDefault("one", scenario -> scenario.get(one))));
        assertRefused(
                "missing: give one=",
                Parameters.of(
                        one.withDefault("two", scenario -> scenario.get(two)),
                        two.withDefault("one", scenario -> scenario.get(one))));
    }

    @Test
    void mayBeNone() {
        Parameters parameters =
                Parameters.of(StandardParameters.VCS.withDefault("none", scenario -> null));
        Scenario scenario = Scenario.of("x", parameters, Map.of());
        assertEquals(Optional.empty(), scenario.find(StandardParameters.VCS));
    }
}

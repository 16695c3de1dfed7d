// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StandardParametersTest {
    @Test
    void allIsAllOfThem() throws IllegalAccessException {
        Map<Object, String> constants = new IdentityHashMap<>();
        for (Field field : StandardParameters.class.getFields()) {
            constants.put(field.get(null), field.getName());
        }
        StandardParameters.all().forEach(constants::remove);
        assertEquals(Map.of(), constants);
    }

    @Test
    void aCopyIsAVersionAndAnotherOfTheSameNameIsNot() {
        Parameter<Double> load = StandardParameters.LOAD;
        assertTrue(load.isVariantOf(load));
        assertTrue(load.between(0, 1).required().meaning("of a half").isVariantOf(load));
        assertTrue(load.withDefault("rate", scenario -> 1.0).isVariantOf(load));
        assertFalse(Parameter.real("load", load.unit(), load.meaning()).isVariantOf(load));
        assertFalse(StandardParameters.RATE.renamed("load").isVariantOf(load));
        assertFalse(StandardParameters.SWITCH_RADIX.isVariantOf(StandardParameters.RADIX));
        assertEquals(
                StandardParameters.all().size() - 1,
                new HashSet<>(StandardParameters.all()).size(),
                "the radix is the only one of two types");
    }
}

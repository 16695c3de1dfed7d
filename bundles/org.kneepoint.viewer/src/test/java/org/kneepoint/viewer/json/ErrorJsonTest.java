// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.kneepoint.viewer.json.CurveJsonTest.json;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.kneepoint.api.scenario.BadInput;

class ErrorJsonTest {
    @Test
    void anErrorHasParameterValueAndWhatIsAllowed() throws Exception {
        BadInput bad = BadInput.notAllowed("nodes", 100, "a power of 3").nearest(81, 243);
        Map<String, Object> error = ErrorJson.of(bad);
        assertEquals(bad.getMessage(), error.remove("line"));
        assertEquals(
                "{\"code\":\"not-allowed\",\"parameter\":\"nodes\",\"value\":\"100\","
                        + "\"allowed\":\"a power of 3\",\"nearest\":[\"81\",\"243\"]}",
                json(error));
    }

    @Test
    void anErrorOfSeveralParametersNamesAll() {
        Map<String, Object> error = ErrorJson.of(BadInput.exclusive(List.of("load", "rate")));
        assertEquals("load", error.get("parameter"));
        assertEquals(List.of("load", "rate"), error.get("parameters"));
        assertEquals(false, error.containsKey("value"));
    }
}

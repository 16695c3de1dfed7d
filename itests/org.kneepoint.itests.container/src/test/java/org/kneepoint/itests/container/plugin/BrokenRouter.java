// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.container.plugin;

import java.util.Map;
import org.kneepoint.api.scenario.Description;
import org.kneepoint.api.simulator.RouterModel;

/** A router model that cannot be created. */
public final class BrokenRouter implements RouterModel {
    /** Fails. */
    public void activate(Map<String, Object> properties) {
        throw new IllegalStateException("broken");
    }

    @Override
    public String name() {
        return "broken";
    }

    @Override
    public Description description() {
        return Description.of("broken");
    }
}

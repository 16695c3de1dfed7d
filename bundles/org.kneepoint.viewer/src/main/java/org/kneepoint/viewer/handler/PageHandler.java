// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.viewer.Call;
import org.kneepoint.viewer.Reply;

/** The page's own choices, such as the curves on its chart, kept as long as the process. */
public final class PageHandler {
    /** Largest object, bytes. */
    static final int LARGEST = 256 << 10;

    private final AtomicReference<Map<String, Object>> choices = new AtomicReference<>(Map.of());

    /** Returns the choices; an empty object if there are none. */
    public Reply show(Call call) {
        return Reply.json(choices());
    }

    /** Replaces the choices. */
    public Reply replace(Call call) {
        if (call.body().length > LARGEST) {
            throw BadInput.because(
                    "page", call.body().length, "the choices have more than " + LARGEST + " bytes");
        }
        replace(call.json());
        return Reply.json(choices());
    }

    Map<String, Object> choices() {
        return choices.get();
    }

    void replace(Map<String, Object> others) {
        choices.set(others);
    }
}

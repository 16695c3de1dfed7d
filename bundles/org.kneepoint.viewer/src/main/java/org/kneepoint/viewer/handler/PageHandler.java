// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.Collections;
import java.util.Map;
import java.util.WeakHashMap;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.study.session.Workspace;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** The page's own choices, such as the curves on its chart, kept as long as the process. */
public final class PageHandler {
    /** Largest object, bytes. */
    static final int LARGEST = 256 << 10;

    /** Of a workspace, as long as somebody uses it. */
    private final Map<Workspace, Map<String, Object>> choices =
            Collections.synchronizedMap(new WeakHashMap<>());

    /** Returns the choices; an empty object if there are none. */
    public Reply show(Call call) {
        return Reply.json(choices(call.workspace()));
    }

    /** Replaces the choices. */
    public Reply replace(Call call) {
        if (call.body().length > LARGEST) {
            throw BadInput.because(
                    "page", call.body().length, "the choices have more than " + LARGEST + " bytes");
        }
        replace(call.workspace(), call.json());
        return Reply.json(choices(call.workspace()));
    }

    Map<String, Object> choices(Workspace workspace) {
        return choices.getOrDefault(workspace, Map.of());
    }

    void replace(Workspace workspace, Map<String, Object> others) {
        choices.put(workspace, others);
    }
}

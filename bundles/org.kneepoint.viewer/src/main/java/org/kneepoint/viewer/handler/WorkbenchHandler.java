// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.viewer.WorkbenchServices;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** The workbench itself: its version and folders. */
public final class WorkbenchHandler {
    private final WorkbenchServices services;

    /** Describes the workbench of these services. */
    public WorkbenchHandler(WorkbenchServices services) {
        this.services = services;
    }

    /**
     * Returns version, working directory, whether a terminal shares the workspace, and as what the
     * caller uses an evaluation server.
     */
    public Reply show(Call call) {
        boolean isServer = !call.caller().account().isEmpty();
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("version", services.version());
        object.put("folder", call.workspace().folder().toString());
        object.put("interactive", call.workspace().isInteractive());
        object.put("home", isServer ? "" : services.home());
        object.put("server", isServer);
        object.put("account", call.caller().account());
        object.put("role", call.caller().role().label());
        return Reply.json(object);
    }
}

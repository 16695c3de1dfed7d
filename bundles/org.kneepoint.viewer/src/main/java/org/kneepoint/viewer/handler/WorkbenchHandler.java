// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import java.util.LinkedHashMap;
import java.util.Map;
import org.kneepoint.viewer.Call;
import org.kneepoint.viewer.Reply;
import org.kneepoint.viewer.WorkbenchServices;

/** The workbench itself: its version and folders. */
public final class WorkbenchHandler {
    private final WorkbenchServices services;

    /** Describes the workbench of these services. */
    public WorkbenchHandler(WorkbenchServices services) {
        this.services = services;
    }

    /** Returns version, working directory, and whether a terminal shares the workspace. */
    public Reply show(Call call) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("version", services.version());
        object.put("folder", call.workspace().folder().toString());
        object.put("interactive", call.workspace().isInteractive());
        object.put("home", services.home());
        return Reply.json(object);
    }
}

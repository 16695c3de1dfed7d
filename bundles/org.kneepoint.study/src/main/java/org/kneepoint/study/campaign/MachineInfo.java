// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.campaign;

import java.util.LinkedHashMap;
import java.util.Map;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;

/** The machine and software of this process. */
final class MachineInfo {
    private MachineInfo() {}

    /** Returns names and texts. */
    static Map<String, String> texts() {
        Map<String, String> machine = new LinkedHashMap<>();
        Bundle bundle = FrameworkUtil.getBundle(MachineInfo.class);
        machine.put("kneepoint", bundle == null ? "none" : bundle.getVersion().toString());
        machine.put("java", Runtime.version().toString());
        machine.put("vm", System.getProperty("java.vm.name"));
        machine.put("os", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        machine.put("architecture", System.getProperty("os.arch"));
        machine.put("processors", "" + Runtime.getRuntime().availableProcessors());
        return machine;
    }
}

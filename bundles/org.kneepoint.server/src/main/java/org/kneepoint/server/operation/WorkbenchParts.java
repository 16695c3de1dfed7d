// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import org.kneepoint.shell.session.ShellSessions;
import org.kneepoint.study.EvaluationService;
import org.kneepoint.study.plugin.Catalogue;
import org.osgi.framework.BundleContext;
import org.osgi.service.log.Logger;

/**
 * What the server needs of the workbench.
 *
 * @param context of this bundle
 * @param catalogue the plug-ins
 * @param evaluation plans runs
 * @param shells opens sessions of the shell
 * @param log the log of the process
 */
record WorkbenchParts(
        BundleContext context,
        Catalogue catalogue,
        EvaluationService evaluation,
        ShellSessions shells,
        Logger log) {}

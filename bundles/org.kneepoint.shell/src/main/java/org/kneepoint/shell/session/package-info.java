// SPDX-License-Identifier: Apache-2.0
/**
 * Sessions of the shell for several users at once, each with its own variables, jobs, working
 * folder and permitted commands.
 */
@Export
@Version("1.0.0")
package org.kneepoint.shell.session;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

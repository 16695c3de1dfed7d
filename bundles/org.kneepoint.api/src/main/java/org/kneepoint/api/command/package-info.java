// SPDX-License-Identifier: Apache-2.0
/**
 * Commands of the shell: each {@link org.kneepoint.api.command.Command} is a service, for which the
 * shell provides help, completion, error lines and exit status.
 */
@Export
@Version("2.1.0")
package org.kneepoint.api.command;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

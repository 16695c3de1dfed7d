// SPDX-License-Identifier: Apache-2.0
/**
 * Commands: what a user types first in a line. A {@link org.kneepoint.api.command.Command} is a
 * service, and whatever is installed has help, completion, error lines and exit status as any
 * other.
 */
@Export
@Version("2.0.0")
package org.kneepoint.api.command;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

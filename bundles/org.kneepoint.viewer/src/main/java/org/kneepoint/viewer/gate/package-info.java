// SPDX-License-Identifier: Apache-2.0
/**
 * The gate of the interface over HTTP: who is admitted, and by which names the server is reached.
 */
@Export
@Version("1.0.0")
package org.kneepoint.viewer.gate;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

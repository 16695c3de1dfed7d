// SPDX-License-Identifier: Apache-2.0
/** Single queues: the primitives of network models, each available to the user by name. */
@Export
@Version("2.0.0")
package org.kneepoint.api.queue;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

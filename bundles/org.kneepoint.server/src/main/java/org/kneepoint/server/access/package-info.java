// SPDX-License-Identifier: Apache-2.0
/**
 * What a way into the server needs, such as SSH or the page: who somebody is, and a session for
 * them.
 */
@Export
@Version("1.0.0")
package org.kneepoint.server.access;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

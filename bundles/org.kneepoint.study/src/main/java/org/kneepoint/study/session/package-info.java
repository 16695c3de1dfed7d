// SPDX-License-Identifier: Apache-2.0
/**
 * A session of commands as the shell and the viewer share it: its named results, its jobs in the
 * background, and the page that shows both.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.session;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

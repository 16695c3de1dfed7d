// SPDX-License-Identifier: Apache-2.0
/**
 * Plug-ins: which are installed ({@link org.kneepoint.study.plugin.Catalogue}), from which bundles,
 * and how their code is called so that a fault names the plug-in.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.plugin;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

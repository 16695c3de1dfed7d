// SPDX-License-Identifier: Apache-2.0
/**
 * The installed plug-ins ({@link org.kneepoint.study.plugin.Catalogue}), their bundles, and guarded
 * calls of their code.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.plugin;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

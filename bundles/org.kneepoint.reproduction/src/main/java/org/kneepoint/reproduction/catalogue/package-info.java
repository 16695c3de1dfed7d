// SPDX-License-Identifier: Apache-2.0
/** The list of all experiments. */
@Export
@Version("1.0.0")
package org.kneepoint.reproduction.catalogue;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

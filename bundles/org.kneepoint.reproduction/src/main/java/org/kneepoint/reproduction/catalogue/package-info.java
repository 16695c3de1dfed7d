// SPDX-License-Identifier: Apache-2.0
/** Which experiments there are: the one place that knows every paper. */
@Export
@Version("1.0.0")
package org.kneepoint.reproduction.catalogue;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

// SPDX-License-Identifier: Apache-2.0
/** Features of the distribution that are installed when they are used. */
@Export
@Version("1.0.0")
package org.kneepoint.study.feature;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

// SPDX-License-Identifier: Apache-2.0
/** Figures of merit of finished curves, independent of the method of evaluation. */
@Export
@Version("2.0.0")
package org.kneepoint.api.metric;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

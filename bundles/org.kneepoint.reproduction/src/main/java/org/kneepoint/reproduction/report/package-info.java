// SPDX-License-Identifier: Apache-2.0
/** The findings of experiments as tables, as a report, and as text for a terminal. */
@Export
@Version("1.0.0")
package org.kneepoint.reproduction.report;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

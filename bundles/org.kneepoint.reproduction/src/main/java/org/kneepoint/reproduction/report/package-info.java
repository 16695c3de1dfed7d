// SPDX-License-Identifier: Apache-2.0
/** What came out of experiments, as tables and as a report of web pages. */
@Export
@Version("1.0.0")
package org.kneepoint.reproduction.report;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

// SPDX-License-Identifier: Apache-2.0
/** Tables of results: the columns of curves, CSV and JSON, and atomic files. */
@Export
@Version("1.0.0")
package org.kneepoint.study.format;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

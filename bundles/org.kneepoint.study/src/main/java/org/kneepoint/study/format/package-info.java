// SPDX-License-Identifier: Apache-2.0
/**
 * Results as rows and columns: tables, the layout of curves in them, and their files in CSV and
 * JSON, written whole or not at all.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.format;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

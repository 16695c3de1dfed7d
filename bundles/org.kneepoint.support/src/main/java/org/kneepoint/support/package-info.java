// SPDX-License-Identifier: Apache-2.0
/**
 * Functions shared by several bundles and not part of the API: nearest names, labels of curves, the
 * size of a multistage network, descriptions in Markdown, texts beside classes, comma-separated
 * values, tables and paragraphs as lines of text, compensated sums, Student's t and a seed
 * generator.
 */
@Export
@Version("1.0.0")
package org.kneepoint.support;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

// SPDX-License-Identifier: Apache-2.0
/**
 * Curves beside each other: which words each of two evaluations takes, which points belong
 * together, how far they are apart, and what is to be said of it.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.comparison;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

// SPDX-License-Identifier: Apache-2.0
/**
 * From the user's words to curves: finds what a name stands for ({@link
 * org.kneepoint.study.Catalogue}), spreads ranges and lists into scenarios ({@link
 * org.kneepoint.study.Sweep}), and has them evaluated ({@link org.kneepoint.study.Evaluation}).
 */
@Export
@Version("1.0.0")
package org.kneepoint.study;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

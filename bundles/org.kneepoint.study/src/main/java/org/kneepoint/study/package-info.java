// SPDX-License-Identifier: Apache-2.0
/**
 * From the user's words to curves: finds what a name stands for ({@link
 * org.kneepoint.study.plugin.Catalogue}), spreads ranges and lists into scenarios ({@link
 * org.kneepoint.study.ParameterSweep}), and has them evaluated ({@link
 * org.kneepoint.study.EvaluationService}): a {@link org.kneepoint.study.RunPlan} is what a request
 * comes to with what is installed, and a {@link org.kneepoint.study.RunExecutor} does its runs. A
 * plan is made again anywhere from its requests, the same plug-ins given, so that an executor on
 * other machines is a bundle that knows this package.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

// SPDX-License-Identifier: Apache-2.0
/**
 * From settings to curves: names select plug-ins ({@link org.kneepoint.study.plugin.Catalogue}),
 * ranges and lists make scenarios ({@link org.kneepoint.study.ParameterSweep}), and the {@link
 * org.kneepoint.study.EvaluationService} evaluates them: a {@link org.kneepoint.study.RunPlan} has
 * the runs of a request, and a {@link org.kneepoint.study.RunExecutor} executes them. The same
 * requests and plug-ins give the same plan on another machine, so that an executor can be remote.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

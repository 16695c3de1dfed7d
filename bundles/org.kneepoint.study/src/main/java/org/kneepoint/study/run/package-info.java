// SPDX-License-Identifier: Apache-2.0
/**
 * The one way to run: a {@link org.kneepoint.study.run.RunRequest} says what is asked, a {@link
 * org.kneepoint.study.run.RunPlan} is what that comes to with what is installed, a {@link
 * org.kneepoint.study.run.RunExecutor} does its runs, and a {@link
 * org.kneepoint.study.run.ResultCollector} takes what they give.
 *
 * <p>Nothing here needs shared memory: a plan is made again anywhere from its requests, the same
 * plug-ins given; a run is named by its number; and its {@linkplain
 * org.kneepoint.study.run.RunResult result} is written and read back without loss. An executor that
 * works on other machines is a bundle that knows this package.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.run;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

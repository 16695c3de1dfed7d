// SPDX-License-Identifier: Apache-2.0
/**
 * What is asked and what is answered: a {@link org.kneepoint.study.run.RunRequest}, the {@link
 * org.kneepoint.study.run.RunTask}s of its plan, their {@link org.kneepoint.study.run.RunResult}s,
 * and who takes these. Nothing here needs shared memory: requests and results are written and read
 * back without loss, and a task is named by its number.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.run;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

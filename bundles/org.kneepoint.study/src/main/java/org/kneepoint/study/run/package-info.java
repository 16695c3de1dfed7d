// SPDX-License-Identifier: Apache-2.0
/**
 * Requests and results: a {@link org.kneepoint.study.run.RunRequest}, the {@link
 * org.kneepoint.study.run.RunTask}s of its plan, their {@link org.kneepoint.study.run.RunResult}s
 * and the collectors of these. Requests and results are written as JSON without loss and tasks have
 * numbers, so that a run needs no shared memory.
 */
@Export
@Version("1.0.0")
package org.kneepoint.study.run;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

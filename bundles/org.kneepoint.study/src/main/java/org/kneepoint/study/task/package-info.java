// SPDX-License-Identifier: Apache-2.0
/** Threads, time limits and memory of computations. */
@Export
@Version("1.0.0")
package org.kneepoint.study.task;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

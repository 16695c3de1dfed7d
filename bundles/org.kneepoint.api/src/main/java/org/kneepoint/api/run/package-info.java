// SPDX-License-Identifier: Apache-2.0
/**
 * What solvers and simulators have in common: {@linkplain org.kneepoint.api.run.Evaluator the
 * services}, the {@linkplain org.kneepoint.api.run.NetworkContext context} of an evaluation, and
 * its {@linkplain org.kneepoint.api.run.Progress progress and cancellation}.
 */
@Export
@Version("2.1.0")
package org.kneepoint.api.run;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

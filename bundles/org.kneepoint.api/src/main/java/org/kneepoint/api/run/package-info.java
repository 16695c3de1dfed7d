// SPDX-License-Identifier: Apache-2.0
/**
 * Running an evaluation: what solvers and simulators have in common, and how a long computation and
 * its caller talk: {@link org.kneepoint.api.run.Progress}, reports one way, cancellation the other.
 */
@Export
@Version("2.0.0")
package org.kneepoint.api.run;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

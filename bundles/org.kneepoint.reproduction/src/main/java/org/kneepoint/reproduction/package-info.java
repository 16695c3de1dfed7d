// SPDX-License-Identifier: Apache-2.0
/**
 * Tables, figures and claims of published papers as experiments that run again.
 *
 * <p>An {@link org.kneepoint.reproduction.Experiment} names the commands it needs and judges the
 * curves they give: it computes nothing itself, so the same commands typed by a user give the same
 * curves. {@link org.kneepoint.reproduction.ExperimentRunner} runs them. Each paper has a package
 * of its own, which {@code catalogue} lists; {@code report} writes the report, and {@code command}
 * has the command {@code reproduce}.
 */
@Export
@Version("1.0.0")
package org.kneepoint.reproduction;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

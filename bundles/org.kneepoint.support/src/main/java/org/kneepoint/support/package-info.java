// SPDX-License-Identifier: Apache-2.0
/**
 * What several bundles of the workbench share and no contract needs: the names nearest to an
 * unknown one, what tells curves from each other, the size of a multistage network, descriptions in
 * Markdown, compensated sums, Student's t and mixed seeds.
 */
@Export
@Version("1.0.0")
package org.kneepoint.support;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

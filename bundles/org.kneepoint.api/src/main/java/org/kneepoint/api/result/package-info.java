// SPDX-License-Identifier: Apache-2.0
/**
 * Results: {@link org.kneepoint.api.result.Point}s on {@link org.kneepoint.api.result.Curve}s, each
 * value a named {@link org.kneepoint.api.result.Quantity} with its unit, each point with a {@link
 * org.kneepoint.api.result.Status}, each curve with its {@link
 * org.kneepoint.api.result.Provenance}.
 */
@Export
@Version("2.0.0")
package org.kneepoint.api.result;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

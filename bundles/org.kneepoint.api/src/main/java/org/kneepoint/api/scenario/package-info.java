// SPDX-License-Identifier: Apache-2.0
/**
 * Parameters with type, unit, default and range, and the immutable {@link
 * org.kneepoint.api.scenario.Scenario} of their values.
 *
 * <p>{@link org.kneepoint.api.scenario.StandardParameters} are common to all plug-ins. Every
 * plug-in is {@link org.kneepoint.api.scenario.Described}. Invalid input is a {@link
 * org.kneepoint.api.scenario.BadInput} with the parameters, the values given and the values
 * allowed.
 */
@Export
@Version("2.2.0")
package org.kneepoint.api.scenario;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

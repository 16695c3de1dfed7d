// SPDX-License-Identifier: Apache-2.0
/**
 * What a user asks for: typed parameters with unit, default and range, the words that set them, and
 * the immutable {@link org.kneepoint.api.scenario.Scenario} made of both.
 *
 * <p>{@link org.kneepoint.api.scenario.StandardParameters} holds the words that mean the same
 * everywhere. Every part of the workbench that a user can name is {@link
 * org.kneepoint.api.scenario.Described}. Wrong input is a {@link
 * org.kneepoint.api.scenario.BadInput}: parameters, values and what is allowed, and one line of
 * text made of them.
 */
@Export
@Version("2.0.0")
package org.kneepoint.api.scenario;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

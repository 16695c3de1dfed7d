// SPDX-License-Identifier: Apache-2.0
/**
 * Results, parameters and errors as JSON: each class encodes one type of the API as maps, lists,
 * texts and numbers, and reads back what a session file holds.
 */
@Export
@Version("1.0.0")
package org.kneepoint.viewer.json;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

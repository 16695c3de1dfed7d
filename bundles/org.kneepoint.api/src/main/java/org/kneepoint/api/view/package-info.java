// SPDX-License-Identifier: Apache-2.0
/** Pictures of curves: the contract between the shell and whatever can draw. */
@Export
@Version("2.0.0")
package org.kneepoint.api.view;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

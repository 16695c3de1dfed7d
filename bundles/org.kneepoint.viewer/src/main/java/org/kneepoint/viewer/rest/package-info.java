// SPDX-License-Identifier: Apache-2.0
/** Routes of the interface over HTTP: what a bundle that adds some needs. */
@Export
@Version("1.0.0")
package org.kneepoint.viewer.rest;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

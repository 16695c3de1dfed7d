// SPDX-License-Identifier: Apache-2.0
/** Charts of curves, pictures of networks and the service that draws them. */
@Export
@Version("2.0.0")
package org.kneepoint.api.view;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

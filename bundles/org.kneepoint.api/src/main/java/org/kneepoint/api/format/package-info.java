// SPDX-License-Identifier: Apache-2.0
/**
 * Output formats: each {@link org.kneepoint.api.format.ResultFormat} is a service, selected by
 * {@code format=NAME} or by the extension of {@code out=FILE}.
 */
@Export
@Version("2.0.0")
package org.kneepoint.api.format;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

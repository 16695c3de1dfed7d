// SPDX-License-Identifier: Apache-2.0
/**
 * Files and texts that results are written as: a {@link org.kneepoint.api.format.ResultFormat} is a
 * service, and whatever is installed is found by {@code format=NAME} and by the ending of {@code
 * out=FILE}.
 */
@Export
@Version("2.0.0")
package org.kneepoint.api.format;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

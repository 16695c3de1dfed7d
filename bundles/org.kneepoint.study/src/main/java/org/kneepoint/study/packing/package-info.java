// SPDX-License-Identifier: Apache-2.0
/** Runs divided into packs by their expected cost, for executors that hand out many at a time. */
@Export
@Version("1.0.0")
package org.kneepoint.study.packing;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

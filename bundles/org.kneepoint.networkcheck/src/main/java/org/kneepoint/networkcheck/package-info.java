// SPDX-License-Identifier: Apache-2.0
/**
 * The contract of networks and routings, checked by enumeration.
 *
 * <p>{@link org.kneepoint.networkcheck.NetworkVerification} tells an author what is wrong with a
 * network; {@link org.kneepoint.networkcheck.RoutingVerdict} tells before a run whether a claim of
 * freedom from deadlock holds, as far as a budget reaches.
 */
@Export
@Version("1.0.0")
package org.kneepoint.networkcheck;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

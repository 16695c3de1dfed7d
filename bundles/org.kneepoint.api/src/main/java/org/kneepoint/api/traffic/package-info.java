// SPDX-License-Identifier: Apache-2.0
/**
 * The workload of a network: traffic patterns ({@link org.kneepoint.api.traffic.TrafficPattern}),
 * arrival processes ({@link org.kneepoint.api.traffic.ArrivalProcess}) and message lengths ({@link
 * org.kneepoint.api.traffic.LengthDistribution}).
 */
@Export
@Version("2.1.0")
package org.kneepoint.api.traffic;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

// SPDX-License-Identifier: Apache-2.0

/** Tests in an OSGi framework with the bundles of the distribution. */
package org.kneepoint.itests.container;

// SPDX-License-Identifier: Apache-2.0

/** Assembly of the distribution, used by the build only. */
package org.kneepoint.distribution;

// SPDX-License-Identifier: Apache-2.0

/** What the tests drop in: classes that become bundles of their own. */
package org.kneepoint.itests.container.plugin;

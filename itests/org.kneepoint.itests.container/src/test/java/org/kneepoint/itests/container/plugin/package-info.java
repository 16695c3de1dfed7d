// SPDX-License-Identifier: Apache-2.0

/** Plug-ins of the tests, each packed into a bundle of its own. */
package org.kneepoint.itests.container.plugin;

// SPDX-License-Identifier: Apache-2.0
/**
 * Plug-ins and network files of the server: versions, checks before they are live, the allow-list.
 */
package org.kneepoint.server.plugin;

// SPDX-License-Identifier: Apache-2.0
/**
 * The viewer: a page served over HTTP to browsers on this machine, its interface ({@link
 * org.kneepoint.viewer.RouteTable}), server-sent events and the checks of each request.
 */
package org.kneepoint.viewer;

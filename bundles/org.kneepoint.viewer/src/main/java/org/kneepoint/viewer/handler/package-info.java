// SPDX-License-Identifier: Apache-2.0
/** Handlers of the interface over HTTP: each answers the calls of a few routes. */
package org.kneepoint.viewer.handler;

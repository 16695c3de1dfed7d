// SPDX-License-Identifier: Apache-2.0
/** Stored results: search, labels, notes, links, export, policy of removal. */
package org.kneepoint.server.result;

// SPDX-License-Identifier: Apache-2.0
/**
 * Reference documentation by name: plug-ins, parameters, their choices, columns, statuses and
 * commands. An entry has two layers: its essential sections fit a screen, the detail follows on
 * request.
 */
package org.kneepoint.shell.reference;

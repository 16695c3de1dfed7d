// SPDX-License-Identifier: Apache-2.0
/**
 * Executes the runs of all users: each is looked up and stored, simulations share the cores fairly
 * in worker processes, and plug-ins are those with which their plan was made.
 */
package org.kneepoint.server.execution;

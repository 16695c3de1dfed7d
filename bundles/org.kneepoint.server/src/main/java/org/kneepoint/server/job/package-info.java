// SPDX-License-Identifier: Apache-2.0
/**
 * The queue of jobs: command lines that are recorded before they are acknowledged, begin in fair
 * shares, and are continued after the end of the server, however abrupt.
 */
package org.kneepoint.server.job;

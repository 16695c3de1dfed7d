// SPDX-License-Identifier: Apache-2.0
/** Settings, start, health, metrics, back-up, end. */
package org.kneepoint.server.operation;

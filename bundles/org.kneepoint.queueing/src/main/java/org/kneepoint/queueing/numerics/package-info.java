// SPDX-License-Identifier: Apache-2.0
/** Probabilities, balance equations and range checks that the queues share. */
package org.kneepoint.queueing.numerics;

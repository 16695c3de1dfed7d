// SPDX-License-Identifier: Apache-2.0

/** Puts the distribution together while it is built. It is not a part of the distribution. */
package org.kneepoint.distribution;

// SPDX-License-Identifier: Apache-2.0
/** The ramp load method: critical load and network performance measure of a torus. */
package org.kneepoint.reproduction.ramp;

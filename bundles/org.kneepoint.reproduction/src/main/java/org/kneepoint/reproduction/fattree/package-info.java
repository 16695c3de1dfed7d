// SPDX-License-Identifier: Apache-2.0
/**
 * R. I. Greenberg, L. Guan: An Improved Analytical Model for Wormhole Routed Networks with
 * Application to Butterfly Fat-Trees, 1997.
 */
package org.kneepoint.reproduction.fattree;

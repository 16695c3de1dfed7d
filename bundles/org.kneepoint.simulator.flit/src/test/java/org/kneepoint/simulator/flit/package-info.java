// SPDX-License-Identifier: Apache-2.0
/** Tests of the simulator as a service, with installed topologies and traffic. */
package org.kneepoint.simulator.flit;

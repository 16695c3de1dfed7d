// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.api.topology;

/**
 * Where a header is and what it knows: the arguments of {@link Routing#route}.
 *
 * @param router where it is
 * @param inPort through which input port it came
 * @param inClass which class it holds there, or {@link Routing#INJECTED}
 * @param target where it goes
 * @param state what it carries
 */
record Header(int router, int inPort, int inClass, int target, int state) {}

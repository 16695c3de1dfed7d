// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.hazelcast;

/**
 * A workbench in the network.
 *
 * @param id unique, also if another process has the same address later
 * @param address with its port
 * @param slots runs that it executes at the same time; 0 if it only submits
 */
record NetworkMember(String id, String address, int slots) {}

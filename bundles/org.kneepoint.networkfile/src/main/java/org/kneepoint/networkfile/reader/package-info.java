// SPDX-License-Identifier: Apache-2.0
/**
 * Readers of network files: each a pure function from the content of a file to its {@link
 * org.kneepoint.networkfile.reader.NetworkLinks}.
 */
package org.kneepoint.networkfile.reader;

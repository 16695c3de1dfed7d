// SPDX-License-Identifier: Apache-2.0
/**
 * Networks from files: each file is a {@link org.kneepoint.networkfile.FileTopology}, registered by
 * {@link org.kneepoint.networkfile.NetworkFiles} for the command {@code network} and for the deploy
 * folder.
 */
package org.kneepoint.networkfile;

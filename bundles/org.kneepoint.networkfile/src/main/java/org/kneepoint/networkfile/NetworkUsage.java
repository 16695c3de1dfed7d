// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile;

import org.kneepoint.support.ResourceText;

/** The synopsis of the command {@code network}. */
final class NetworkUsage {
    static final String TEXT = ResourceText.joined(NetworkUsage.class, "network.txt");

    private NetworkUsage() {}
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import org.osgi.annotation.versioning.ProviderType;

/** The groups and quotas of accounts. Safe for use by several threads. */
@ProviderType
public interface Quotas {
    /** Returns the group of an account; empty if it belongs to none or is unknown. */
    String group(String account);

    /** Returns what an account may use: its own quota, else the default of the server. */
    Quota of(String account);

    /** Returns what a group may use together; unlimited ({@code MAX_VALUE}) unless set. */
    Quota ofGroup(String group);
}

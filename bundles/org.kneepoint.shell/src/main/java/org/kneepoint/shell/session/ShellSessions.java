// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.session;

import org.osgi.annotation.versioning.ProviderType;

/** Opens sessions. An OSGi service, safe for use by several threads. */
@ProviderType
public interface ShellSessions {
    /** Opens a session, which the caller closes. */
    ShellSession open(SessionRules rules);
}

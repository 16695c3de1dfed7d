// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.gate;

import org.kneepoint.study.session.Caller;
import org.kneepoint.study.session.Role;
import org.kneepoint.study.session.Workspace;

/**
 * Who was admitted.
 *
 * @param caller the user
 * @param workspace that of the user; null for {@link #ANONYMOUS}
 */
public record Admission(Caller caller, Workspace workspace) {
    /** Somebody unknown, at a path that is open. */
    public static final Admission ANONYMOUS = new Admission(new Caller("", Role.VIEWER), null);
}

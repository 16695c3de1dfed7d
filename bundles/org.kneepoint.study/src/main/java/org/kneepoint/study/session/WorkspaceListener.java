// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;

/**
 * Receives the changes of a workspace. Called on the thread of the change, which it must not hold
 * up.
 */
@ConsumerType
public interface WorkspaceListener {
    /** A result was named, replaced or removed. */
    default void resultChanged(String name) {
        // optional
    }

    /** A job was started, has made progress or has ended. */
    default void jobChanged(WorkspaceJob job) {
        // optional
    }

    /** A job has completed points. */
    default void pointsCompleted(WorkspaceJob job, List<WorkspaceJob.CompletedPoint> points) {
        // optional
    }
}

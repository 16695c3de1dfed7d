// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer;

import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.kneepoint.study.session.Workspace;

/** The events of each workspace that is served. Safe for use by several threads. */
final class EventHubs implements AutoCloseable {
    /** Hubs beyond which those that are not in use are ended. */
    private static final int MANY = 200;

    private static final long UNUSED_MILLIS = TimeUnit.HOURS.toMillis(1);

    private final ScheduledExecutorService scheduler;
    private final Map<Workspace, EventHub> hubs = new IdentityHashMap<>();

    /**
     * No events yet.
     *
     * @param scheduler the thread that writes
     */
    EventHubs(ScheduledExecutorService scheduler) {
        this.scheduler = scheduler;
    }

    /** Returns the events of a workspace, which is followed from now on. */
    synchronized EventHub of(Workspace workspace) {
        EventHub known = hubs.get(workspace);
        if (known != null) {
            return known;
        }
        if (hubs.size() >= MANY) {
            endUnused();
        }
        EventHub hub = new EventHub(workspace, scheduler);
        hubs.put(workspace, hub);
        return hub;
    }

    private void endUnused() {
        for (Iterator<EventHub> all = hubs.values().iterator(); all.hasNext(); ) {
            EventHub hub = all.next();
            if (hub.emptyMillis() > UNUSED_MILLIS) {
                all.remove();
                hub.close();
            }
        }
    }

    /** Sends an event to all pages. */
    void send(String name, Object data) {
        all().forEach(hub -> hub.send(name, data));
    }

    /** Returns the number of workspaces that are served. */
    synchronized int size() {
        return hubs.size();
    }

    private synchronized List<EventHub> all() {
        return List.copyOf(hubs.values());
    }

    /** Ends the events of a workspace. */
    void close(Workspace workspace) {
        EventHub hub;
        synchronized (this) {
            hub = hubs.remove(workspace);
        }
        if (hub != null) {
            hub.close();
        }
    }

    @Override
    public void close() {
        List<EventHub> ended = all();
        synchronized (this) {
            hubs.clear();
        }
        ended.forEach(EventHub::close);
    }
}

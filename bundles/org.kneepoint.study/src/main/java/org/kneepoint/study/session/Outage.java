// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.study.session;

/**
 * An exception that says that something which a request needs is away, such as a database whose
 * disk is full. The same request may succeed later. Its message is one line for every user.
 */
public interface Outage {
    /** Returns the line for the user. */
    String getMessage();

    /** Returns what was found, in one line for the log: it may name machines and files. */
    String finding();
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.launcher;

/** The workbench cannot be started; the message is one line with the reason. */
public final class LaunchFailure extends Exception {

    private static final long serialVersionUID = 1L;

    LaunchFailure(String message) {
        super(message);
    }

    LaunchFailure(String message, Throwable cause) {
        super(message + ": " + reason(cause), cause);
    }

    /** The first line of the message of a failure, or else its class. */
    static String reason(Throwable failure) {
        String message = failure.getMessage();
        String text = message == null ? failure.getClass().getSimpleName() : message;
        return text.lines().findFirst().orElse(failure.getClass().getSimpleName());
    }
}

// SPDX-License-Identifier: Apache-2.0
/**
 * The shell, the only bundle that depends on gogo. {@link org.kneepoint.shell.Interpreter} runs
 * statements one by one and reports every error as one line with an exit status. The launcher
 * starts {@link org.kneepoint.shell.BatchShell} or {@link org.kneepoint.shell.InteractiveShell}.
 * {@link org.kneepoint.shell.SessionWorkspace} is the session as the viewer's page uses it. The
 * commands are in {@code command}, their text output in {@code text}.
 */
package org.kneepoint.shell;

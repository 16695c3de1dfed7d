// SPDX-License-Identifier: Apache-2.0
/**
 * The shell, the only bundle that depends on gogo. {@link org.kneepoint.shell.Interpreter} runs
 * statements one by one and reports every error as one line with an exit status. The launcher
 * starts {@link org.kneepoint.shell.BatchShell} or {@link org.kneepoint.shell.InteractiveShell}.
 * Both run in a {@link org.kneepoint.shell.UserSession}, of which a server opens one for each user:
 * {@link org.kneepoint.shell.StatementFilter} then refuses what is not permitted. {@link
 * org.kneepoint.shell.SessionWorkspace} is the session as the viewer's page uses it. The commands
 * are in {@code command}, their text output in {@code text}.
 */
package org.kneepoint.shell;

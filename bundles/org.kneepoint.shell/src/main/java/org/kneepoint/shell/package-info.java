// SPDX-License-Identifier: Apache-2.0
/**
 * The shell: the only bundle that knows gogo. {@link org.kneepoint.shell.Interpreter} runs
 * statements one by one and turns every error into one clear line and an exit status; {@link
 * org.kneepoint.shell.BatchShell} and {@link org.kneepoint.shell.InteractiveShell} are its two ways
 * in, looked up by the launcher. The commands are in {@code command}, what they print in {@code
 * text}.
 */
package org.kneepoint.shell;

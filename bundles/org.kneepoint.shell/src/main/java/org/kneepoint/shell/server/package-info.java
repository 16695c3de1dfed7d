// SPDX-License-Identifier: Apache-2.0
/** The command {@code server}, which installs the evaluation server when it is used. */
package org.kneepoint.shell.server;

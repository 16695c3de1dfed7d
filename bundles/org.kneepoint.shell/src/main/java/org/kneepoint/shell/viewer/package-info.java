// SPDX-License-Identifier: Apache-2.0
/** The command {@code viewer}: the workspace as a page in a browser of this machine. */
package org.kneepoint.shell.viewer;

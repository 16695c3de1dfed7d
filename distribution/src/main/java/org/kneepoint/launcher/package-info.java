// SPDX-License-Identifier: Apache-2.0

/**
 * The launcher: starts the bundles of the installed features in an embedded OSGi framework, passes
 * the command line to the shell and exits with its status.
 *
 * <p>It is on the class path, not a bundle, and shares with the bundles only classes of Java and
 * OSGi.
 */
package org.kneepoint.launcher;

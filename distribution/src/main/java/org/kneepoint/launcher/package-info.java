// SPDX-License-Identifier: Apache-2.0

/**
 * Starts the workbench: reads which bundles the installed features ask for, runs them in an
 * embedded OSGi framework, hands the command line over to the shell bundle and ends with its exit
 * status.
 *
 * <p>Plain Java on the class path, not a bundle. It shares no class with the bundles but those of
 * Java and of the OSGi specifications.
 */
package org.kneepoint.launcher;

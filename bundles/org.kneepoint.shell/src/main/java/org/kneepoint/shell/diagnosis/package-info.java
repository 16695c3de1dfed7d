// SPDX-License-Identifier: Apache-2.0
/** The command {@code doctor}: what is wrong with the installation and with dropped-in bundles. */
package org.kneepoint.shell.diagnosis;

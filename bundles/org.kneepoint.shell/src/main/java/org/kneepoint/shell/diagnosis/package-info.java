// SPDX-License-Identifier: Apache-2.0
/** The command {@code doctor}: diagnosis of the installation and of dropped-in bundles. */
package org.kneepoint.shell.diagnosis;

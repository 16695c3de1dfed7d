// SPDX-License-Identifier: Apache-2.0
/** The command {@code check}: the contract of an installed plug-in, clause by clause. */
package org.kneepoint.shell.check;

// SPDX-License-Identifier: Apache-2.0
/** Configurations of BookSim 2 and their counterparts. */
package org.kneepoint.shell.booksim;

// SPDX-License-Identifier: Apache-2.0

/**
 * Tests that unpack the archives and start the workbench in processes of its own, as a user would.
 * They look at nothing but exit status, standard output, standard error and files, and need a POSIX
 * system.
 */
package org.kneepoint.itests.distribution;

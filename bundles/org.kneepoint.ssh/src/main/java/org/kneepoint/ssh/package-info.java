// SPDX-License-Identifier: Apache-2.0
/** The shell of the evaluation server over SSH. */
package org.kneepoint.ssh;

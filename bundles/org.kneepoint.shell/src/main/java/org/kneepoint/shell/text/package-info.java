// SPDX-License-Identifier: Apache-2.0
/** The text of command results. */
package org.kneepoint.shell.text;

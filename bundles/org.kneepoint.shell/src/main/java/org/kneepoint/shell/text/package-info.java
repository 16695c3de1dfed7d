// SPDX-License-Identifier: Apache-2.0
/** What commands answer, and how it looks as text. */
package org.kneepoint.shell.text;

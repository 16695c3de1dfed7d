// SPDX-License-Identifier: Apache-2.0
/** Commands for accounts, tokens, keys, quotas and the audit log. */
package org.kneepoint.server.account.command;

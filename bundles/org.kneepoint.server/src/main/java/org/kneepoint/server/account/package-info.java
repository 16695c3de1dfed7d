// SPDX-License-Identifier: Apache-2.0
/** Accounts, groups, tokens, sessions and keys; who has changed what is in the audit log. */
package org.kneepoint.server.account;

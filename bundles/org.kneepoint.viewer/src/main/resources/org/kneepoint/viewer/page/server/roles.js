// SPDX-License-Identifier: Apache-2.0
// The roles of users, each of which includes those before it.

/** All roles, the least first. */
export const ROLES = ['viewer', 'evaluator', 'deployer', 'administrator'];

/** Returns whether a role includes another. */
export const includes = (role, least) => ROLES.indexOf(role) >= ROLES.indexOf(least);

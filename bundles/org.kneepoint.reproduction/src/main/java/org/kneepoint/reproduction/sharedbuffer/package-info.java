// SPDX-License-Identifier: Apache-2.0
/** The figures of a paper on multistage networks of shared-buffer switches with a hot spot. */
package org.kneepoint.reproduction.sharedbuffer;

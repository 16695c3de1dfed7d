// SPDX-License-Identifier: Apache-2.0
/** The figures of a paper on asynchronous multistage networks with finite buffers. */
package org.kneepoint.reproduction.min;

// SPDX-License-Identifier: Apache-2.0
/**
 * What libraries log by SLF4J, written to the OSGi Log Service. A fragment of SLF4J, which finds
 * the {@link org.kneepoint.slf4j.LogServiceProvider} by {@link java.util.ServiceLoader}.
 */
package org.kneepoint.slf4j;

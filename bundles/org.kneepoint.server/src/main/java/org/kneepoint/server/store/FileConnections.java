// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.store;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLNonTransientConnectionException;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import javax.sql.DataSource;

/**
 * Connections to the file of an embedded database, which refuse everything once a failure has
 * closed the file: H2 may never return from a statement on a closed file, nor from the end of a
 * connection to it.
 */
final class FileConnections {
    private static final String LOST = "08003";

    /** Without effect: what a lost connection has not committed is lost too. */
    private static final Set<String> ENDS = Set.of("rollback", "close");

    private FileConnections() {}

    /**
     * Returns a source of such connections.
     *
     * @param closings returns how often a failure has closed the file
     */
    static DataSource of(DataSource source, IntSupplier closings) {
        return proxy(
                DataSource.class,
                (any, method, arguments) -> {
                    int then = closings.getAsInt();
                    Object made = invoke(source, method, arguments);
                    return made instanceof Connection connection
                            ? guarded(connection, () -> closings.getAsInt() != then)
                            : made;
                });
    }

    private static Connection guarded(Connection connection, BooleanSupplier isLost) {
        return proxy(
                Connection.class,
                (any, method, arguments) -> {
                    boolean isUse = method.getDeclaringClass() != Object.class;
                    if (!isUse || !isLost.getAsBoolean()) {
                        return invoke(connection, method, arguments);
                    }
                    if (ENDS.contains(method.getName())) {
                        return null;
                    }
                    throw new SQLNonTransientConnectionException("the file was closed", LOST);
                });
    }

    private static <T> T proxy(Class<T> type, InvocationHandler handler) {
        return type.cast(
                Proxy.newProxyInstance(
                        FileConnections.class.getClassLoader(), new Class<?>[] {type}, handler));
    }

    private static Object invoke(Object target, Method method, Object[] arguments)
            throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}

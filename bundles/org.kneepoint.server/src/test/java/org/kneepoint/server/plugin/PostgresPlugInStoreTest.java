// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.PostgresTest;
import org.kneepoint.server.store.TestDatabase;

@PostgresTest
class PostgresPlugInStoreTest extends PlugInStoreTest {
    @Override
    Database database() {
        return TestDatabase.postgres();
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.account;

import org.kneepoint.server.store.Database;
import org.kneepoint.server.store.PostgresTest;
import org.kneepoint.server.store.TestDatabase;

@PostgresTest
class PostgresAuthenticationTest extends AccountAuthenticationTest {
    @Override
    Database database() {
        return TestDatabase.postgres();
    }
}

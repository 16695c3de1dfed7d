// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.examples;

import org.kneepoint.api.command.Command;
import org.kneepoint.testkit.CommandContract;

class KneesTest extends CommandContract {
    @Override
    protected Command command() {
        return new Knees();
    }
}

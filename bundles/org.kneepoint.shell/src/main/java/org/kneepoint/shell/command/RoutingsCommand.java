// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell.command;

import org.kneepoint.api.command.Command;
import org.kneepoint.study.Catalogue;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Reference;

/** {@code routings}: the routing algorithms that do not belong to one topology. */
@Component(service = Command.class)
public final class RoutingsCommand extends ListedCommand {
    /** Lists from the catalogue. */
    @Activate
    public RoutingsCommand(@Reference Catalogue catalogue) {
        super(catalogue, Catalogue.Kind.ROUTING);
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.viewer.handler;

import org.kneepoint.viewer.json.JsonFields;
import org.kneepoint.viewer.rest.Call;
import org.kneepoint.viewer.rest.Reply;

/** Quick statements, such as {@code describe torus}, whose result is not kept. */
public final class CommandHandler {
    private final ResultEncoder encoder;

    /** Encodes results with the quantities of the installed plug-ins. */
    public CommandHandler(ResultEncoder encoder) {
        this.encoder = encoder;
    }

    /** Runs a statement and returns its result. */
    public Reply run(Call call) throws Exception {
        String line = StatementLine.requireSingle(JsonFields.of(call.json()).text("line"));
        return Reply.json(encoder.of(call.workspace().run(line)));
    }
}

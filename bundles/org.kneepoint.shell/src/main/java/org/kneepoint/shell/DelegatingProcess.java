// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import java.io.InputStream;
import java.io.PrintStream;
import org.apache.felix.service.command.Job;
import org.apache.felix.service.command.Process;

/** A gogo process that delegates to another one. */
class DelegatingProcess implements Process {
    private final Process process;

    DelegatingProcess(Process process) {
        this.process = process;
    }

    @Override
    public InputStream in() {
        return process.in();
    }

    @Override
    public PrintStream out() {
        return process.out();
    }

    @Override
    public PrintStream err() {
        return process.err();
    }

    @Override
    public Job job() {
        return process.job();
    }

    @Override
    public boolean isTty(int stream) {
        return process.isTty(stream);
    }

    @Override
    public void error(int code) {
        process.error(code);
    }
}

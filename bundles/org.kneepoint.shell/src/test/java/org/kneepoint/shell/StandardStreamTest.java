// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import org.junit.jupiter.api.Test;

class StandardStreamTest {
    private static String failure(OutputStream target) {
        StandardStream stream = new StandardStream(target);
        try (PrintStream out = stream.print()) {
            out.print("a");
        }
        return stream.failure();
    }

    @Test
    void writes() {
        assertEquals("", failure(OutputStream.nullOutputStream()));
    }

    @Test
    void aReaderMayCloseItsPipe() throws IOException {
        Pipe pipe = Pipe.open();
        pipe.source().close();
        assertEquals("", failure(Channels.newOutputStream(pipe.sink())));
    }

    @Test
    void anyOtherFailureIsOne() {
        OutputStream full =
                new OutputStream() {
                    @Override
                    public void write(int octet) throws IOException {
                        throw new IOException("No space left on device");
                    }
                };
        assertEquals("No space left on device", failure(full));
    }
}

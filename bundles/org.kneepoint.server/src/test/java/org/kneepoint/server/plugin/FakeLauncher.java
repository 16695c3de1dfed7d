// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.plugin;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** Stands for the launcher of an installation in tests; the network file says what it does. */
public final class FakeLauncher {
    private FakeLauncher() {}

    /** Does what the content of the file named says, and prints its environment. */
    public static void main(String[] arguments) throws Exception {
        Path deploy = Path.of(System.getenv("KNEEPOINT_DEPLOY"));
        System.out.println("problem\tbundle\told fault");
        if (arguments.length > 0) {
            String content = Files.readString(deploy.resolve(arguments[0]));
            switch (content) {
                case "loop" -> Thread.sleep(Long.MAX_VALUE);
                case "exit" -> System.exit(7);
                case "fault" -> System.out.println("problem\tcontract\tnew fault");
                default -> describe(deploy);
            }
        }
        System.out.println("end");
    }

    private static void describe(Path deploy) throws Exception {
        try (Stream<Path> files = Files.list(deploy)) {
            files.map(file -> file.getFileName().toString())
                    .sorted()
                    .forEach(file -> System.out.println("ok\tfile\t" + file));
        }
        System.getenv().keySet().stream()
                .sorted()
                .forEach(name -> System.out.println("ok\tvariable\t" + name));
        System.out.println("ok\tentry\t" + System.getProperty("kneepoint.entry"));
    }
}

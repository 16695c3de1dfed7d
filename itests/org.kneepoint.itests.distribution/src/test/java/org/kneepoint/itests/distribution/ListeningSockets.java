// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Sockets that wait for connections: those of a process, from the tables of Linux (proc(5)). */
final class ListeningSockets {
    private static final String LISTENING = "0A";
    private static final int ADDRESS = 1;
    private static final int STATE = 3;
    private static final int INODE = 9;

    private ListeningSockets() {}

    /** Addresses and ports, in hexadecimal as in the tables: 127.0.0.1:80 is 0100007F:0050. */
    static Set<String> of(long pid) {
        try {
            Path process = Path.of("/proc", Long.toString(pid));
            Set<String> own = inodes(process.resolve("fd"));
            Set<String> found = new TreeSet<>();
            for (String table : List.of("tcp", "tcp6")) {
                for (String line : Files.readAllLines(process.resolve("net").resolve(table))) {
                    String[] fields = line.strip().split("\\s+");
                    if (fields[STATE].equals(LISTENING) && own.contains(fields[INODE])) {
                        found.add(fields[ADDRESS]);
                    }
                }
            }
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ports: they are free until another process takes them; all are held until all are known. */
    static List<Integer> freePorts(int count) throws IOException {
        List<ServerSocket> sockets = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            sockets.add(new ServerSocket(0));
        }
        List<Integer> ports = sockets.stream().map(ServerSocket::getLocalPort).toList();
        for (ServerSocket socket : sockets) {
            socket.close();
        }
        return ports;
    }

    private static Set<String> inodes(Path descriptors) throws IOException {
        try (Stream<Path> files = Files.list(descriptors)) {
            return files.map(ListeningSockets::target)
                    .filter(target -> target.startsWith("socket:["))
                    .map(target -> target.replaceAll("\\D", ""))
                    .collect(Collectors.toSet());
        }
    }

    /** A descriptor may be closed meanwhile. */
    private static String target(Path descriptor) {
        try {
            return Files.readSymbolicLink(descriptor).toString();
        } catch (IOException e) {
            return "";
        }
    }
}

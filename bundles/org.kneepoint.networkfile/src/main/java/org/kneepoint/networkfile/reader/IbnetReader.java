// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.networkfile.reader;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the output of {@code ibnetdiscover} and the net files of {@code ibsim}: records of a switch
 * or channel adapter, each with its connected ports, such as
 *
 * <pre>
 * Switch 24 "S-0002c902400"    # "MF0;leaf" enhanced port 0 lid 6 lmc 0
 * [1]    "H-0002c903000"[1](2c903001)    # "node1 HCA-1" lid 4 4xQDR
 * </pre>
 *
 * <p>Switches are routers, connected ports of channel adapters terminals. A link may stand in the
 * records of both ends or of one. Widths and speeds of links are not read.
 */
final class IbnetReader {
    private static final Pattern RECORD =
            Pattern.compile("(?i)(Switch|Hca|Ca|Rt|Router)\\s+(\\d+)\\s+\"([^\"]+)\".*");
    private static final Pattern PORT =
            Pattern.compile("\\[(\\d+)\\](?:\\s*\\([^)]*\\))?\\s*\"([^\"]+)\"\\s*\\[(\\d+)\\].*");

    private final FileContent file;
    private final Map<String, Device> devices = new LinkedHashMap<>();
    private final Map<Port, Cable> cables = new LinkedHashMap<>();

    /** Adapters within switches, which compute reductions and send nothing of their own. */
    private static final String AGGREGATION = "Aggregation Node";

    private static final int MAX_PORTS = 1 << 16;

    /** Kinds of devices. */
    private enum Kind {
        SWITCH,
        ADAPTER,
        AGGREGATION
    }

    /** A record. */
    private record Device(Kind kind, int ports) {
        private boolean isSwitch() {
            return kind == Kind.SWITCH;
        }
    }

    /** A port of a device. */
    private record Port(String device, int number) {
        @Override
        public String toString() {
            return FileContent.quoted(device) + "[" + number + "]";
        }
    }

    /** The other end of a cable, and the line that names it. */
    private record Cable(Port peer, int line) {}

    private IbnetReader(FileContent file) {
        this.file = file;
    }

    /**
     * Reads a file.
     *
     * @throws org.kneepoint.api.scenario.BadInput with the first line that is malformed
     */
    static NetworkLinks read(FileContent file) {
        IbnetReader reader = new IbnetReader(file);
        List<String> lines = file.lines();
        String device = "";
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            Matcher record = RECORD.matcher(line);
            if (record.matches()) {
                device = reader.addDevice(record, i + 1);
            } else if (line.startsWith("[")) {
                reader.addPort(device, line, i + 1);
            }
        }
        return reader.build();
    }

    private String addDevice(Matcher record, int line) {
        int ports = Numbers.whole(file, line, record.group(2), MAX_PORTS, "ports");
        Kind kind = Kind.ADAPTER;
        if (record.group(1).equalsIgnoreCase("switch")) {
            kind = Kind.SWITCH;
        } else if (record.group().contains(AGGREGATION)) {
            kind = Kind.AGGREGATION;
        }
        if (devices.putIfAbsent(record.group(3), new Device(kind, ports)) != null) {
            throw file.fault(
                    line, "a second record of " + FileContent.quoted(record.group(3)), "another");
        }
        return record.group(3);
    }

    private void addPort(String device, String text, int line) {
        Matcher port = PORT.matcher(text);
        if (device.isEmpty() || !port.matches()) {
            throw file.fault(
                    line,
                    FileContent.quoted(text),
                    device.isEmpty() ? "a record before its ports" : "[port] \"device\"[port]");
        }
        int own = Numbers.whole(file, line, port.group(1), devices.get(device).ports(), "a port");
        int other = Numbers.whole(file, line, port.group(3), MAX_PORTS, "a port");
        Port here = new Port(device, own);
        Port there = new Port(port.group(2), other);
        Cable known = cables.putIfAbsent(here, new Cable(there, line));
        if (known != null && !known.peer().equals(there)) {
            throw file.fault(line, here + " to " + there, known.peer() + " as before");
        }
    }

    private NetworkLinks build() {
        if (devices.isEmpty()) {
            throw file.fault("no record", "Switch and Ca records");
        }
        addUnrecorded();
        LinksBuilder links = new LinksBuilder(file);
        cables.forEach(
                (here, cable) -> {
                    check(here, cable);
                    Cable back = cables.get(cable.peer());
                    if (back == null || before(here, cable.peer())) {
                        add(links, here, cable);
                    }
                });
        devices.forEach(
                (label, device) -> {
                    if (device.isSwitch()) {
                        links.router(label, 1);
                    }
                });
        return links.build();
    }

    /** A part of a fabric names devices of which it has no record; the name tells the kind. */
    private void addUnrecorded() {
        for (Cable cable : cables.values()) {
            String name = cable.peer().device();
            if (name.startsWith("S-") || name.startsWith("H-")) {
                Kind kind = name.startsWith("S-") ? Kind.SWITCH : Kind.ADAPTER;
                devices.putIfAbsent(name, new Device(kind, MAX_PORTS));
            }
        }
    }

    /** A cable named at both ends is added at the lower one. */
    private static boolean before(Port here, Port there) {
        int order = here.device().compareTo(there.device());
        return order != 0 ? order < 0 : here.number() <= there.number();
    }

    private void check(Port here, Cable cable) {
        Device peer = devices.get(cable.peer().device());
        if (peer == null || cable.peer().number() > peer.ports()) {
            throw file.fault(
                    cable.line(),
                    cable.peer().toString(),
                    peer == null ? "a device with a record" : "a port of 1 to " + peer.ports());
        }
        Cable back = cables.get(cable.peer());
        if (back != null && !back.peer().equals(here)) {
            throw file.fault(
                    Math.max(cable.line(), back.line()),
                    cable.peer() + " to " + back.peer(),
                    here + ", which leads there");
        }
    }

    private void add(LinksBuilder links, Port here, Cable cable) {
        Port there = cable.peer();
        if (isAggregation(here) || isAggregation(there)) {
            links.note("ports of aggregation nodes of switches, left out");
            return;
        }
        boolean isSwitch = devices.get(here.device()).isSwitch();
        boolean leadsToSwitch = devices.get(there.device()).isSwitch();
        if (isSwitch && leadsToSwitch) {
            links.link(here.device(), there.device(), Link.Channel.PLAIN, 1, cable.line());
        } else if (isSwitch || leadsToSwitch) {
            Port adapter = isSwitch ? there : here;
            links.terminal(
                    adapter.device() + "/" + adapter.number(),
                    isSwitch ? here.device() : there.device(),
                    cable.line());
        } else {
            throw file.fault(cable.line(), here + " to " + there, "a switch between two adapters");
        }
    }

    private boolean isAggregation(Port port) {
        return devices.get(port.device()).kind() == Kind.AGGREGATION;
    }
}

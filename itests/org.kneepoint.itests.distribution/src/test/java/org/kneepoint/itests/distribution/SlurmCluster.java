// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A Slurm of some nodes with a core each on this machine, with a munge of its own. Its folder is
 * one with a short name among the temporary files, since the paths of sockets are bounded.
 */
final class SlurmCluster implements AutoCloseable {
    private static final int KEY_BYTES = 128;

    private final Path folder;
    private final List<String> nodes;

    private SlurmCluster(Path folder, List<String> nodes) {
        this.folder = folder;
        this.nodes = nodes;
    }

    /** Starts two nodes, and waits until they take jobs. */
    static SlurmCluster start() throws IOException {
        return start(2, 2);
    }

    /**
     * Starts some nodes, named n1, n2, ..., and waits until they take jobs.
     *
     * @param nodes number of all nodes
     * @param started the first ones, which are started; others may follow
     */
    static SlurmCluster start(int nodes, int started) throws IOException {
        SlurmCluster cluster =
                new SlurmCluster(
                        Files.createTempDirectory("kps"),
                        IntStream.rangeClosed(1, nodes).mapToObj(i -> "n" + i).toList());
        cluster.configure();
        cluster.startMunge();
        cluster.run("slurmctld", "-f", cluster.configuration().toString());
        cluster.nodes.subList(0, started).forEach(cluster::startNode);
        TestProcesses.until(
                "idle nodes",
                () ->
                        cluster.output("sinfo", "-h", "-o", "%D %T")
                                .lines()
                                .anyMatch((started + " idle")::equals));
        return cluster;
    }

    /** The file for {@code SLURM_CONF}. */
    Path configuration() {
        return folder.resolve("slurm.conf");
    }

    private void configure() throws IOException {
        String host = InetAddress.getLocalHost().getHostName().split("\\.")[0];
        List<Integer> ports = ListeningSockets.freePorts(1 + nodes.size());
        String text =
                """
                ClusterName=kneepoint
                SlurmctldHost=%1$s(127.0.0.1)
                SlurmctldPort=%3$d
                AuthType=auth/munge
                AuthInfo=cred_expire=5,socket=%2$s/munge.socket
                SlurmUser=root
                SlurmdUser=root
                StateSaveLocation=%2$s/state
                SlurmdSpoolDir=%2$s/spool.%%n
                SlurmctldPidFile=%2$s/slurmctld.pid
                SlurmdPidFile=%2$s/%%n.pid
                SlurmctldLogFile=%2$s/slurmctld.log
                SlurmdLogFile=%2$s/%%n.log
                ProctrackType=proctrack/linuxproc
                TaskPlugin=task/none
                SwitchType=switch/none
                MpiDefault=none
                SelectType=select/cons_tres
                SelectTypeParameters=CR_Core
                SchedulerType=sched/builtin
                SchedulerParameters=batch_sched_delay=0,sched_interval=1
                SlurmdParameters=config_overrides
                ReturnToService=2
                SlurmdTimeout=5
                KillWait=5
                AccountingStorageType=accounting_storage/none
                JobAcctGatherType=jobacct_gather/none
                JobCompType=jobcomp/none
                JobRequeue=1
                PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
                """;
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < nodes.size(); i++) {
            lines.append("NodeName=" + nodes.get(i) + " NodeHostname=" + host)
                    .append(" NodeAddr=127.0.0.1 Port=" + ports.get(i + 1))
                    .append(" CPUs=1 RealMemory=4000\n");
        }
        Files.createDirectory(folder.resolve("state"));
        Files.writeString(configuration(), lines + text.formatted(host, folder, ports.get(0)));
    }

    private void startMunge() throws IOException {
        byte[] key = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(key);
        Path file = folder.resolve("munge.key");
        Files.createFile(
                file,
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        Files.write(file, key);
        run(
                "munged",
                "--force",
                "--key-file=" + file,
                "--socket=" + folder.resolve("munge.socket"),
                "--pid-file=" + folder.resolve("munge.pid"),
                "--log-file=" + folder.resolve("munge.log"),
                "--seed-file=" + folder.resolve("munge.seed"));
    }

    /** Starts a node, also after it was killed. */
    void startNode(String node) {
        run("slurmd", "-N", node, "-f", configuration().toString());
    }

    /** Lets a node take no more tasks; those on it end. */
    void drain(String node) {
        run("scontrol", "update", "nodename=" + node, "state=drain", "reason=test");
    }

    /** The tasks that run on a node or ran there, in order. */
    List<String> tasksOf(String node) {
        return output("squeue", "-h", "--array", "--states=all", "-o", "%N %F_%K")
                .lines()
                .filter(line -> line.startsWith(node + " "))
                .sorted()
                .toList();
    }

    /** Kills a node with all that it executes, as a loss of power does. */
    void killNode(String node) throws IOException {
        process(node + ".pid").ifPresent(ProcessHandle::destroyForcibly);
        for (ProcessHandle task : tasks()) {
            if (environment(task).contains("SLURMD_NODENAME=" + node)) {
                // its parent would report its end
                task.parent().ifPresent(ProcessHandle::destroyForcibly);
                task.destroyForcibly();
            }
        }
    }

    /** The processes of tasks, in no order. */
    List<ProcessHandle> tasks() {
        return ProcessHandle.allProcesses()
                .filter(process -> environment(process).contains("SLURM_CONF=" + configuration()))
                .filter(process -> environment(process).contains("SLURM_ARRAY_TASK_ID="))
                .filter(process -> process.info().command().orElse("").endsWith("java"))
                .toList();
    }

    /** The node on which a process of a task runs. */
    static String node(ProcessHandle task) {
        return environment(task)
                .lines()
                .filter(line -> line.startsWith("SLURMD_NODENAME="))
                .findFirst()
                .map(line -> line.substring(line.indexOf('=') + 1))
                .orElse("");
    }

    /** A line for each variable; empty if the process has ended. */
    private static String environment(ProcessHandle process) {
        try {
            Path file = Path.of("/proc", "" + process.pid(), "environ");
            return Files.readString(file, StandardCharsets.ISO_8859_1).replace('\0', '\n');
        } catch (IOException e) {
            return "";
        }
    }

    private Optional<ProcessHandle> process(String pidFile) throws IOException {
        Path file = folder.resolve(pidFile);
        return Files.exists(file)
                ? ProcessHandle.of(Long.parseLong(Files.readString(file).strip()))
                : Optional.empty();
    }

    /** Runs a command of Slurm and returns its output. */
    String output(String... command) {
        try {
            Path out = Files.createTempFile(folder, "out", "");
            ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
            builder.environment().put("SLURM_CONF", configuration().toString());
            builder.redirectOutput(out.toFile());
            Process process = TestProcesses.start(builder);
            process.getOutputStream().close();
            TestProcesses.await(process, StartScript.LIMIT);
            return Files.readString(out).strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void run(String... command) {
        String printed = output(command);
        if (!printed.isEmpty() && !printed.contains("warning") && !printed.contains("Warning")) {
            throw new AssertionError(String.join(" ", command) + ": " + printed);
        }
    }

    /** Kills all of it and deletes its folder. */
    @Override
    public void close() throws IOException {
        for (String node : nodes) {
            killNode(node);
        }
        for (String daemon : List.of("slurmctld.pid", "munge.pid")) {
            process(daemon).ifPresent(ProcessHandle::destroyForcibly);
        }
        try (Stream<Path> tree = Files.walk(folder)) {
            for (Path file : tree.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.executor.slurm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Commands of the names of Slurm's, as shell scripts in a folder: {@code sbatch} notes its
 * arguments, {@code squeue} prints a file, {@code scancel} empties it. A line of that file may have
 * NAME for the name of the last job. The partition of all jobs is hidden. What they print to a file
 * is lost, as on a full disk. The user has set the variables by which {@code squeue} and {@code
 * scancel} pass over jobs, and that by which {@code sbatch} awaits them.
 */
final class FakeSlurm {
    private static final String FULL_DISK = "[ -f /dev/stdout ] && exec >/dev/null\n";
    private static final String SBATCH =
            "[ -n \"$SBATCH_WAIT\" ] && { echo awaited >&2; exit 1; }\n"
                    + "for word; do case $word in --job-name=*) echo \"${word#*=}\" >names;; esac; done\n"
                    + "echo \"$@\" >>submitted\n[ -e refusal ] && { cat refusal >&2; exit 1; }\n"
                    + "[ -e silence ] || wc -l <submitted\n";
    private static final String SQUEUE =
            "[ -e down ] && exit 1\n[ -n \"$SQUEUE_PARTITION\" ] && exit 0\necho asked >>questions\n"
                    + "case \" $* \" in *\" --all \"*) ;; *) exit 0;; esac\n"
                    + "[ -e names ] && [ -e queue ] && sed \"s/NAME/$(cat names)/\" queue\nexit 0\n";
    private static final String SCANCEL =
            "[ -n \"$SCANCEL_STATE\" ] && exit 0\necho \"$@\" >>cancelled\n"
                    + "[ -e stuck ] && exec sleep 60\nrm -f queue\n";

    private final Path folder;

    FakeSlurm(Path folder) throws IOException {
        this.folder = folder;
        command("sbatch", SBATCH);
        command("squeue", SQUEUE);
        command("scancel", SCANCEL);
    }

    private void command(String name, String script) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, "#!/bin/sh\ncd '" + folder + "' || exit 9\n" + FULL_DISK + script);
        file.toFile().setExecutable(true);
    }

    SlurmCommands commands() {
        Map<String, String> environment = new HashMap<>(System.getenv());
        environment.put("PATH", folder + ":" + System.getenv("PATH"));
        environment.put("SQUEUE_PARTITION", "other");
        environment.put("SCANCEL_STATE", "PENDING");
        environment.put("SBATCH_WAIT", "1");
        return new SlurmCommands(environment);
    }

    /** From now on scancel does not end. */
    void holdCancel() throws IOException {
        Files.createFile(folder.resolve("stuck"));
    }

    /** The lines of squeue; {@link QueuedTask#FORMAT}. */
    void queue(String... lines) throws IOException {
        Files.write(folder.resolve("queue"), List.of(lines));
    }

    /** What sbatch says when it refuses every job. */
    void refuse(String line) throws IOException {
        Files.writeString(folder.resolve("refusal"), line + "\n");
    }

    /** From now on sbatch does not tell the numbers of jobs. */
    void keepNumbers() throws IOException {
        Files.createFile(folder.resolve("silence"));
    }

    /** From now on sbatch takes jobs. */
    void accept() throws IOException {
        Files.deleteIfExists(folder.resolve("refusal"));
    }

    /** Whether the controller answers. */
    void down(boolean isDown) throws IOException {
        Path file = folder.resolve("down");
        if (isDown) {
            Files.createFile(file);
        } else {
            Files.deleteIfExists(file);
        }
    }

    /** The arguments of each sbatch. */
    List<String> submitted() throws IOException {
        return lines("submitted");
    }

    /** The arguments of each scancel. */
    List<String> cancelled() throws IOException {
        return lines("cancelled");
    }

    private List<String> lines(String name) throws IOException {
        Path file = folder.resolve(name);
        return Files.exists(file) ? Files.readAllLines(file) : List.of();
    }
}

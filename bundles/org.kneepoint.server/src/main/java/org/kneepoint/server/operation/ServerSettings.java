// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.server.operation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.kneepoint.api.scenario.BadInput;
import org.kneepoint.api.scenario.Parameter;
import org.kneepoint.api.scenario.Parameters;
import org.kneepoint.api.scenario.Scenario;
import org.kneepoint.server.account.Quota;
import org.kneepoint.study.ExecutorChoice;

/** The settings of the server, with their meanings, ranges and defaults. Immutable. */
public final class ServerSettings {
    private static final int YEAR = 365;

    /** Address of this machine that is served. */
    public static final Parameter<String> ADDRESS =
            Parameter.text("address", "address of this machine on which pages are served")
                    .withDefault("127.0.0.1");

    /** Port of the page. */
    public static final Parameter<Integer> PORT =
            port("port", "port of the page and of the REST interface; 0 is a free one", 8181);

    /** Names by which browsers reach it. */
    public static final Parameter<String> HOSTS =
            Parameter.text(
                            "hosts",
                            "names by which browsers reach the server, joined by commas, with the"
                                    + " port unless it is that of the scheme")
                    .optional();

    /** Whether another address is served without TLS. */
    public static final Parameter<Boolean> INSECURE =
            Parameter.flag(
                    "insecure",
                    "whether other machines are served without TLS, as behind a reverse proxy");

    /** Proxies whose headers are believed. */
    public static final Parameter<String> PROXIES =
            Parameter.text(
                            "proxies",
                            "addresses of reverse proxies, joined by commas, whose X-Forwarded-For"
                                    + " and X-Forwarded-Proto are believed")
                    .optional();

    /** Key store with the certificate. */
    public static final Parameter<String> TLS_KEYSTORE =
            Parameter.text(
                            "tls.keystore",
                            "key store (PKCS12) with the certificate of the page; TLS is used if it"
                                    + " is given")
                    .optional();

    /** Password of the key store. */
    public static final Parameter<String> TLS_PASSWORD =
            Parameter.text("tls.password", "password of the key store").optional();

    /** Whether the shell is served over SSH. */
    public static final Parameter<Boolean> SSH =
            Parameter.flag("ssh", "whether the shell is served over SSH").withDefault(true);

    /** Address of this machine that is served by SSH. */
    public static final Parameter<String> SSH_ADDRESS =
            Parameter.text("ssh.address", "address of this machine on which SSH is served")
                    .withDefault("address", settings -> settings.get(ADDRESS));

    /** Port of SSH. */
    public static final Parameter<Integer> SSH_PORT =
            port("ssh.port", "port of SSH; 0 is a free one", 2222);

    /** Database. */
    public static final Parameter<String> DATABASE_URL =
            Parameter.text(
                            "database.url",
                            "database, as jdbc:postgresql://host/name; without it an embedded one"
                                    + " in the data folder")
                    .optional();

    /** User of the database. */
    public static final Parameter<String> DATABASE_USER =
            Parameter.text("database.user", "user of the database").withDefault("kneepoint");

    /** Password of the database. */
    public static final Parameter<String> DATABASE_PASSWORD =
            Parameter.text("database.password", "password of the user of the database").optional();

    /** Cores for simulations. */
    public static final Parameter<Integer> CORES =
            Parameter.integer("cores", "", "simulations at once, a core each")
                    .between(1, 1024)
                    .withDefault("the processors of this machine", any -> processors());

    /** Executor of simulations. */
    public static final Parameter<String> EXECUTOR =
            Parameter.text(
                            "executor",
                            "executor of simulations, as slurm; executor.NAME is its setting NAME;"
                                    + " without it they run on this machine")
                    .optional();

    /** Folder of the executor. */
    public static final Parameter<String> EXECUTOR_FOLDER =
            Parameter.text(
                            "executor.folder",
                            "folder of the executor, which its machines see under the same path;"
                                    + " without it one in the data folder")
                    .optional();

    /** Cores of an account. */
    public static final Parameter<Integer> QUOTA_CORES =
            Parameter.integer("quota.cores", "", "cores that the jobs of an account use at once")
                    .between(1, 1024)
                    .withDefault("cores", settings -> settings.get(CORES));

    /** Time of a job. */
    public static final Parameter<Integer> QUOTA_SECONDS =
            Parameter.integer("quota.seconds", "s", "longest time of a job")
                    .between(1, 31_536_000)
                    .withDefault(86_400);

    /** Memory of a simulation. */
    public static final Parameter<Integer> QUOTA_MEMORY =
            Parameter.integer("quota.memory", "MiB", "memory of a simulation")
                    .between(64, 1_048_576)
                    .withDefault(1024);

    /** Storage of an account. */
    public static final Parameter<Integer> QUOTA_STORED =
            Parameter.integer("quota.stored", "MiB", "results and files that an account keeps")
                    .between(1, 1_048_576)
                    .withDefault(1024);

    /** Time after which results are removed. */
    public static final Parameter<Integer> RESULTS_DAYS =
            days(
                    "results.days",
                    "time after which results without label that are not shared are removed",
                    Parameter.INFINITE);

    /** Time after which jobs are removed. */
    public static final Parameter<Integer> JOBS_DAYS =
            days("jobs.days", "time after which jobs that have ended are removed", YEAR);

    /** Time after which runs are removed. */
    public static final Parameter<Integer> RUNS_DAYS =
            days(
                    "runs.days",
                    "time after which a run is executed again if it is requested; stored results"
                            + " keep their points",
                    YEAR);

    /** Plug-ins that may be installed. */
    public static final Parameter<String> PLUG_INS_ALLOW =
            Parameter.text(
                            "plug-ins.allow",
                            "file with the SHA-256 of the plug-ins that may be installed, one in"
                                    + " a line; all without it")
                    .optional();

    /** Certificates of plug-ins. */
    public static final Parameter<String> PLUG_INS_KEYSTORE =
            Parameter.text(
                            "plug-ins.keystore",
                            "certificates (PEM, or a key store without password) by one of which"
                                    + " a plug-in is signed that may be installed besides those of"
                                    + " plug-ins.allow")
                    .optional();

    /** Size of a plug-in. */
    public static final Parameter<Integer> PLUG_INS_SIZE =
            Parameter.integer("plug-ins.size", "MiB", "largest file of a plug-in")
                    .between(1, 1024)
                    .withDefault(128);

    private static final Parameters ALL =
            Parameters.of(
                    ADDRESS,
                    PORT,
                    HOSTS,
                    INSECURE,
                    PROXIES,
                    TLS_KEYSTORE,
                    TLS_PASSWORD,
                    SSH,
                    SSH_ADDRESS,
                    SSH_PORT,
                    DATABASE_URL,
                    DATABASE_USER,
                    DATABASE_PASSWORD,
                    CORES,
                    EXECUTOR,
                    EXECUTOR_FOLDER,
                    QUOTA_CORES,
                    QUOTA_SECONDS,
                    QUOTA_MEMORY,
                    QUOTA_STORED,
                    RESULTS_DAYS,
                    JOBS_DAYS,
                    RUNS_DAYS,
                    PLUG_INS_ALLOW,
                    PLUG_INS_KEYSTORE,
                    PLUG_INS_SIZE);

    /** Bits of a mebi. */
    private static final int MEBI = 20;

    /** Begin of the names of settings of the executor. */
    private static final String OF_EXECUTOR = "executor.";

    private final Scenario values;
    private final Map<String, String> ofExecutor = new TreeMap<>();

    /**
     * Checks settings.
     *
     * @throws BadInput if a value is wrong or a name is unknown
     */
    ServerSettings(Map<String, String> texts) {
        Map<String, String> own = new LinkedHashMap<>();
        texts.forEach(
                (name, text) -> {
                    if (ALL.find(name).isPresent()) {
                        own.put(name, text);
                    } else if (name.startsWith(OF_EXECUTOR) && texts.containsKey(EXECUTOR.name())) {
                        ofExecutor.put(name.substring(OF_EXECUTOR.length()), text);
                    } else {
                        throw BadInput.unknown("setting", name, ALL.names());
                    }
                });
        this.values = Scenario.of("server", ALL, own);
    }

    private static int processors() {
        return Runtime.getRuntime().availableProcessors();
    }

    private static Parameter<Integer> port(String name, String meaning, int value) {
        return Parameter.integer(name, "", meaning).between(0, 65_535).withDefault(value);
    }

    private static Parameter<Integer> days(String name, String meaning, int value) {
        return Parameter.integer(name, "days", meaning + "; inf keeps them")
                .atLeast(1)
                .orInfinite()
                .withDefault(value);
    }

    /** Returns all settings that there are. */
    static Parameters all() {
        return ALL;
    }

    /** Returns the value of a setting that has a default. */
    public <T> T get(Parameter<T> setting) {
        return values.get(setting);
    }

    /** Returns the value of a setting, if it has one. */
    public <T> Optional<T> find(Parameter<T> setting) {
        return values.find(setting);
    }

    /** Returns the parts of a setting that are joined by commas; none if it is not given. */
    public List<String> list(Parameter<String> setting) {
        return find(setting).stream()
                .flatMap(text -> Stream.of(text.split(",")))
                .map(String::strip)
                .filter(part -> !part.isEmpty())
                .toList();
    }

    /** Returns what an account may use that has no quota of its own. */
    Quota quota() {
        return new Quota(
                get(QUOTA_CORES),
                get(QUOTA_SECONDS),
                (long) get(QUOTA_MEMORY) << MEBI,
                (long) get(QUOTA_STORED) << MEBI);
    }

    /** Returns the executor of simulations; empty for worker processes of this machine. */
    Optional<ExecutorChoice> executor() {
        return find(EXECUTOR).map(name -> new ExecutorChoice(name, ofExecutor));
    }

    /** Returns the size of the largest plug-in, bytes. */
    int largestPlugIn() {
        return get(PLUG_INS_SIZE) << MEBI;
    }

    /** Returns whether pages are served with TLS. */
    public boolean isEncrypted() {
        return find(TLS_KEYSTORE).isPresent();
    }
}

// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.util.List;

/**
 * Wrong lines, each with the names and values that the error must contain: the nearest known name,
 * the allowed values, what is missing. Files that do not exist are called absent.
 */
final class UserMistakes {
    private static final String POINT = "solve min nodes=64 radix=2 load=0.5";
    private static final String RUN = "simulate torus radix=4 load=0.1";

    /**
     * A mistake.
     *
     * @param line as typed
     * @param names in the error
     */
    record Mistake(String line, String... names) {
        /** The arguments of a process. */
        String[] arguments() {
            return line.split(" ");
        }

        @Override
        public String toString() {
            return line;
        }
    }

    private UserMistakes() {}

    /** All of them. */
    static List<Mistake> all() {
        return List.of(
                        names(),
                        booksim(),
                        parameters(),
                        values(),
                        ranges(),
                        operands(),
                        outputs(),
                        statements())
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mistake> names() {
        return List.of(
                new Mistake("frobnicate", "frobnicate"),
                new Mistake("slove min", "solve"),
                new Mistake("kneepoint:nix", "nix"),
                new Mistake("solve mni nodes=64 radix=2 load=0.5", "min"),
                new Mistake("solve nix nodes=64", "nix"),
                new Mistake("solve torus radix=4 load=0.1 routing=adaptive", "simulate torus"),
                new Mistake("simulate toros radix=4 load=0.1", "torus"),
                new Mistake(RUN + " simulator=flot", "flit"),
                new Mistake(RUN + " routing=nix", "nix"),
                new Mistake(RUN + " pattern=uniform,transpos", "transpose"),
                new Mistake(RUN + " arrivals=nix", "nix"),
                new Mistake(RUN + " lengths=nix", "nix"),
                new Mistake(POINT + " solver=nix", "nix", "bursty-hypercube", "fat-tree", "min"),
                new Mistake("queue M/M/2 arrival=1 service=1", "M/M/1"),
                new Mistake("describe nix", "nix"),
                new Mistake("describe bitcomp", "bit-complement"),
                new Mistake(RUN + " pattern=bitcomp", "bit-complement"),
                new Mistake(RUN + " num_vcs=2", "vcs"),
                new Mistake("simulate cmesh radix=4", "mesh concentration=4"),
                new Mistake("type nix", "nix"),
                new Mistake("help nix", "nix"),
                new Mistake("measure (" + POINT + ") metric=nix", "nix"),
                new Mistake("chart (" + POINT + ") out=x.png y=nix", "nix"));
    }

    /** Parameters and values of BookSim 2. */
    private static List<Mistake> booksim() {
        return List.of(
                new Mistake(RUN + " traffic=bitcomp", "pattern"),
                new Mistake(RUN + " pattern=bitrev", "bit-reverse"),
                new Mistake(RUN + " pattern=neighbor", "neighbour"),
                new Mistake(RUN + " routing_function=dor", "routing"),
                new Mistake(RUN + " routing=dor", "dimension-order"),
                new Mistake(RUN + " routing=dim_order", "dimension-order-balanced"),
                new Mistake(RUN + " router=iq", "pipelined"),
                new Mistake(RUN + " vc_buf_size=8", "buffer"),
                new Mistake(RUN + " wait_for_tail_credit=1", "vc_reallocation=atomic"),
                new Mistake("simulate torus radix=4 injection_rate=0.1", "rate", "load"));
    }

    private static List<Mistake> parameters() {
        return List.of(
                new Mistake(POINT + " nodez=64", "nodes"),
                new Mistake("queue M/M/1 arrival=1 service=2 servers=3", "servers"),
                new Mistake("measure (" + POINT + ") foo=1", "foo"),
                new Mistake("export (" + POINT + ") foo=1", "foo"),
                new Mistake("chart (" + POINT + ") out=x.png foo=1", "foo"),
                new Mistake(
                        "chart (" + POINT + ") out=x.png log=true",
                        "log",
                        "out",
                        "size",
                        "strict",
                        "title"),
                new Mistake("compare", "network"),
                new Mistake("compare torus radix=4 load=0.1 laod=2", "load"),
                new Mistake("topologies foo=1", "foo"),
                new Mistake("simulators foo=1", "foo"),
                new Mistake("traffic foo=1", "foo"),
                new Mistake(RUN + " rate=0.1", "load", "rate"),
                new Mistake("simulate torus radix=4", "load=", "rate="),
                new Mistake("simulate torus load=0.1", "radix="),
                new Mistake(RUN + " rooter=ideal", "router"),
                new Mistake(RUN + " pattern=transpose hotspot=0.1", "hotspot"),
                new Mistake("doctor foo=1", "foo"),
                new Mistake("script absent foo=1", "foo"),
                new Mistake("solve min radix=2 load=0.5", "nodes="),
                new Mistake("solve min nodes=64 radix=2", "load=", "rate="),
                new Mistake(POINT + " rate=0.5", "load", "rate"),
                new Mistake(POINT + " load=0.6", "load"),
                new Mistake("solve min nodes = 64", "="),
                new Mistake("solve min nodes= radix=2 load=0.5", "nodes="),
                new Mistake("solve min =64", "="),
                new Mistake(POINT + " 7=8", "7"));
    }

    private static List<Mistake> values() {
        return List.of(
                new Mistake("solve min nodes=64 radix=2 load=NaN", "0", "1000"),
                new Mistake("solve min nodes=64 radix=2 load=Infinity", "0", "1000"),
                new Mistake("solve min nodes=64 radix=2 load=-1", "0", "1000"),
                new Mistake("solve min nodes=64 radix=2 load=1e999", "0", "1000"),
                new Mistake("solve min nodes=64 radix=2 load=0,5x", "5x"),
                new Mistake("solve min nodes=6.5 radix=2 load=0.5", "nodes=6.5"),
                new Mistake("solve min nodes=99999999999 radix=2 load=0.5", "99999999999"),
                new Mistake("solve min nodes=63 radix=2 load=0.5", "nodes=63", "32", "64"),
                new Mistake(POINT + " hotspot=2", "hotspot=2"),
                new Mistake(POINT + " variant=nix", "variant=nix", "corrected", "printed"),
                new Mistake(POINT + " strict=maybe", "strict=maybe", "true", "false"),
                new Mistake(POINT + " format=xml", "xml", "table", "csv", "json"),
                new Mistake("queue M/M/1 arrival=0 service=-1", "service=-1"),
                new Mistake(RUN + " cycles=0", "cycles=0", "1"),
                new Mistake(RUN + " replications=0", "replications=0"),
                new Mistake(RUN + " limit=0", "limit=0", "0"),
                new Mistake(RUN + " vcs=1", "vcs=1"),
                new Mistake(RUN + " vc.reuse=nix", "non-atomic", "whole-packet", "atomic"),
                new Mistake(RUN + " self=maybe", "self=maybe", "true", "false"),
                new Mistake(RUN + " nodes=15", "nodes=15"),
                new Mistake(RUN + " length=0.5", "length=0.5"),
                new Mistake(RUN + " routing=dimension-order-free", "allow_deadlock=true"),
                new Mistake("chart (" + POINT + ") out=x.png size=10x10", "100", "10000"),
                new Mistake("chart (" + POINT + ") out=x.png size=big", "100", "10000"));
    }

    private static List<Mistake> ranges() {
        return List.of(
                new Mistake("solve min nodes=64 radix=2 load=1:0:0.1", "step"),
                new Mistake("solve min nodes=64 radix=2 load=0:1:0", "step"),
                new Mistake("solve min nodes=64 radix=2 load=0:1", "0:1"),
                new Mistake("solve min nodes=64 radix=2 load=0:1:0.1:2", "0:1:0.1:2"),
                new Mistake("solve min nodes=64 radix=2 load=0.1,,0.2", "load=0.1,,0.2"),
                new Mistake("solve min nodes=64 radix=2 load=0:1:1e-12", "1e-12"),
                new Mistake("queue M/M/1 arrival=0.1,0.2 service=1 states=true", "states=true"));
    }

    private static List<Mistake> operands() {
        return List.of(
                new Mistake("solve", "network"),
                new Mistake("solve min min load=0.5", "min min"),
                new Mistake("queue", "queue"),
                new Mistake("describe", "name"),
                new Mistake("script", "file"),
                new Mistake("script absent", "absent"),
                new Mistake("script .", "."),
                new Mistake("measure", "curves"),
                new Mistake("export absent.csv", "absent.csv"),
                new Mistake("chart absent.csv out=x.png", "absent.csv"),
                new Mistake("measure .", "."),
                new Mistake("measure (solvers)", "curves"),
                new Mistake("topologies x", "x"),
                new Mistake("simulate", "network"),
                new Mistake("simulators x", "x"),
                new Mistake("traffic x", "x"),
                new Mistake("doctor x", "x"),
                new Mistake("viewer x", "x"),
                new Mistake("viewer port=65536", "port", "65535"),
                new Mistake("viewer browser=maybe", "browser", "true"),
                new Mistake("viewer linger=-1", "linger", "0"),
                new Mistake("stop 9999", "lb -s"),
                new Mistake("headers no.such.bundle", "lb -s"));
    }

    private static List<Mistake> outputs() {
        return List.of(
                new Mistake(POINT + " out=x.foo", ".csv", ".json", ".txt"),
                new Mistake(POINT + " out=x", ".csv", ".json", ".txt"),
                new Mistake(POINT + " out=absent/x.csv", "absent"),
                new Mistake(POINT + " out=. format=csv", "folder"),
                new Mistake("chart (" + POINT + ") data=true", "out=FILE"),
                new Mistake("chart mesh radix=4", "out=FILE.svg"),
                new Mistake("chart (" + POINT + ") graphics=svg", "text", "ansi"),
                new Mistake("chart (" + POINT + ") x_range=3:4", "x_range", "0.5"),
                new Mistake("chart (" + POINT + ") x_axis=log x_range=0:1", "x_range"),
                new Mistake("chart (" + POINT + ") y_axis=cubic", "linear", "log"),
                new Mistake("chart (" + POINT + ") labels=a,b", "labels", "1 curves"),
                new Mistake("chart (" + POINT + ") out=x.gif", ".png", ".svg"),
                new Mistake("chart (" + POINT + ") out=absent/x.png", "absent"));
    }

    private static List<Mistake> statements() {
        return List.of(
                new Mistake(POINT + " )"),
                new Mistake("measure $c", "c"),
                new Mistake(POINT + " buffer=$b", "b"),
                new Mistake(POINT + " buffer=*", "buffer=*"),
                new Mistake(POINT + " | nix", "nix"),
                new Mistake("c = (solve min nodes=64 radix=2); export $c", "load="));
    }

    /** Incomplete lines, which the interactive shell continues. */
    static List<Mistake> unfinished() {
        return List.of(
                new Mistake("measure (" + POINT),
                new Mistake(POINT + " \""),
                new Mistake(POINT + " '"),
                new Mistake("each {"));
    }
}

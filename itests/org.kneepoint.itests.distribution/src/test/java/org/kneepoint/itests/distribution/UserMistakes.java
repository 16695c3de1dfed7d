// SPDX-License-Identifier: Apache-2.0
package org.kneepoint.itests.distribution;

import java.util.List;

/**
 * Lines with a mistake of the user in them, each with what the answer has to name: the nearest
 * known name, the allowed values, what is missing. Files that do not exist are called absent.
 */
final class UserMistakes {
    private static final String POINT = "solve min nodes=64 radix=2 load=0.5";
    private static final String RUN = "simulate torus radix=4 load=0.1";

    /**
     * A mistake.
     *
     * @param line as typed
     * @param answer part of the answer
     */
    record Mistake(String line, String answer) {
        /** As a caller's shell would hand it over. */
        String[] words() {
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
                        words(),
                        values(),
                        ranges(),
                        operands(),
                        outputs(),
                        sentences())
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    private static List<Mistake> names() {
        return List.of(
                new Mistake("frobnicate", "known are"),
                new Mistake("slove min", "did you mean solve"),
                new Mistake("kneepoint:nix", "nix"),
                new Mistake("solve mni nodes=64 radix=2 load=0.5", "did you mean min"),
                new Mistake("solve nix nodes=64", "known are "),
                new Mistake("solve torus radix=4 load=0.1 routing=adaptive", "or simulate torus"),
                new Mistake("simulate toros radix=4 load=0.1", "did you mean torus"),
                new Mistake(RUN + " simulator=flot", "did you mean flit"),
                new Mistake(RUN + " routing=nix", "known are "),
                new Mistake(RUN + " pattern=uniform,transpos", "did you mean transpose"),
                new Mistake(RUN + " arrivals=nix", "known are "),
                new Mistake(RUN + " lengths=nix", "known are "),
                new Mistake(POINT + " solver=nix", "known are bursty-hypercube, fat-tree, min"),
                new Mistake("queue M/M/2 arrival=1 service=1", "M/M/"),
                new Mistake("describe nix", "known are"),
                new Mistake("describe bitcomp", "did you mean bit-complement"),
                new Mistake(RUN + " pattern=bitcomp", "did you mean bit-complement"),
                new Mistake(RUN + " num_vcs=2", "did you mean vcs"),
                new Mistake("simulate cmesh radix=4", "did you mean mesh concentration=4"),
                new Mistake("type nix", "known are"),
                new Mistake("help nix", "known are"),
                new Mistake("measure (" + POINT + ") metric=nix", "known are"),
                new Mistake("chart (" + POINT + ") out=x.png y=nix", "known are"));
    }

    /** Words of BookSim 2. */
    private static List<Mistake> booksim() {
        return List.of(
                new Mistake(RUN + " traffic=bitcomp", "did you mean pattern"),
                new Mistake(RUN + " pattern=bitrev", "did you mean bit-reverse"),
                new Mistake(RUN + " pattern=neighbor", "did you mean neighbour"),
                new Mistake(RUN + " routing_function=dor", "did you mean routing"),
                new Mistake(RUN + " routing=dor", "did you mean dimension-order"),
                new Mistake(RUN + " routing=dim_order", "dimension-order-balanced"),
                new Mistake(RUN + " router=iq", "router takes pipelined"),
                new Mistake(RUN + " vc_buf_size=8", "did you mean buffer"),
                new Mistake(RUN + " wait_for_tail_credit=1", "did you mean vc_reallocation=atomic"),
                new Mistake(
                        "simulate torus radix=4 injection_rate=0.1", "did you mean rate, load"));
    }

    private static List<Mistake> words() {
        return List.of(
                new Mistake(POINT + " nodez=64", "did you mean nodes"),
                new Mistake("queue M/M/1 arrival=1 service=2 servers=3", "servers"),
                new Mistake("measure (" + POINT + ") foo=1", "foo"),
                new Mistake("export (" + POINT + ") foo=1", "foo"),
                new Mistake("chart (" + POINT + ") out=x.png foo=1", "foo"),
                new Mistake("chart (" + POINT + ") out=x.png log=true", "out, size, strict, title"),
                new Mistake("compare", "give the name of a network"),
                new Mistake("compare torus radix=4 load=0.1 laod=2", "did you mean load"),
                new Mistake("topologies foo=1", "foo"),
                new Mistake("simulators foo=1", "foo"),
                new Mistake("traffic foo=1", "foo"),
                new Mistake(RUN + " rate=0.1", "load and rate exclude each other"),
                new Mistake("simulate torus radix=4", "load= (offered load) or rate="),
                new Mistake("simulate torus load=0.1", "radix="),
                new Mistake(RUN + " rooter=ideal", "did you mean router"),
                new Mistake(RUN + " pattern=transpose hotspot=0.1", "hotspot"),
                new Mistake("doctor foo=1", "foo"),
                new Mistake("script absent foo=1", "foo"),
                new Mistake("solve min radix=2 load=0.5", "nodes="),
                new Mistake("solve min nodes=64 radix=2", "load= (offered load) or rate="),
                new Mistake(POINT + " rate=0.5", "load and rate exclude each other"),
                new Mistake(POINT + " load=0.6", "load is given twice"),
                new Mistake("solve min nodes = 64", "without spaces around the ="),
                new Mistake("solve min nodes= radix=2 load=0.5", "nodes="),
                new Mistake("solve min =64", "without spaces"),
                new Mistake(POINT + " 7=8", "7"));
    }

    private static List<Mistake> values() {
        return List.of(
                new Mistake("solve min nodes=64 radix=2 load=NaN", "0 to 1000"),
                new Mistake("solve min nodes=64 radix=2 load=Infinity", "0 to 1000"),
                new Mistake("solve min nodes=64 radix=2 load=-1", "0 to 1000"),
                new Mistake("solve min nodes=64 radix=2 load=1e999", "0 to 1000"),
                new Mistake("solve min nodes=64 radix=2 load=0,5x", "5x"),
                new Mistake("solve min nodes=6.5 radix=2 load=0.5", "whole number"),
                new Mistake("solve min nodes=99999999999 radix=2 load=0.5", "99999999999"),
                new Mistake("solve min nodes=63 radix=2 load=0.5", "the nearest are 32 and 64"),
                new Mistake(POINT + " hotspot=2", "hotspot=2"),
                new Mistake(POINT + " variant=nix", "corrected, printed"),
                new Mistake(POINT + " strict=maybe", "true or false"),
                new Mistake(POINT + " format=xml", "table, csv, json"),
                new Mistake("queue M/M/1 arrival=0 service=-1", "service=-1"),
                new Mistake(RUN + " cycles=0", "at least 1"),
                new Mistake(RUN + " replications=0", "replications=0"),
                new Mistake(RUN + " limit=0", "above 0"),
                new Mistake(RUN + " vcs=1", "vcs=1"),
                new Mistake(RUN + " vc.reuse=nix", "non-atomic, whole-packet, atomic"),
                new Mistake(RUN + " self=maybe", "true, false"),
                new Mistake(RUN + " nodes=15", "nodes=15"),
                new Mistake(RUN + " length=0.5", "length=0.5"),
                new Mistake(RUN + " routing=dimension-order-free", "allow_deadlock=true"),
                new Mistake("chart (" + POINT + ") out=x.png size=10x10", "100 to 10000"),
                new Mistake("chart (" + POINT + ") out=x.png size=big", "100 to 10000"));
    }

    private static List<Mistake> ranges() {
        return List.of(
                new Mistake("solve min nodes=64 radix=2 load=1:0:0.1", "step"),
                new Mistake("solve min nodes=64 radix=2 load=0:1:0", "step"),
                new Mistake("solve min nodes=64 radix=2 load=0:1", "0:1"),
                new Mistake("solve min nodes=64 radix=2 load=0:1:0.1:2", "0:1:0.1:2"),
                new Mistake("solve min nodes=64 radix=2 load=0.1,,0.2", "load="),
                new Mistake("solve min nodes=64 radix=2 load=0:1:1e-12", "1e-12"),
                new Mistake("queue M/M/1 arrival=0.1,0.2 service=1 states=true", "no ranges"));
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
                new Mistake("measure", "give curves"),
                new Mistake("export absent.csv", "there is no file absent.csv"),
                new Mistake("chart absent.csv out=x.png", "there is no file absent.csv"),
                new Mistake("measure .", "."),
                new Mistake("measure (solvers)", "curves"),
                new Mistake("topologies x", "x"),
                new Mistake("simulate", "network"),
                new Mistake("simulators x", "x"),
                new Mistake("traffic x", "x"),
                new Mistake("doctor x", "x"),
                new Mistake("stop 9999", "number or symbolic name"),
                new Mistake("headers no.such.bundle", "lb -s"));
    }

    private static List<Mistake> outputs() {
        return List.of(
                new Mistake(POINT + " out=x.foo", ".csv, .json or .txt"),
                new Mistake(POINT + " out=x", ".csv, .json or .txt"),
                new Mistake(POINT + " out=absent/x.csv", "does not exist"),
                new Mistake(POINT + " out=. format=csv", "folder"),
                new Mistake("chart (" + POINT + ")", "give out="),
                new Mistake("chart (" + POINT + ") out=x.gif", ".png or .svg"),
                new Mistake("chart (" + POINT + ") out=absent/x.png", "does not exist"));
    }

    private static List<Mistake> sentences() {
        return List.of(
                new Mistake(POINT + " )", "cannot read this line"),
                new Mistake("measure $c", "unknown variable 'c'"),
                new Mistake(POINT + " buffer=$b", "unknown variable 'b'"),
                new Mistake(POINT + " buffer=*", "letters, digits"),
                new Mistake(POINT + " | nix", "nix"),
                new Mistake("c = (solve min nodes=64 radix=2); export $c", "load="));
    }

    /** Lines that the interactive shell takes for the first of several. */
    static List<Mistake> unfinished() {
        return List.of(
                new Mistake("measure (" + POINT, "cannot read this line"),
                new Mistake(POINT + " \"", "cannot read this line"),
                new Mistake(POINT + " '", "cannot read this line"),
                new Mistake("each {", "cannot read this line"));
    }
}

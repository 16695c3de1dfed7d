// SPDX-License-Identifier: Apache-2.0
/**
 * Output analysis: the rules by which a run warms up, is measured and ends, and what it reports.
 *
 * <p>A simulator builds an {@link org.kneepoint.simulation.SimulationEngine}, a network in motion,
 * which reports to a {@link org.kneepoint.simulation.analysis.PacketTally} what happens to packets
 * and draws from the {@link org.kneepoint.simulation.RandomStreams} of its seed. {@link
 * org.kneepoint.simulation.analysis.SteadyState#measure} does the rest:
 *
 * <pre>
 * RunSettings settings = RunSettings.of(scenario);
 * PacketTally tally = new PacketTally(nodes);
 * SimulationEngine engine = new MyEngine(tally, settings.streams(), ...);
 * return SteadyState.measure(
 *         engine, tally, settings, scenario, OfferedTraffic.of(rate, length), progress).build();
 * </pre>
 *
 * <p>Time is in cycles, as a double: whole cycles are exact to 2^52, and an event-driven simulator
 * may use any fraction. A packet is <em>inside</em> from its generation to the arrival of its tail,
 * <em>in the network</em> from the entry of its head on; latency and network latency are those two
 * times.
 *
 * <h2>When a run is looked at</h2>
 *
 * At checkpoints 4, 5, 6, 8, 10, 12, 16, ... times a power of two cycles after the beginning of the
 * run, and of the measured time. Nothing but the limit depends on the clock on the wall, so that a
 * seed gives the same bits on any machine; a point that ends near the limit may be {@code ok} on
 * one and {@code limit} on another. Between checkpoints a run advances in steps of a few
 * milliseconds, and the clock and the caller are asked at each.
 *
 * <h2>What is measured</h2>
 *
 * Figures of packets are over all packets <em>generated</em> in the measured time, delivered in it
 * or later: a checkpoint divides packets by their generation and is judged when the last of those
 * before it has left. To leave out what has not arrived would favour the quick. Throughput and
 * utilisation are what passed in the measured time. Percentiles are exact for whole latencies below
 * 2048 cycles, else to 0.1 %; their intervals are those of the fraction of packets above them, from
 * 32 batches, read off the latencies. The interval of the throughput comes from 16 equal parts of
 * the measured time, that of the loss from 32; wider where the parts depend on each other. An
 * engine may sum up more in {@link org.kneepoint.simulation.CustomStatistics}s. Sums are kept for
 * 256 to 512 windows of time, whose width doubles as the run grows.
 *
 * <h2>Warm-up</h2>
 *
 * The word {@code warmup} gives it, or it is found: measuring begins when at a checkpoint the
 * marginal standard error rule would leave out half of the time or less (K. P. White: An effective
 * truncation heuristic for bias reduction in simulation output, Simulation 69(6), 1997; applied to
 * the mean latencies of up to 128 equal parts). All of the time until then is left out, twice what
 * the rule asks for. At least 300 packets must have arrived, and 4 times the time must have passed
 * by which 9 in 10 of the first 64 packets had, which is a scale for how long the network takes to
 * answer at all. If the rule later wants to leave out more than half of the measured time, while
 * that is 1 to 4 times all before, measuring begins anew; later on nothing ends before it is
 * content.
 *
 * <h2>End</h2>
 *
 * With {@code cycles}, exactly so many are measured. Else the run ends at the first checkpoint at
 * which
 *
 * <ul>
 *   <li>the 95 % interval of the mean latency is within {@code precision} of it, and within 0.1,
 *       and so is that of the throughput where sources lose packets or stop;
 *   <li>it comes from 32 batches of equal time, with Student's t, widened where neighbouring
 *       batches correlate and to the upper limit where they are skewed to the right (both as in A.
 *       Tafazzoli, J. R. Wilson: Skart, IIE Trans. 43(2), 2011);
 *   <li>the intervals of the three checkpoints before, scaled to the present length by the root of
 *       time, are not wider; if they are, the widest of the four is the interval. They do not count
 *       where the 256 to 512 windows are nearly normal: correlated by 0.25 at lag 1 and skewed to
 *       the right by 1 at most;
 *   <li>von Neumann's ratio finds the batches independent at the level 0.1 (G. S. Fishman, L. S.
 *       Yarberry: An implementation of the batch means method, INFORMS J. Computing 9(3), 1997);
 *   <li>the 256 to 512 windows of the measured time, which depend on each other, are worth 100
 *       independent ones: the variance of the mean latency as they would give it if they were
 *       independent, over that of the batches, times their number. Of an interval that is narrower
 *       than it need be, fewer in proportion;
 *   <li>the batches hold 16 packets each on average, and none is shorter than twice the largest
 *       latency;
 *   <li>three times the warm-up that was found has been measured.
 * </ul>
 *
 * Where a precision looser than 0.1 is asked for, as by the search for saturation, earlier
 * checkpoints and the worth of the windows do not count: the run is to show that the latency is
 * steady, and its interval, which is within 0.1 all the same, holds the true mean less often (one
 * queue of 0.9 behind 20 cycles: 81 % of 200 runs; four of 0.95 behind 40: 86 %; 64 of 0.8 behind
 * 10: 95 %).
 *
 * <p>With given cycles the interval comes from 32, 16 or 8 batches, the first that are independent;
 * if none are, or 64 packets did not arrive, or the packets inside grow, the run is {@code
 * unsteady}. So it is if not all packets have arrived by twice its end and 4096 cycles.
 *
 * <h2>How good the intervals are</h2>
 *
 * A sequential rule stops gladly where the estimate of the error is low by chance, and near
 * saturation that is while the queues, and with them the latency, happen to be short. Rules were
 * compared on records of slotted M/D/1 queues behind a constant delay (one queue of utilisation 0.9
 * and delay 20; four of 0.95 and 40), each cut into 200 to 1300 runs at precision 0.02:
 *
 * <table>
 *   <caption>Intervals that held the true mean, mean error, cycles</caption>
 *   <tr><th>a run stops</th><th>one queue</th><th>four queues</th></tr>
 *   <tr><td>after a fixed time</td><td>93 %, -0.01 %</td><td>94 %, 0.00 %</td></tr>
 *   <tr><td>when an interval is narrow</td><td>85 %, -0.51 %</td><td>85 %, -0.43 %</td></tr>
 *   <tr><td>when that of 64 batches is</td><td>87 %, -0.48 %</td><td>85 %, -0.46 %</td></tr>
 *   <tr><td>when that of 128 batches is</td><td>86 %, -0.47 %</td><td>70 %, -0.94 %</td></tr>
 *   <tr><td>when those of 32 and of 8 are</td><td>90 %, -0.29 %, x 1.5</td>
 *     <td>90 %, -0.32 %, x 1.6</td></tr>
 *   <tr><td>when the four last are</td><td>92 %, -0.36 %, x 1.3</td>
 *     <td>89 %, -0.37 %, x 1.4</td></tr>
 *   <tr><td>when it is with the skewness</td><td>91 %, -0.36 %, x 1.5</td>
 *     <td>89 %, -0.43 %, x 1.4</td></tr>
 *   <tr><td>when the four last are so</td><td>94 %, -0.19 %, x 2.4</td>
 *     <td>96 %, -0.30 %, x 2.1</td></tr>
 *   <tr><td>and time is worth 100 windows</td><td>94 %, -0.19 %, x 2.4</td>
 *     <td>96 %, -0.19 %, x 2.3</td></tr>
 * </table>
 *
 * The last is the rule where windows of time correlate or are skewed, as in all of these runs but
 * for chance. By four intervals always, on records of ten networks of flits at about 85 to 95 % of
 * saturation (8x8 and 4x4 meshes with transpose, shuffle and hot-spot traffic, bursts of geometric
 * size, a ring with tornado traffic, a 5x5 torus, a 4-cube with exponential lengths, a 2-ary 4-fly,
 * a 4-ary 2-tree; routers of all three kinds), at precision 0.05, 128 of 132 intervals held the
 * mean of their record, against 227 of 257 of a rule that takes the first narrow interval.
 * Overlapping batch means did worse than batches apart (85 and 77 %).
 *
 * <p>Where windows are nearly normal, one narrow interval is enough. 60 to 150 whole runs of the
 * queues from an empty system at precision 0.02, and 24 of the cube: by a single interval without
 * regard to skewness; by four always; by four unless windows are nearly normal:
 *
 * <table>
 *   <caption>Intervals that held the true mean, cycles</caption>
 *   <tr><th></th><th>one</th><th>four</th><th>the rule</th></tr>
 *   <tr><td>16 queues M/M/1 of 0.5</td><td>93 %</td><td>99 %, x 1.4</td>
 *     <td>94 %, x 1.14</td></tr>
 *   <tr><td>16 queues M/M/1 of 0.7</td><td>94 %</td><td>96 %, x 1.46</td>
 *     <td>95 %, x 1.14</td></tr>
 *   <tr><td>a 4-cube at loads 0.2 and 0.4, precision 0.01</td><td></td><td>x 1.77</td>
 *     <td>x 1.22</td></tr>
 * </table>
 *
 * <p>Of one queue M/D/1 of 0.9 behind 20 cycles, 98 % of 200 intervals held the true mean (of 400
 * others by four always 95 %), 0.3 % low on average; of one of 0.7 behind 10, 94 % of 150, of four
 * of 0.95 behind 40, 93 % of 100, of 16 of 0.9 behind 10, 92 % of 120. To ask for a low skewness
 * alone, without a low correlation, left 88 % of 150 of the last; for a skewness low for the number
 * of independent windows, 90 %. A single queue at a moderate load is skewed and still takes 1.9
 * times as long as by one interval; groups of 64 of 0.2 and 0.5 wait for other things than the
 * interval, and the rule costs them nothing. A coarse precision stops a run while little is known:
 * at 0.05 it was 89 % of 200 for the one queue of 0.9, 1.1 % low.
 *
 * <h2>Saturation</h2>
 *
 * Looked for where source queues are unlimited; a source that loses or stops bounds the packets
 * inside, and the point has {@code loss} or {@code rate_effective} instead. At each checkpoint a
 * line is fitted to the packets inside, source queues included, over the second half of the time.
 * Its rise, relative to the mean, is 2/3 for growth from zero in proportion to time, 0.34 for the
 * square root of time, as that of a critical queue, and 0 for a steady level. It counts if it is
 * above 0.5 and the mean of the steps over 16 parts of that time is above 2 of its standard errors.
 * A run is saturated when that was so at three checkpoints, without falling to 0.35 or 2 errors in
 * between, and stays so until the accepted throughput is known: measured from then on for as long
 * again at least, to half the precision, without drift by more than the precision, and less than
 * what is offered by more than its 95 % interval, for a network that accepts as much is none that
 * saturates; or until the time has grown thirtyfold. Measured: of 840 runs of queues and groups of
 * utilisation 0.95, and 6000 of less, none was called saturated. Groups of 64 queues M/M/1 offered
 * 1.02, 1.05 and 1.2 times what they can serve all were, after 13000, 2500 and 1100 service times
 * on average; single queues M/D/1 and M/M/1 offered 1.05 after 13000 and 84000.
 *
 * <h2>Deadlock and limit</h2>
 *
 * The engine is asked for packets that wait for each other for ever every 1024 cycles or 1/64 of
 * the time, and before a run ends. The limit counts from the creation of the tally, so that
 * building the engine is included. With {@code limit.cycles} a run ends at that cycle at the
 * latest, on every machine alike. A run that meets it, or is cancelled, gives the figures of the
 * last checkpoint whose packets had all arrived.
 *
 * <h2>Laws</h2>
 *
 * At the end of every run, however it ended, flits are conserved, each window of time has lost what
 * it generated, and Little's law holds as an identity of the path: the integral of the packets
 * inside is the sum of their times inside, to the present for those that still are; likewise in the
 * network. A violation is an {@link java.lang.IllegalStateException} that names the law.
 */
@Export
@Version("1.0.0")
package org.kneepoint.simulation.analysis;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

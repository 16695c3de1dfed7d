// SPDX-License-Identifier: Apache-2.0
/**
 * Output analysis: the rules by which a run warms up, is measured and ends, and the statistics that
 * it reports. The constants of the rules are in {@code RunRules}.
 *
 * <p>A simulator builds a {@link org.kneepoint.simulation.SimulationEngine}, which reports the
 * events of packets to a {@link org.kneepoint.simulation.analysis.PacketTally} and draws from the
 * {@link org.kneepoint.simulation.RandomStreams} of its seed. {@link
 * org.kneepoint.simulation.analysis.SteadyState#measure} runs it:
 *
 * <pre>
 * RunSettings settings = RunSettings.of(scenario);
 * PacketTally tally = new PacketTally(nodes);
 * SimulationEngine engine = new MyEngine(tally, settings.streams(), ...);
 * return SteadyState.measure(
 *         engine, tally, settings, scenario, OfferedTraffic.of(rate, length), progress).build();
 * </pre>
 *
 * <p>Time is in cycles, as a double: whole cycles are exact to 2^50, where a run ends, and an
 * event-driven simulator may use any fraction. A packet is in the <em>system</em> from its
 * generation to the arrival of its tail, in the <em>network</em> from the injection of its head on;
 * latency and network latency are those two times. The <em>backlog</em> is the number of packets in
 * the system, source queues included.
 *
 * <h2>Checkpoints</h2>
 *
 * Warm-up and measurement are judged at 8, 9, 10, ... 15 times a power of two cycles after their
 * start, the growth of the backlog at 4, 5 and 6 times a power of two after the start of the run.
 * Except for the time limit the rules depend only on simulated time, so that a seed gives the same
 * bits on any machine; a point that ends near the limit may be {@code ok} on one machine and {@code
 * limit} on another. Between checkpoints a run advances in steps of a few milliseconds, after each
 * of which time limit and cancellation are checked.
 *
 * <h2>Statistics</h2>
 *
 * Statistics of packets are over all packets <em>generated</em> in the measurement period, whether
 * delivered in it or later: a checkpoint sets a cutoff by time of generation, and the rules are
 * applied when the last packet before the cutoff has left; checkpoints until then are passed over,
 * unless the period has become twice as long meanwhile. To omit packets still in the system would
 * bias the latency downwards. Throughput and utilisation count the flits that pass in the
 * measurement period. Percentiles are exact for whole latencies below 2048 cycles, else within 0.1
 * %; their intervals are those of the fraction of packets above them, from 32 batches (R. S.
 * Woodruff 1952). The interval of the throughput comes from 16 equal parts of the period, that of
 * the loss from 32; both are widened where the parts correlate. An engine may keep further sums in
 * {@link org.kneepoint.simulation.CustomStatistics}. Sums are kept for 256 to 512 windows of equal
 * width, which doubles as the run grows.
 *
 * <h2>Warm-up</h2>
 *
 * The parameter {@code warmup} sets its length; otherwise it is detected. It ends at the first
 * checkpoint at which the marginal standard error rule would truncate at most half of the run (K.
 * P. White: An effective truncation heuristic for bias reduction in simulation output, Simulation
 * 69(6), 1997; applied to the mean latencies of up to 128 equal parts). The whole run until then is
 * truncated, at least twice what the rule requires. At least 300 packets must have been delivered,
 * and 4 response times must have passed: a response time is the time by which 90 % of the first 64
 * packets have been delivered. If, at a later checkpoint, the rule would truncate more than half of
 * a measurement that is 1 to 4 times as long as all the time before it, and no observation of
 * growth counts, the measurement restarts; otherwise, and after a given warm-up, the run continues
 * until the rule truncates at most half.
 *
 * <h2>End</h2>
 *
 * With {@code cycles}, the measurement has that length. Otherwise the run ends at the first
 * checkpoint at which all of the following hold:
 *
 * <ul>
 *   <li>the half width of the 95 % confidence interval of the mean latency is at most {@code
 *       precision} of the mean, and at most 0.1 of it; so is that of the throughput where sources
 *       lose or block messages;
 *   <li>the interval comes from 32 batches of equal time, with Student's t, widened where
 *       neighbouring batches correlate and to its upper limit where they are skewed to the right
 *       (both as in A. Tafazzoli, J. R. Wilson: Skart, IIE Trans. 43(2), 2011);
 *   <li>the intervals of the four or five checkpoints since 0.65 of the measurement, scaled to the
 *       present length by the square root of time, are not wider; otherwise the widest is the
 *       interval. They are disregarded where the 256 to 512 windows are nearly normal: correlation
 *       at lag 1 at most 0.25 and skewness at most 1;
 *   <li>von Neumann's test does not reject the independence of the batches at the level 0.1 (G. S.
 *       Fishman, L. S. Yarberry: An implementation of the batch means method, INFORMS J. Computing
 *       9(3), 1997);
 *   <li>the effective sample size is 100 windows: the variance of the mean latency if the 256 to
 *       512 windows were independent, over its variance from the batches, times the number of
 *       windows. A narrower interval than required needs fewer, in proportion;
 *   <li>the batches hold 16 packets each on average;
 *   <li>the measurement lasts 64 times the largest latency. A narrower interval than required needs
 *       less, in proportion, but 16 times at least;
 *   <li>the measurement is three times as long as a warm-up that was detected.
 * </ul>
 *
 * <p>Where a precision above 0.1 is set, as by the search for the saturation load, earlier
 * checkpoints and the effective sample size are disregarded, and the measurement always lasts 64
 * times the largest latency: the run only has to show that the latency is steady. Its interval,
 * within 0.1 all the same, covers the true mean less often (one queue of utilisation 0.9 behind 20
 * cycles: 84 % of 400 runs; four of 0.95 behind 40: 85 %; 64 of 0.8 behind 10: 95 %).
 *
 * <p>With {@code throughput_precision} a run also ends, {@code unsteady} and without a latency,
 * when the accepted throughput certainly lacks no more than that fraction of the offered load: its
 * interval is above the rest, its half width at most 0.01, its drift at most 0.02, its parts are
 * independent, and no observation of growth counts. Near saturation that takes a fraction of the
 * time in which the latency becomes steady.
 *
 * <p>With given cycles the interval comes from 32, 16 or 8 batches, the first number that passes
 * the test of independence. The run is {@code unsteady} if none passes, if fewer than 64 packets
 * were delivered, if the backlog grows, or if measured packets are still undelivered at twice the
 * end of the measurement plus 4096 cycles. A run without any message after 100,000 are expected of
 * each node is {@code unsteady} too, and so is one of 2^50 cycles.
 *
 * <h2>Copies of the network</h2>
 *
 * A simulator that also gives an {@link org.kneepoint.simulation.analysis.EngineFactory} lets long
 * runs be shared by processors. A run without given cycles is long at a checkpoint at which 2^20
 * flits have been delivered, and the half width reached, whose square falls with time, lets expect
 * an end at four times the present cycle or later; or, where the growth of the backlog is suspected
 * or no half width is known, from cycle 65,536 on. Then three further copies of the network, with
 * random streams of their own, are simulated from an empty network to the present cycle, measured
 * from the same cycle on as the first, and from there on all four side by side. All rules apply to
 * the four together: counts are sums over the copies, a time is the same in all of them, and the
 * cycles and the warm-up of the point are the sums. The number of copies does not depend on the
 * processors, so a seed gives the same bits on any machine.
 *
 * <p>A run of a search for the saturation load, whose precision is above 0.1, has one copy. Next to
 * that load the backlog of one copy grows or not by chance, which decides; the sum of several stays
 * between. A search on the 8x8 mesh took 40 to 60 s with copies instead of 12.
 *
 * <p>Batches, and the windows whose correlation is judged, are of one copy after the other, as long
 * as in a single run of the length of all. Batches over all copies at the same time would be a
 * quarter as long and correlate; they took 1.0 to 2.1 times as many cycles. 400 runs each at
 * precision 0.02, with copies from 2^15 flits or 4096 cycles on, a fifth of the run or less:
 *
 * <table>
 *   <caption>Coverage, mean error, and cycles in all copies</caption>
 *   <tr><th></th><th>one copy</th><th>four copies</th></tr>
 *   <tr><td>16 M/M/1 of 0.7</td><td>95.5 %, -0.14 %, 38,300</td>
 *     <td>93.8 %, -0.12 %, 36,300</td></tr>
 *   <tr><td>4 M/D/1 of 0.95 behind 40</td><td>95.3 %, -0.25 %, 154,000</td>
 *     <td>96.5 %, -0.19 %, 163,000</td></tr>
 *   <tr><td>M/D/1 of 0.9 behind 20</td><td>95.8 %, -0.31 %, 172,000</td>
 *     <td>96.0 %, -0.24 %, 225,000</td></tr>
 *   <tr><td>16 M/D/1 of 0.9 behind 10</td><td>94.3 %, -0.14 %, 25,900</td>
 *     <td>95.8 %, -0.11 %, 28,300</td></tr>
 * </table>
 *
 * <p>Of 100 runs of {@code simulate torus radix=4 load=0.3 precision=0.003 seed=1:100:1}, all with
 * copies and 3.0 million cycles long on average, the interval of the latency contained the mean of
 * all runs in 95, that of the 99th percentile in 93, that of the throughput the offered load in 98.
 *
 * <h2>Coverage of the intervals</h2>
 *
 * A sequential rule tends to stop where the estimated error is low by chance. Near saturation that
 * is where queues, and with them the latency, happen to be short. Rules were compared on records of
 * slotted M/D/1 queues behind a constant delay (one queue of utilisation 0.9 and delay 20; four of
 * 0.95 and 40), each record cut into 200 to 1300 runs at precision 0.02:
 *
 * <table>
 *   <caption>Coverage, mean error and length of the runs</caption>
 *   <tr><th>a run ends</th><th>one queue</th><th>four queues</th></tr>
 *   <tr><td>after a fixed time</td><td>93 %, -0.01 %</td><td>94 %, 0.00 %</td></tr>
 *   <tr><td>when an interval is within the precision</td><td>85 %, -0.51 %</td>
 *     <td>85 %, -0.43 %</td></tr>
 *   <tr><td>when that of 64 batches is</td><td>87 %, -0.48 %</td><td>85 %, -0.46 %</td></tr>
 *   <tr><td>when that of 128 batches is</td><td>86 %, -0.47 %</td><td>70 %, -0.94 %</td></tr>
 *   <tr><td>when those of 32 and of 8 are</td><td>90 %, -0.29 %, x 1.5</td>
 *     <td>90 %, -0.32 %, x 1.6</td></tr>
 *   <tr><td>when the last four are</td><td>92 %, -0.36 %, x 1.3</td>
 *     <td>89 %, -0.37 %, x 1.4</td></tr>
 *   <tr><td>when one with skewness is</td><td>91 %, -0.36 %, x 1.5</td>
 *     <td>89 %, -0.43 %, x 1.4</td></tr>
 *   <tr><td>when the last four with skewness are</td><td>94 %, -0.19 %, x 2.4</td>
 *     <td>96 %, -0.30 %, x 2.1</td></tr>
 *   <tr><td>and the effective sample size is 100</td><td>94 %, -0.19 %, x 2.4</td>
 *     <td>96 %, -0.19 %, x 2.3</td></tr>
 * </table>
 *
 * <p>The last row is the rule where windows correlate or are skewed, as in nearly all of these
 * runs, with checkpoints at 4, 5, 6 and 8 times a power of two. With four intervals always, on
 * records of ten flit-level networks at about 85 to 95 % of saturation (8x8 and 4x4 meshes with
 * transpose, shuffle and hot-spot traffic, bursts of geometric size, a ring with tornado traffic, a
 * 5x5 torus, a 4-cube with exponential lengths, a 2-ary 4-fly, a 4-ary 2-tree; all three router
 * models), at precision 0.05, 128 of 132 intervals covered the mean of their record, against 227 of
 * 257 of a rule that takes the first interval within the precision. Overlapping batch means had a
 * lower coverage than disjoint ones (85 and 77 %).
 *
 * <p>Where windows are nearly normal, one interval suffices. The second comparison is over 60 to
 * 150 whole runs of the queues from an empty system at precision 0.02, and 24 of the cube: a single
 * interval without skewness; four always; four unless windows are nearly normal:
 *
 * <table>
 *   <caption>Coverage and length of the runs</caption>
 *   <tr><th></th><th>one</th><th>four</th><th>the rule</th></tr>
 *   <tr><td>16 queues M/M/1 of 0.5</td><td>93 %</td><td>99 %, x 1.4</td>
 *     <td>94 %, x 1.14</td></tr>
 *   <tr><td>16 queues M/M/1 of 0.7</td><td>94 %</td><td>96 %, x 1.46</td>
 *     <td>95 %, x 1.14</td></tr>
 *   <tr><td>a 4-cube at loads 0.2 and 0.4, precision 0.01</td><td></td><td>x 1.77</td>
 *     <td>x 1.22</td></tr>
 * </table>
 *
 * <p>A bound of the skewness alone, without one of the correlation, left 88 % of 150 runs of 16
 * queues M/D/1 of 0.9 behind 10 cycles; a bound in proportion to the effective sample size 90 %.
 *
 * <p>Twice as many checkpoints, and the widest interval of a third of the time instead of a half,
 * end a run sooner. Whole runs from an empty system at precision 0.02:
 *
 * <table>
 *   <caption>Coverage of 800 or 1600 intervals, mean error, and cycles</caption>
 *   <tr><th></th><th>four in a half</th><th>the rule</th></tr>
 *   <tr><td>M/D/1 of 0.9 behind 20 cycles</td><td>95.4 %, -0.25 %, 202,000</td>
 *     <td>94.4 %, -0.27 %, 183,000</td></tr>
 *   <tr><td>M/D/1 of 0.7 behind 10</td><td>95.3 %, -0.26 %, 14,200</td>
 *     <td>94.4 %, -0.31 %, 13,300</td></tr>
 *   <tr><td>4 M/D/1 of 0.95 behind 40</td><td>95.4 %, -0.23 %, 201,000</td>
 *     <td>93.9 %, -0.29 %, 166,000</td></tr>
 *   <tr><td>16 M/D/1 of 0.9 behind 10</td><td>96.9 %, -0.09 %, 33,300</td>
 *     <td>96.4 %, -0.13 %, 28,200</td></tr>
 *   <tr><td>16 M/M/1 of 0.5</td><td>95.3 %, -0.03 %, 17,400</td>
 *     <td>94.9 %, -0.03 %, 15,200</td></tr>
 *   <tr><td>16 M/M/1 of 0.7</td><td>93.6 %, -0.05 %, 43,600</td>
 *     <td>94.4 %, -0.07 %, 37,600</td></tr>
 * </table>
 *
 * <p>Far below saturation the interval is soon narrower than required, and the least length of the
 * measurement ends the run. Batches may then last half the largest latency; where they correlate
 * the interval is widened. 300 whole runs each (the first is {@code simulate torus radix=16
 * load=0.06 buffer=8 precision=0.05 seed=1:300:1}), always 64 latencies and a cutoff that every
 * checkpoint moves, against the rule; tori with buffers of 8 flits, whose true mean is taken from
 * the runs of the first column, precision 0.05 (0.02 at load 0.13 and for the queues):
 *
 * <table>
 *   <caption>Coverage, relative half width, warm-up and measured cycles</caption>
 *   <tr><th></th><th>64 latencies</th><th>the rule</th></tr>
 *   <tr><td>torus 16x16, load 0.06</td><td>96 %, 0.6 %, 1120 and 9430</td>
 *     <td>95 %, 1.1 %, 450 and 2280</td></tr>
 *   <tr><td>load 0.10</td><td>95 %, 0.5 %, 1190 and 12,800</td>
 *     <td>94 %, 1.0 %, 460 and 3090</td></tr>
 *   <tr><td>load 0.12</td><td>98 %, 0.7 %, 1300 and 17,000</td>
 *     <td>96 %, 1.1 %, 450 and 4150</td></tr>
 *   <tr><td>load 0.13</td><td>99 %, 0.8 %, 1640 and 22,000</td>
 *     <td>95 %, 1.0 %, 460 and 10,900</td></tr>
 *   <tr><td>load 0.04 in bursts (scv 8)</td><td>99 %, 2.0 %, 2110 and 30,000</td>
 *     <td>99 %, 2.7 %, 940 and 16,700</td></tr>
 *   <tr><td>load 0.05, transpose</td><td>96 %, 0.7 %, 1160 and 12,800</td>
 *     <td>95 %, 1.3 %, 540 and 3410</td></tr>
 *   <tr><td>torus 32x32, load 0.02</td><td>98 %, 0.4 %, 2220 and 13,900</td>
 *     <td>97 %, 0.8 %, 750 and 3340</td></tr>
 *   <tr><td>64 M/D/1 of 0.9 behind 100</td><td>97 %, 0.2 %, 1950 and 13,100</td>
 *     <td>93 %, 0.2 %, 1200 and 9040</td></tr>
 *   <tr><td>4 M/D/1 of 0.95 behind 40</td><td>96 %, 1.8 %, 5730 and 154,000</td>
 *     <td>96 %, 1.8 %, 3570 and 159,000</td></tr>
 * </table>
 *
 * <p>At a loose precision a run ends while little is known: at 0.05 the coverage was 91 % of 400
 * for the one queue of 0.9, 0.9 % low.
 *
 * <h2>Saturation</h2>
 *
 * Saturation is detected where source queues are unlimited; sources that lose or block messages
 * bound the backlog, and the point has {@code loss} or {@code rate_effective} instead. At each
 * checkpoint a line is fitted to the backlog over the second half of the run. Its growth, relative
 * to the mean backlog, is 2/3 if the backlog grows in proportion to time, 0.34 if as the square
 * root of time, as that of a critical queue, and 0 at a steady level. An observation of growth
 * needs a growth above 0.5, a mean step over 16 parts of that time above 2 standard errors, and 4
 * response times since the start of the run, or four times as many packets that have left the
 * network as are in it and as were the first: far beyond saturation the slowest of the first
 * packets are delivered late. Three observations confirm growth, if none of those in between has a
 * growth of at most 0.35 or a step of at most 2 standard errors. Growth confirmed during the
 * warm-up ends the warm-up where {@code cycles} is set, and otherwise restarts it.
 *
 * <p>The run is saturated when an observation of growth counts and the accepted throughput is known
 * and below the offered load, over the measurement if that is at least half of the run, or over the
 * second half of the run if that has the mean of the measurement to half of the precision: the half
 * width is at most half of the precision, the drift at most the precision, the parts are
 * independent, and the offered load is above the confidence interval, or above 1.38 times that
 * interval where the growth is not confirmed and the precision of the throughput is 0.01 or better;
 * a network that accepts the offered load is not saturated. After 15 observations of growth, over
 * which time grows about 25-fold, there is no condition on the throughput. The point reports the
 * measurement, at least a quarter of the run. With given cycles, confirmed growth makes the run
 * saturated at the end of the measurement. Without, a run that meets a limit is saturated by what
 * is known then: growth is confirmed, and the offered load above 1.38 times the confidence interval
 * of an accepted throughput whose half width is at most 0.05 and whose drift at most 0.1.
 *
 * <p>Of 840 runs of queues and groups of utilisation 0.95, and 12,000 of less, none was called
 * saturated. Next to the capacity it was one of 4000: 500 runs of 100,000 cycles each of single
 * queues M/D/1 and M/M/1 of 0.97 and 0.99 and Geo/Geo/1 of 0.98, and of groups of M/M/1, four of
 * 0.97 and 0.99 and 16 of 0.98. Without the bound of 0.01 while growth is not confirmed it was ten:
 * near the capacity a network that fills accepts less for a while. Since cutoffs stand until they
 * are judged it was none of 3500, all but those of Geo/Geo/1.
 *
 * <p>Copies do not change that: of 100 runs each of four and of 16 queues M/M/1 of 0.99, ended at
 * cycles 500,000 and 150,000, 1 and 6 were called saturated with copies and without.
 *
 * <p>All of 40 runs were called saturated: of groups of 64 queues M/M/1 offered 1.02 and 1.05 times
 * their capacity after 7300 and 2000 service times on average, of single queues M/D/1, Geo/Geo/1
 * and M/M/1 offered 1.05 after 2300, 36,000 and 70,000, of M/D/1 offered 1.02 after 15,000. With
 * the throughput of a measurement of half of the run only it was 12,300, 2500, 6500, 44,000, 85,000
 * and 55,000: where a network saturates late, its throughput drifts, and early parts of the
 * measurement correlate. A torus 8x8 with buffers of 8 flits, offered its capacity of 0.3, takes
 * 0.5 million cycles instead of 4.7 or more (four seeds at precision 0.03).
 *
 * <p>10,640 runs of single queues and groups of utilisation 0.9 to 0.99, with limits of 300 to
 * 24,000 cycles, were called saturated as often as without the rule of limits: none but 64 queues
 * M/M/1 of 0.99, whose relaxation time is 40,000 cycles, in 7 of 200 runs by cycle 24,000. Of M/M/1
 * offered 1.5, 55 instead of 2 of 60 were, by cycle 6000.
 *
 * <p>With {@code throughput_precision}, 3 of 70 runs of 16 queues M/M/1 ended as if they carried a
 * load that lacks more: 1 of 40 offered 1.01 at 0.005, 2 of 30 offered 1.005 at 0.0035.
 *
 * <h2>Deadlock and limits</h2>
 *
 * The engine is searched for deadlocked packets every 1024 cycles, or every 1/64 of the elapsed
 * time if that is longer, and before a run ends unless it is cancelled; a ramp every 10 windows.
 * The time limit counts from the creation of the tally, which includes building the engine. With
 * {@code limit_cycles} a run ends at that cycle at the latest, on every machine. A run that meets a
 * limit, or is cancelled, reports the statistics of the last checkpoint whose packets had all left.
 *
 * <h2>Invariants</h2>
 *
 * At the end of every run, for whatever reason it ended, flits are conserved, no window has more
 * departures than packets generated, and Little's law holds as a sample-path identity: the integral
 * over time of the packets in the system is the sum of their residence times, to the present for
 * those still there; likewise in the network. A violation is an {@link
 * java.lang.IllegalStateException} that names the invariant.
 */
@Export
@Version("1.0.0")
package org.kneepoint.simulation.analysis;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

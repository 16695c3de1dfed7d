// SPDX-License-Identifier: Apache-2.0
/**
 * Single queues and operations on flows, as pure immutable values: the primitives that network
 * models stand on.
 *
 * <p><b>Units.</b> The caller chooses the unit of time; rates are per that unit and times are in
 * it. The discrete-time queues ({@code Geo...}) count time in slots. A capacity counts <em>all</em>
 * places, those in service included. Variability is the squared coefficient of variation ({@code
 * scv}): variance over squared mean. "Load" is arrival rate times mean service time (in erlang);
 * "utilisation" is the load per server and is what is <em>offered</em>, so it may exceed 1.
 *
 * <p><b>Where to begin.</b> {@link org.kneepoint.queueing.QueueingSystem} is what every queue
 * answers; {@link org.kneepoint.queueing.StateDistribution} is answered too by those whose
 * distribution is known.
 *
 * <table>
 * <caption>The queues</caption>
 * <tr><th>class</th><th>queue</th><th>result</th></tr>
 * <tr><td>{@link org.kneepoint.queueing.MM1}, {@link org.kneepoint.queueing.MMc}, {@link
 * org.kneepoint.queueing.MMInf}</td><td>Markov, unlimited</td><td>exact</td></tr>
 * <tr><td>{@link org.kneepoint.queueing.MM1K}, {@link org.kneepoint.queueing.MMcK}, {@link
 * org.kneepoint.queueing.ErlangB}</td><td>Markov, limited</td><td>exact</td></tr>
 * <tr><td>{@link org.kneepoint.queueing.MD1}, {@link org.kneepoint.queueing.MG1}, {@link
 * org.kneepoint.queueing.PollaczekKhinchine}</td><td>general service, unlimited</td>
 * <td>exact</td></tr>
 * <tr><td>{@link org.kneepoint.queueing.MD1K}, {@link org.kneepoint.queueing.MG1K}</td><td>general
 * service, limited</td><td>exact</td></tr>
 * <tr><td>{@link org.kneepoint.queueing.GEGE1}, {@link org.kneepoint.queueing.GEGE1K}, {@link
 * org.kneepoint.queueing.GEG1}</td><td>bursty arrivals</td><td>exact for compound Poisson
 * arrivals</td></tr>
 * <tr><td>{@link org.kneepoint.queueing.GeoGeo1}, {@link org.kneepoint.queueing.GeoD1K}</td>
 * <td>discrete time</td><td>exact</td></tr>
 * <tr><td>{@link org.kneepoint.queueing.MGc}, {@link org.kneepoint.queueing.GG1}</td><td>two
 * moments</td><td>approximation or bound</td></tr>
 * </table>
 *
 * <p>{@link org.kneepoint.queueing.CustomerFlow} merges, splits and passes flows through a queue by
 * rate and scv; {@link org.kneepoint.queueing.ServiceTimeDistribution} is the distribution of a
 * service; {@link org.kneepoint.queueing.MD1KEvaluator} is the M/D/1/K queue for inner loops.
 *
 * <p><b>Numbers.</b> The finite queues hold at every load, zero and one and above included. Their
 * probabilities come from sums of positive terms only, never from a difference of close numbers, so
 * each is right to about 1e-12 relative, however small; what is below 1e-300 may be returned as 0.
 *
 * <p><b>Errors.</b> A bad argument is an {@link IllegalArgumentException} that tells the value and
 * the range. An overloaded unlimited queue is an answer: {@link
 * org.kneepoint.queueing.QueueingSystem#saturated()}.
 */
@Export
@Version("1.0.0")
package org.kneepoint.queueing;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

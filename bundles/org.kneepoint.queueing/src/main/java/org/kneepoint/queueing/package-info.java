// SPDX-License-Identifier: Apache-2.0
/**
 * Single queues and operations on flows, as immutable values: the building blocks of network
 * models.
 *
 * <p><b>Units.</b> The caller chooses the unit of time; rates are per that unit and times are in
 * it. The discrete-time queues ({@code Geo...}) count time in slots. A capacity counts <em>all</em>
 * places, those in service included. Variability is the squared coefficient of variation ({@code
 * scv}): variance over squared mean. "Load" is arrival rate times mean service time (in erlang);
 * "utilisation" is the load per server and is what is <em>offered</em>, so it may exceed 1.
 *
 * <p><b>Where to begin.</b> Every queue is a {@link org.kneepoint.queueing.QueueingSystem}; those
 * with a known distribution of the number of customers are also a {@link
 * org.kneepoint.queueing.StateDistribution}.
 *
 * <table>
 * <caption>The queues</caption>
 * <tr><th>class</th><th>queue</th><th>result</th></tr>
 * <tr><td>{@link org.kneepoint.queueing.MM1}, {@link org.kneepoint.queueing.MMc}, {@link
 * org.kneepoint.queueing.MMInf}</td><td>Markov, infinite capacity</td><td>exact</td></tr>
 * <tr><td>{@link org.kneepoint.queueing.MM1K}, {@link org.kneepoint.queueing.MMcK}, {@link
 * org.kneepoint.queueing.ErlangB}</td><td>Markov, finite capacity</td><td>exact</td></tr>
 * <tr><td>{@link org.kneepoint.queueing.MD1}, {@link org.kneepoint.queueing.MG1}, {@link
 * org.kneepoint.queueing.PollaczekKhinchine}</td><td>general service, infinite capacity</td>
 * <td>exact</td></tr>
 * <tr><td>{@link org.kneepoint.queueing.MD1K}, {@link org.kneepoint.queueing.MG1K}</td><td>general service, finite capacity</td><td>exact</td></tr>
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
 * probabilities are sums of positive terms, without cancellation, so each has a relative error of
 * about 1e-12, however small; values below 1e-300 may be returned as 0.
 *
 * <p><b>Errors.</b> An invalid argument is an {@link IllegalArgumentException} with the value and
 * the range. An overloaded infinite queue is no error: it is {@link
 * org.kneepoint.queueing.QueueingSystem#saturated()}.
 */
@Export
@Version("1.0.0")
package org.kneepoint.queueing;

import org.osgi.annotation.bundle.Export;
import org.osgi.annotation.versioning.Version;

import http from "node:http";
import { median, quantile } from "./measure-window.ts";
import { refusalOf, sendRequest } from "./send-request.ts";
import type { RunningServer } from "./start-server.ts";

/** The product's requirement: the largest ratio of the large site's p95 to the small one's. */
export const mostRatio = 1.3;

/** Requests per window; rarer work has only one. */
const window = 30;

export interface Site {
	server: RunningServer;
}

export interface Request {
	path: string;
	token: string;
}

export interface ComparedPage<S extends Site> {
	name: string;
	/** The request of this number to a site. */
	request(site: S, at: number): Request;
}

/** Work that is not one page: it is timed by itself, and done less often. */
export interface ComparedWork<S extends Site> {
	name: string;
	times: number;
	/** Milliseconds of the work of this number at a site. */
	work(site: S, at: number): Promise<number>;
}

interface Measured {
	name: string;
	small: number[];
	large: number[];
}

/** How long each page and each kind of work takes at both sites, alternating one by one in one run. */
export async function compareSites<S extends Site>(
	compared: readonly (ComparedPage<S> | ComparedWork<S>)[],
	requests: number,
	sites: { small: S; large: S },
): Promise<Measured[]> {
	const measured: Measured[] = [];
	for (const one of compared)
		measured.push("work" in one ? await compareWork(one, sites) : await comparePage(one, requests, sites));
	return measured;
}

async function comparePage<S extends Site>(
	page: ComparedPage<S>,
	requests: number,
	sites: { small: S; large: S },
): Promise<Measured> {
	const agent = new http.Agent({ keepAlive: true });
	const ask = (site: S, at: number) => timeOf({ agent, port: site.server.port, ...page.request(site, at) });
	const measured = await alternate(page.name, { ask, unmeasured: 30, times: requests }, sites);
	agent.destroy();
	return measured;
}

function compareWork<S extends Site>(
	{ name, times, work }: ComparedWork<S>,
	sites: { small: S; large: S },
): Promise<Measured> {
	return alternate(name, { ask: work, unmeasured: 3, times }, sites);
}

async function alternate<S extends Site>(
	name: string,
	how: { ask: (site: S, at: number) => Promise<number>; unmeasured: number; times: number },
	sites: { small: S; large: S },
): Promise<Measured> {
	const { ask, unmeasured, times } = how;
	const measured: Measured = { name, small: [], large: [] };
	// Warm-up, not measured: connections, prepared statements, compiled code.
	for (let at = 0; at < unmeasured; at += 1) {
		await ask(sites.small, at);
		await ask(sites.large, at);
	}
	for (let at = unmeasured; at < unmeasured + times; at += 1) {
		const order = at % 2 === 0 ? (["small", "large"] as const) : (["large", "small"] as const);
		for (const site of order) measured[site].push(await ask(sites[site], at));
	}
	return measured;
}

/** Milliseconds to the complete response; anything but 200 ends the comparison. */
async function timeOf(request: Request & { agent: http.Agent; port: number }): Promise<number> {
	const answered = await sendRequest(request);
	const refusal = refusalOf(request.path, answered);
	if (refusal !== null) throw new Error(refusal);
	return answered.ms;
}

/** A line per page, and those over the ratio. */
export function ratioTable(title: string, measured: readonly Measured[]): { table: string; over: string[] } {
	const rows = measured.map(({ name, small, large }) => {
		const ratio = ratioOf(small, large);
		const cells = [
			quantile(small, 0.5),
			quantile(small, 0.95),
			quantile(large, 0.5),
			quantile(large, 0.95),
		].map((ms) => ms.toFixed(1).padStart(9));
		// A ratio that is not a number was not measured, and does not pass either.
		const verdict = !(ratio <= mostRatio) ? "  OVER" : "";
		return {
			name,
			ratio,
			line: `${name.padEnd(24)}${cells.join("")}${ratio.toFixed(2).padStart(9)}${verdict}`,
		};
	});
	const heads = `${"".padEnd(24)}small p50      p95  all p50      p95    ratio`;
	const over = rows
		.filter(({ ratio }) => !(ratio <= mostRatio))
		.map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}, at most ${mostRatio}`);
	return { table: [`\n${title}`, heads, ...rows.map(({ line }) => line), ""].join("\n"), over };
}

/** The ratio of p95s, as the median over windows of time, so that a brief disturbance does not decide. */
function ratioOf(small: number[], large: number[]): number {
	const size = Math.min(window, small.length);
	const ratios = Array.from({ length: Math.floor(small.length / size) }, (_, number) => {
		const part = (values: number[]) => values.slice(number * size, (number + 1) * size);
		return quantile(part(large), 0.95) / quantile(part(small), 0.95);
	});
	return median(ratios);
}

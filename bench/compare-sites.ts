import http from "node:http";
import { median } from "./measure-window.ts";
import type { RunningServer } from "./start-server.ts";

/** What the issue of the product allows: the p95 of the large site to that of the small one. */
export const mostRatio = 1.3;

/** Requests of one window. */
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

interface Measured {
	name: string;
	small: number[];
	large: number[];
}

/** How long each page takes at both sites: the requests alternate one by one within one run. */
export async function compareSites<S extends Site>(
	pages: readonly ComparedPage<S>[],
	requests: number,
	sites: { small: S; large: S },
): Promise<Measured[]> {
	const measured: Measured[] = [];
	for (const page of pages) measured.push(await comparePage(page, requests, sites));
	return measured;
}

async function comparePage<S extends Site>(
	page: ComparedPage<S>,
	requests: number,
	sites: { small: S; large: S },
): Promise<Measured> {
	const agent = new http.Agent({ keepAlive: true });
	const ask = (site: S, at: number) => timeOf({ agent, port: site.server.port, ...page.request(site, at) });
	const measured: Measured = { name: page.name, small: [], large: [] };
	// Unmeasured first: connections, prepared statements, compiled code.
	for (let at = 0; at < 30; at += 1) {
		await ask(sites.small, at);
		await ask(sites.large, at);
	}
	for (let at = 0; at < requests; at += 1) {
		const order = at % 2 === 0 ? (["small", "large"] as const) : (["large", "small"] as const);
		for (const site of order) measured[site].push(await ask(sites[site], at));
	}
	agent.destroy();
	return measured;
}

/** Milliseconds until the whole answer is there; anything but 200 ends the bench. */
function timeOf({
	agent,
	port,
	path: target,
	token,
}: Request & { agent: http.Agent; port: number }): Promise<number> {
	const begin = performance.now();
	return new Promise((resolve, reject) => {
		const headers = { authorization: `Bearer ${token}` };
		const request = http.get({ agent, host: "127.0.0.1", port, path: target, headers }, (response) => {
			let text = "";
			response.setEncoding("utf8");
			response.on("data", (part: string) => {
				text += part;
			});
			response.on("end", () => {
				if (response.statusCode === 200) resolve(performance.now() - begin);
				else reject(new Error(`${target}: ${response.statusCode} ${text.slice(0, 300)}`));
			});
		});
		request.on("error", reject);
	});
}

/** A line per page, and those that are over the ratio. */
export function ratioTable(title: string, measured: readonly Measured[]): { table: string; over: string[] } {
	const rows = measured.map(({ name, small, large }) => {
		const ratio = ratioOf(small, large);
		const cells = [at(small, 0.5), at(small, 0.95), at(large, 0.5), at(large, 0.95)].map((ms) =>
			ms.toFixed(1).padStart(9),
		);
		const verdict = ratio > mostRatio ? "  OVER" : "";
		return {
			name,
			ratio,
			line: `${name.padEnd(24)}${cells.join("")}${ratio.toFixed(2).padStart(9)}${verdict}`,
		};
	});
	const heads = `${"".padEnd(24)}small p50      p95  all p50      p95    ratio`;
	const over = rows
		.filter(({ ratio }) => ratio > mostRatio)
		.map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}, at most ${mostRatio}`);
	return { table: [`\n${title}`, heads, ...rows.map(({ line }) => line), ""].join("\n"), over };
}

/** At p95, the median over windows of time: what disturbs the machine for a moment decides nothing. */
function ratioOf(small: number[], large: number[]): number {
	const count = Math.floor(small.length / window);
	const ratios = Array.from({ length: count }, (_, number) => {
		const part = (values: number[]) => values.slice(number * window, (number + 1) * window);
		return at(part(large), 0.95) / at(part(small), 0.95);
	});
	return median(ratios);
}

function at(values: number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

import { fork } from "node:child_process";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { type PlannedRequest, type Sent, sendAll } from "../open-loop.ts";

/** What the load of a crowd is told. */
interface CrowdLoad {
	port: number;
	requests: PlannedRequest[];
	/** Tokens of parents, each with a page that stays open. */
	watching: string[];
	niceness: number;
}

/** What came of it. */
export interface CrowdSent {
	sent: Sent[];
	/** Lines that came on the open pages, beside the first of each. */
	lines: number;
	/** Pages that were refused or lost, with what was said. */
	lost: string[];
	/** Of all processors, 0 to 1. */
	own_share: number;
}

/** Sends the requests, each at its moment, beside open pages of parents, from a process of its own. */
export function sendAsCrowd(load: CrowdLoad): Promise<CrowdSent> {
	return new Promise((resolve, reject) => {
		// Without the preload of the scripts, which lets a process end although a message is still to come.
		const child = fork(path.join(import.meta.dirname, "crowd-load.ts"), { execArgv: [] });
		child.once("message", (sent) => {
			resolve(sent as CrowdSent);
			child.disconnect();
		});
		child.once("error", reject);
		child.once("exit", (code) => reject(new Error(`the crowd ended with ${code}`)));
		child.send(load);
	});
}

/** So many pages open at once at most. */
const openingAtOnce = 50;

interface Watch {
	lines: number;
	lost: string[];
	close(): void;
}

async function openPages(port: number, tokens: readonly string[]): Promise<Watch> {
	const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });
	const watch: Watch = { lines: 0, lost: [], close: () => agent.destroy() };
	const waiting = [...tokens];
	const openNext = async (): Promise<void> => {
		for (let token = waiting.pop(); token !== undefined; token = waiting.pop())
			await openPage(agent, port, token, watch);
	};
	await Promise.all(Array.from({ length: openingAtOnce }, openNext));
	watch.lines = 0;
	return watch;
}

/** Resolves with the first line, or when the page was refused. */
function openPage(agent: http.Agent, port: number, token: string, watch: Watch): Promise<void> {
	return new Promise((resolve) => {
		const lose = (why: string) => {
			watch.lost.push(why);
			resolve();
		};
		const headers = { authorization: `Bearer ${token}` };
		const target = { agent, host: "127.0.0.1", port, path: "/api/activity/stream", headers };
		http
			.get(target, (response) => {
				if (response.statusCode !== 200) lose(`status ${response.statusCode}`);
				response.setEncoding("utf8");
				response.on("data", () => {
					watch.lines += 1;
					resolve();
				});
				response.on("end", () => lose("ended"));
				response.on("error", () => {});
			})
			.on("error", ({ message }) => lose(message));
	});
}

async function sendLoad({ port, requests, watching }: CrowdLoad): Promise<CrowdSent> {
	const watch = await openPages(port, watching);
	const [cpu, begin] = [process.cpuUsage(), performance.now()];
	const sent = await sendAll({ port, requests });
	const { user, system } = process.cpuUsage(cpu);
	const of = (performance.now() - begin) * 1000 * os.availableParallelism();
	// Those that close now are not lost.
	const { lines, lost } = { lines: watch.lines, lost: [...watch.lost] };
	watch.close();
	return { sent, lines, lost, own_share: (user + system) / of };
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
	process.on("message", (message) => {
		const load = message as CrowdLoad;
		os.setPriority(load.niceness);
		void sendLoad(load).then((sent) => process.send?.(sent));
	});
}

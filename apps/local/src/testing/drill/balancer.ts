import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { checkout } from "../child-process.ts";
import { freePort } from "./free-port.ts";
import { until } from "./until.ts";

/** The load balancer of `compose.yaml` in front of the nodes, with its own settings. */
export interface Balancer {
	address: string;
	/** Resolves once it sends requests to exactly these nodes, by their numbers from 0. */
	sends(nodes: readonly number[]): Promise<void>;
	stop(): Promise<void>;
}

/**
 * Starts HAProxy with the settings of the repository, but on this machine and without TLS. It must be
 * installed.
 */
export async function startBalancer(folder: string, ports: readonly number[]): Promise<Balancer> {
	if (spawnSync("haproxy", ["-v"]).status !== 0)
		throw new Error("This drill needs HAProxy 2.6 or later: apt-get install haproxy");
	const [port, ofFigures] = [await freePort(), await freePort()];
	const file = path.join(folder, "haproxy.cfg");
	await writeFile(file, await settings({ port, ofFigures, ports }));
	const child: ChildProcess = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
	/** For each node, whether requests are sent to it. */
	const areUp = async () => {
		const text = await (await fetch(`http://127.0.0.1:${ofFigures}/;csv`)).text();
		const [names = [], ...rows] = text.split("\n").map((line) => line.replace(/^# /, "").split(","));
		const of = (row: string[], name: string) => row[names.indexOf(name)] ?? "";
		return ports.map((_, at) => {
			const row = rows.find((each) => each[0] === "nodes" && each[1] === nameOf(at)) ?? [];
			return of(row, "status").startsWith("UP");
		});
	};
	return {
		address: `http://127.0.0.1:${port}`,
		sends: (nodes) =>
			until(async () => {
				const now = await areUp().catch(() => undefined);
				return now?.every((isUp, at) => isUp === nodes.includes(at)) ?? false;
			}),
		async stop() {
			const ended = once(child, "close");
			if (child.kill()) await ended;
		},
	};
}

function nameOf(node: number): string {
	return `web-${node + 1}`;
}

interface Places {
	port: number;
	ofFigures: number;
	ports: readonly number[];
}

async function settings({ port, ofFigures, ports }: Places): Promise<string> {
	const own = await readFile(path.join(checkout, "deploy/compose/haproxy.cfg"), "utf8");
	const here = own
		.replace(/^\tbind .*$/m, `\tbind 127.0.0.1:${port}`)
		.replaceAll(/^\tserver .*\n/gm, "")
		.trimEnd();
	const servers = ports.map((of, at) => `\tserver ${nameOf(at)} 127.0.0.1:${of}`);
	const figures = ["listen figures", `\tbind 127.0.0.1:${ofFigures}`, "\tstats enable", "\tstats uri /"];
	return [here, ...servers, "", ...figures, ""].join("\n");
}

import { fork } from "node:child_process";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Answered, sendRequest } from "./send-request.ts";

/** A request sent on schedule, however long earlier ones take. */
export interface PlannedRequest {
	name: string;
	/** Milliseconds after the start. */
	at: number;
	path: string;
	token?: string;
	body?: unknown;
}

/** Its result; `ms` counts from its scheduled time. */
export interface Sent extends Answered {
	name: string;
	/** Its scheduled time, in milliseconds after the start. */
	at: number;
	path: string;
}

interface Plan {
	port: number;
	requests: PlannedRequest[];
	/** The lower priority of a load that would take much CPU from what it measures. */
	niceness: number;
}

/** Sends the requests from its own process and returns the result of each. */
export function sendInTime(plan: Plan): Promise<Sent[]> {
	return new Promise((resolve, reject) => {
		// Without the preload of the scripts, which lets a process end before its last message is read.
		const child = fork(path.join(import.meta.dirname, "open-loop.ts"), { execArgv: [] });
		child.once("message", (sent) => {
			resolve(sent as Sent[]);
			child.disconnect();
		});
		child.once("error", reject);
		child.once("exit", (code) => reject(new Error(`the load ended with ${code}`)));
		child.send(plan);
	});
}

/** Sends each request at its scheduled time, over keep-alive connections; the results are in the order of the schedule. */
export async function sendAll({ port, requests }: Omit<Plan, "niceness">): Promise<Sent[]> {
	// Keep-alive, as browsers and proxies do.
	const agent = new http.Agent({ keepAlive: true });
	const inOrder = requests.toSorted((one, other) => one.at - other.at);
	const sent: Promise<Sent>[] = [];
	const start = performance.now();
	// One timer at a time: thousands waiting would be garbage that stalls this process, and count as the server's time.
	for (const { name, at, ...request } of inOrder) {
		const early = start + at - performance.now();
		if (early > 0) await pause(early);
		const late = performance.now() - (start + at);
		sent.push(
			sendRequest({ agent, port, ...request }).then(({ status, text, ms }) => ({
				name,
				at,
				path: request.path,
				status,
				text: status === 200 ? "" : text,
				ms: ms + late,
			})),
		);
	}
	return Promise.all(sent);
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) {
	// Waits until the parent has read the message: an exit may be seen before it.
	process.on("message", (message) => {
		const { niceness, ...plan } = message as Plan;
		os.setPriority(niceness);
		void sendAll(plan).then((sent) => process.send?.(sent));
	});
}

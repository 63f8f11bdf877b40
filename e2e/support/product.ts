import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeLocation } from "@learnin/embedded-postgres/location";

const checkout = path.join(import.meta.dirname, "../..");

export interface DemoAccount {
	role: string;
	email: string;
	password: string;
}

/** The whole product as `npm start` runs it, on a data folder and ports of its own. */
export interface Product {
	url: string;
	demo: DemoAccount[];
	/** What the start printed. */
	output(): string;
	/** Tells the Stripe stand-in to behave in some way; see its control routes. */
	stripe(control: string, body?: object): Promise<void>;
	/** Tells the stand-in for Google to behave in some way; see its control routes. */
	google(control: string, body?: object): Promise<void>;
	/** Tells the stand-in for eSewa to behave in some way; see its control routes. */
	esewa(control: string, body?: object): Promise<void>;
	/** Objects that the Stripe stand-in keeps. */
	stripeObjects<T>(kind: string): Promise<T[]>;
	/** The text of the newest mail to this address, as soon as there is one. */
	mailTo(address: string, subject: RegExp): Promise<string>;
	stop(): Promise<void>;
}

/** `settings` win over what a walk needs: every limit off. */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
	const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-e2e-"));
	const [port, stripePort, inboxPort, googlePort, esewaPort] = await freePorts(5);
	const url = `http://127.0.0.1:${port}`;
	const started = run({
		DATA_DIR: dataDir,
		PORT: String(port),
		STRIPE_STAND_IN_PORT: String(stripePort),
		INBOX_PORT: String(inboxPort),
		ESEWA_STAND_IN_PORT: String(esewaPort),
		...settings,
		GOOGLE_STAND_IN_PORT: String(googlePort),
	});
	await started.printed(/Learnin is ready/);
	const stripeUrl = `http://127.0.0.1:${stripePort}/_controls`;
	return {
		url,
		demo: JSON.parse(await readFile(path.join(dataDir, "demo-accounts.json"), "utf8")) as DemoAccount[],
		output: started.output,
		stripe: (control, body) => steer(stripeUrl, control, body),
		google: (control, body) => steer(`http://127.0.0.1:${googlePort}/_controls`, control, body),
		esewa: (control, body) => steer(`http://127.0.0.1:${esewaPort}/_controls`, control, body),
		async stripeObjects<T>(kind: string) {
			const response = await fetch(`${stripeUrl}/objects?kind=${kind}`);
			return (await response.json()) as T[];
		},
		mailTo: (address, subject) => waitForMail(`http://127.0.0.1:${inboxPort}`, address, subject),
		async stop() {
			await started.stop();
			await removeLocation(dataDir);
		},
	};
}

async function steer(controls: string, control: string, body: object = {}): Promise<void> {
	const response = await fetch(`${controls}/${control}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${control}: ${response.status} ${await response.text()}`);
}

function run(environment: Record<string, string>) {
	const child = spawn(process.execPath, ["scripts/start.mjs"], {
		cwd: checkout,
		env: { ...process.env, NODE_ENV: "", AUTH_LIMITS: "off", ...environment },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let text = "";
	const listeners = new Set<() => void>();
	const take = (chunk: Buffer) => {
		text += chunk.toString();
		for (const listener of listeners) listener();
	};
	child.stdout.on("data", take);
	child.stderr.on("data", take);
	return {
		output: () => text,
		printed: (pattern: RegExp) =>
			new Promise<void>((resolve, reject) => {
				const look = () => pattern.test(text) && resolve();
				listeners.add(look);
				child.once("exit", (code) => reject(new Error(`the start ended with ${code}:\n${text}`)));
				look();
			}),
		stop: () => stopChild(child),
	};
}

async function stopChild(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null) return;
	const ended = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGTERM");
	await ended;
}

async function freePorts(count: number): Promise<number[]> {
	const probes = Array.from({ length: count }, () => createServer());
	const ports = await Promise.all(
		probes.map(
			(probe) =>
				new Promise<number>((resolve) => {
					probe.listen(0, "127.0.0.1", () => resolve((probe.address() as { port: number }).port));
				}),
		),
	);
	await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
	return ports;
}

async function waitForMail(inbox: string, address: string, subject: RegExp): Promise<string> {
	const until = Date.now() + 20_000;
	while (Date.now() < until) {
		const response = await fetch(`${inbox}/messages?to=${encodeURIComponent(address)}`);
		const answer = (await response.json()) as
			| { subject: string; text: string }[]
			| { messages: { subject: string; text: string }[] };
		const messages = Array.isArray(answer) ? answer : answer.messages;
		const found = messages.find((message) => subject.test(message.subject));
		if (found !== undefined) return found.text;
	}
	throw new Error(`no mail to ${address} with ${subject}`);
}

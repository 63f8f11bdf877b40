import { randomInt } from "node:crypto";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { copyLocation, removeLocation } from "@learnin/embedded-postgres/location";
import { inject, vi } from "vitest";
import { runStart } from "./run-start.ts";

/** More than there are, of which each chooses its own ports. */
const workers = 8;

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
	/** Tells the stand-in for models to behave in some way; see its control routes. */
	models(control: string, body?: object): Promise<void>;
	/** Objects that the Stripe stand-in keeps. */
	stripeObjects<T>(kind: string): Promise<T[]>;
	/** The text of the newest mail to this address, as soon as there is one. */
	mailTo(address: string, subject: RegExp): Promise<string>;
	stop(): Promise<void>;
}

/**
 * With the demo data made once for all walks, in a copy: links in the mails that came with it lead to where it was made.
 * `settings` win over what a walk needs: every limit off.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
	const dataDir = await newDataDir();
	await copyLocation(await demoData(), dataDir);
	return startOn(dataDir, settings);
}

/** Where the demo data is, as soon as it is there. */
async function demoData(): Promise<string> {
	const folder = inject("demo");
	const isThere = async (name: string) => (await readdir(folder)).includes(name);
	await vi.waitUntil(async () => (await isThere("made")) || (await isThere("failed")), {
		timeout: 200_000,
		interval: 100,
	});
	if (await isThere("failed")) throw new Error(await readFile(path.join(folder, "failed"), "utf8"));
	return path.join(folder, "data");
}

/** With demo data of its own, made at this first start: its accounts of Google are linked under this stand-in's address. */
export async function startNewProduct(): Promise<Product> {
	return startOn(await newDataDir());
}

async function newDataDir(): Promise<string> {
	return mkdtemp(path.join(tmpdir(), "learnin-e2e-"));
}

async function startOn(dataDir: string, settings: Record<string, string> = {}): Promise<Product> {
	const [port, stripePort, inboxPort, googlePort, esewaPort, modelsPort] = await freePorts(6);
	const url = `http://127.0.0.1:${port}`;
	const started = runStart({
		DATA_DIR: dataDir,
		PORT: String(port),
		STRIPE_STAND_IN_PORT: String(stripePort),
		INBOX_PORT: String(inboxPort),
		ESEWA_STAND_IN_PORT: String(esewaPort),
		MODELS_STAND_IN_PORT: String(modelsPort),
		...settings,
		GOOGLE_STAND_IN_PORT: String(googlePort),
	});
	await started.isReady();
	const stripeUrl = `http://127.0.0.1:${stripePort}/_controls`;
	return {
		url,
		demo: JSON.parse(await readFile(path.join(dataDir, "demo-accounts.json"), "utf8")) as DemoAccount[],
		output: started.output,
		stripe: (control, body) => steer(stripeUrl, control, body),
		google: (control, body) => steer(`http://127.0.0.1:${googlePort}/_controls`, control, body),
		esewa: (control, body) => steer(`http://127.0.0.1:${esewaPort}/_controls`, control, body),
		models: (control, body) => steer(`http://127.0.0.1:${modelsPort}/_controls`, control, body),
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

/**
 * Below those that the system gives to connections, and none that another worker would choose: nobody takes one
 * before the product listens on it.
 */
async function freePorts(count: number): Promise<number[]> {
	const worker = Number(process.env["VITEST_POOL_ID"] ?? 0) % workers;
	const ports = new Set<number>();
	while (ports.size < count) {
		const port = 10_000 + workers * randomInt(20_000 / workers) + worker;
		if (await isFree(port)) ports.add(port);
	}
	return [...ports];
}

function isFree(port: number): Promise<boolean> {
	const probe = createServer();
	return new Promise((resolve) => {
		probe.once("error", () => resolve(false));
		probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
	});
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

import { readFile } from "node:fs/promises";
import path from "node:path";
import { copyLocation } from "@learnin/embedded-postgres/location";
import { inject, vi } from "vitest";
import type { Kept } from "./demo-data.ts";
import { newDataDir, type Places, type Started, startOn } from "./start-on.ts";

export interface DemoAccount {
	role: string;
	email: string;
	password: string;
}

/** The whole product as `npm start` runs it, with its own data folder and ports. */
export interface Product {
	url: string;
	demo: DemoAccount[];
	/** Controls the Stripe stand-in; see its control routes. */
	stripe(control: string, body?: object): Promise<void>;
	/** Controls the Google stand-in; see its control routes. */
	google(control: string, body?: object): Promise<void>;
	/** Controls the eSewa stand-in; see its control routes. */
	esewa(control: string, body?: object): Promise<void>;
	/** Controls the stand-in for models; see its control routes. */
	models(control: string, body?: object): Promise<void>;
	/** Objects stored by the Stripe stand-in. */
	stripeObjects<T>(kind: string): Promise<T[]>;
	/** The text of the newest email to this address, as soon as there is one. */
	mailTo(address: string, subject: RegExp): Promise<string>;
	/** Stops it, unless it is shared. */
	stop(): Promise<void>;
}

/**
 * Starts on a copy of the demo data made once for all tests: links in its old emails lead to where it was made.
 * `settings` override the defaults for tests: every limit off.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
	const dataDir = await newDataDir();
	await copyLocation((await ask("/demo-data")).dataDir, dataDir);
	return ready(await startOn(dataDir, settings));
}

/** With the stand-in for Google where the demo data was made, under whose address its accounts are linked. */
export async function startProductWithGoogle(): Promise<Product> {
	const { googlePort } = await ask("/demo-data");
	return startProduct({ GOOGLE_STAND_IN_PORT: String(googlePort) });
}

/**
 * The product of this worker, for tests that leave the demo family unchanged, or change only what no other such test
 * checks. They run in any order, one after the other.
 */
export async function sharedProduct(): Promise<Product> {
	const places = await ask("/shared-product", { worker: process.env["VITEST_POOL_ID"] ?? "" });
	return productAt(places, async () => undefined);
}

async function ask<K extends keyof Kept>(what: K, about: Record<string, string> = {}): Promise<Kept[K]> {
	const response = await fetch(`${inject("keeper")}${what}?${new URLSearchParams(about)}`);
	if (!response.ok) throw new Error(await response.text());
	return (await response.json()) as Kept[K];
}

async function ready(started: Started): Promise<Product> {
	await started.isReady();
	return productAt(started.places, started.stop);
}

async function productAt(
	{ dataDir, url, stripeUrl, googleUrl, esewaUrl, modelsUrl, inboxUrl }: Places,
	stop: Product["stop"],
): Promise<Product> {
	return {
		url,
		demo: JSON.parse(await readFile(path.join(dataDir, "demo-accounts.json"), "utf8")) as DemoAccount[],
		stripe: (control, body) => steer(stripeUrl, control, body),
		google: (control, body) => steer(googleUrl, control, body),
		esewa: (control, body) => steer(esewaUrl, control, body),
		models: (control, body) => steer(modelsUrl, control, body),
		async stripeObjects<T>(kind: string) {
			const response = await fetch(`${stripeUrl}/_controls/objects?kind=${kind}`);
			return (await response.json()) as T[];
		},
		mailTo: (address, subject) => waitForMail(inboxUrl, address, subject),
		stop,
	};
}

async function steer(standIn: string, control: string, body: object = {}): Promise<void> {
	const response = await fetch(`${standIn}/_controls/${control}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	if (!response.ok) throw new Error(`${control}: ${response.status} ${await response.text()}`);
}

interface Mail {
	subject: string;
	text: string;
}

async function waitForMail(inbox: string, address: string, subject: RegExp): Promise<string> {
	const find = async () => {
		const response = await fetch(`${inbox}/messages?to=${encodeURIComponent(address)}`);
		const answer = (await response.json()) as Mail[] | { messages: Mail[] };
		const messages = Array.isArray(answer) ? answer : answer.messages;
		const found = messages.find((message) => subject.test(message.subject));
		if (found === undefined) throw new Error(`no mail to ${address} with ${subject}`);
		return found.text;
	};
	return vi.waitFor(find, { timeout: 60_000, interval: 100 });
}

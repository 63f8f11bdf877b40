import { type Random, seededRandom } from "@learnin/curriculum/random/seeded-random";
import type { ElementHandle, Page } from "playwright-core";
import type { Visitor } from "./browser.ts";

export interface RandomPresses {
	/** Where the walk begins, and begins again after it has left the app. */
	start: string;
	seed: string;
	steps: number;
}

const pressable = [
	"button",
	"a[href]",
	"input",
	"textarea",
	"select",
	"summary",
	"label",
	...["option", "radio", "checkbox", "menuitem", "tab"].map((role) => `[role=${role}]`),
]
	.map((each) => `${each}:visible`)
	.join(", ");

const writable = new Set(["text", "email", "search", "tel", "url", "number", "password"]);

/** Presses that end the walk, or take from the account what the rest of it needs. */
const ending = /log ?out|sign out|delete|withdraw|remove|turn off/i;
const typed = [
	"3",
	"12",
	"1/2",
	"-4",
	"0.75",
	"abc",
	"2x+3",
	"“a” & <b>b</b>",
	"",
	"999999999999",
	"½",
	" 7 ",
];
const keys = ["Enter", "Escape", "Tab", "Space", "ArrowRight", "?"];
/** A press on what is covered or has gone fails soon: the next one is made instead. */
const patience = { timeout: 1500 };
/** What the network does, not the page. */
const ofNetwork = /net::|Failed to (?:load|fetch)|preload CSS|NetworkError/;

/**
 * Presses, types, goes back and reloads at random, sometimes without a network, as impatient people on a bad line do.
 * Returns what no press may lead to: errors of the page, its apology for a bug, a server error, a page that is wider
 * than its window, and values that were not meant to be read.
 */
export async function pressAtRandom(visitor: Visitor, walk: RandomPresses): Promise<string[]> {
	const { page, context, complaints } = visitor;
	const faults = new Set<string>();
	const trail: string[] = [];
	const random = seededRandom(walk.seed);
	let done = 0;
	page.on("dialog", (dialog) => void dialog.accept());
	page.on("crash", () => faults.add(`the page crashed: ${page.url()}`));
	page.on("response", (response) => {
		// 503 asks to come back in a moment, and the page does.
		if (response.status() >= 500 && response.status() !== 503)
			faults.add(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
	});
	await page.goto(walk.start);
	let isOnline = true;
	for (let count = 0; count < walk.steps; count += 1) {
		if (random.oneIn(isOnline ? 30 : 4)) {
			isOnline = !isOnline;
			await context.setOffline(!isOnline);
		}
		const step = await oneStep(page, random);
		if (step !== null) done += 1;
		trail.push(isOnline ? "" : "offline:", step ?? "missed");
		for (const fault of await faultsOf(page)) faults.add(`${fault}, after ${trail.slice(-10).join(" ")}`);
		if (!(await isInApp(page))) {
			isOnline = true;
			await context.setOffline(false);
			await page.goto(walk.start);
		}
	}
	await context.setOffline(false);
	// A walk that is stuck would find nothing.
	if (done < walk.steps / 3)
		faults.add(`only ${done} of ${walk.steps} steps did anything: ${trail.slice(-10).join(" ")}`);
	for (const complaint of complaints) if (!ofNetwork.test(complaint)) faults.add(complaint);
	return [...faults];
}

/** Returns what was done, for people who look for the reason of a fault; null if it could not be done. */
async function oneStep(page: Page, random: Random): Promise<string | null> {
	try {
		if (random.oneIn(25)) return `back ${(await page.goBack(patience))?.url() ?? ""}`;
		if (random.oneIn(50)) return `reload ${(await page.reload())?.url() ?? ""}`;
		if (random.oneIn(30)) {
			const key = random.pick(keys);
			await page.keyboard.press(key);
			return key;
		}
		// The next page may still be loading.
		await page.locator(pressable).first().waitFor({ timeout: 10_000 });
		return await use(random.pick(await page.$$(pressable)), random);
	} catch {
		return null;
	}
}

async function use(element: ElementHandle, random: Random): Promise<string> {
	const { tag, type, name } = await element.evaluate((node) => ({
		tag: node.nodeName,
		type: node instanceof HTMLInputElement ? node.type : "",
		name: ((node instanceof Element && node.ariaLabel) || node.textContent || "").trim().slice(0, 40),
	}));
	if (ending.test(name)) return `not ${name}`;
	if (tag === "SELECT") {
		const values = await element.$$eval("option", (options) => options.map(({ value }) => value));
		await element.selectOption(random.pick(values), patience);
	} else if (tag === "TEXTAREA" || writable.has(type)) await element.fill(random.pick(typed), patience);
	else await element.click(patience);
	return `${tag} ${name}`;
}

async function faultsOf(page: Page): Promise<string[]> {
	// The browser's own page about the network, or one of a provider.
	if (!page.url().startsWith("http")) return [];
	try {
		await page.waitForFunction(() => document.body.innerText.trim() !== "");
		return await page.evaluate(() => {
			const text = document.body.innerText;
			const isWide = document.documentElement.scrollWidth > innerWidth + 1;
			const odd = /.{0,30}(?:\bNaN\b|\bundefined\b|\[object |Invalid Date).{0,30}/.exec(text)?.[0];
			return [
				...(text.includes("We are fixing the issue") ? [`a bug at ${location.pathname}`] : []),
				...(isWide ? [`wider than the window: ${location.pathname}`] : []),
				...(odd === undefined ? [] : [`“${odd}” at ${location.pathname}`]),
			];
		});
	} catch (error) {
		// Otherwise the page is just being left.
		return error instanceof Error && error.name === "TimeoutError" ? [`blank: ${page.url()}`] : [];
	}
}

/** Not at the pages of visitors, at a provider, or at the browser's own page about the network. */
async function isInApp(page: Page): Promise<boolean> {
	try {
		return await page.evaluate(
			() => document.querySelector("#root") !== null && location.pathname !== "/login",
		);
	} catch {
		return true;
	}
}

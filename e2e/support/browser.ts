import { launchBrowser } from "@learnin/stand-ins/testing/browser";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { keepTokens } from "./keep-tokens.ts";
import type { DemoAccount } from "./product.ts";

/** Fields of the answer key; no response may contain them while a student's question is open. */
const secretNames = ['"key":', '"known_mistakes":', '"seed":', '"generator_version":', '"wrong_answers":'];

/** A person with their own browser. */
export interface Visitor {
	page: Page;
	context: BrowserContext;
	/** Console errors and failed requests of the page; must be empty at the end. */
	complaints: string[];
	/** Bodies of the API's responses, to check for secrets. */
	answers: { url: string; body: string }[];
	close(): Promise<void>;
}

let browser: Browser | undefined;

export async function openBrowser(): Promise<void> {
	// There is no GPU: a process for it would only cost a tenth of each page load.
	browser = await launchBrowser(["--in-process-gpu"]);
}

export async function closeBrowser(): Promise<void> {
	await browser?.close();
	browser = undefined;
	signedIn.clear();
}

export interface Device {
	width?: number;
	height?: number;
	theme?: "dark" | "light";
	/** A phone's touch instead of a mouse. */
	hasTouch?: boolean;
	/** False for a browser without scripts. */
	runsScripts?: boolean;
	/** Lets the app's service worker install, which no other test needs. */
	keepsWorker?: boolean;
}

/** A new person: empty storage, English, a window of this size. */
export async function visit(url: string, device: Device = {}): Promise<Visitor> {
	const context = await newContext(url, device);
	return { ...(await openPage(context)), context, close: () => context.close() };
}

async function newContext(url: string, device: Device): Promise<BrowserContext> {
	if (browser === undefined) throw new Error("open the browser first");
	const { width = 1440, height = 900, theme, keepsWorker = false, runsScripts = true } = device;
	const { hasTouch = false } = device;
	const context = await browser.newContext({
		baseURL: url,
		viewport: { width, height },
		hasTouch,
		isMobile: hasTouch,
		locale: "en-US",
		timezoneId: "Europe/Berlin",
		reducedMotion: "reduce",
		javaScriptEnabled: runsScripts,
		serviceWorkers: keepsWorker ? "allow" : "block",
	});
	if (theme !== undefined)
		await context.addInitScript((chosen) => localStorage.setItem("theme", chosen), theme);
	return context;
}

/** A page whose complaints and answers are written down. */
async function openPage(context: BrowserContext): Promise<Pick<Visitor, "page" | "complaints" | "answers">> {
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	const complaints: string[] = [];
	const answers: { url: string; body: string }[] = [];
	page.on("pageerror", (error) => complaints.push(error.message));
	page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
	page.on("response", (response) => {
		if (!response.url().includes("/api/") || response.url().includes("/stream")) return;
		response.text().then(
			(body) => answers.push({ url: response.url(), body }),
			// A page that was left discards its responses.
			() => undefined,
		);
	});
	return { page, complaints, answers };
}

const signedIn = new Map<string, Promise<BrowserContext>>();

/**
 * A new tab in the browser of this account, signed in once for all tests of a file, which spares them the sign-in, the
 * dashboard and a cold start of the app. For tests that leave nothing on the device; they close it.
 */
export async function openTab(
	url: string,
	account: DemoAccount,
	{ width = 1440, height = 900 }: Pick<Device, "width" | "height"> = {},
): Promise<Visitor> {
	const key = `${url} ${account.email}`;
	const known = signedIn.get(key) ?? enteredContext(url, account);
	signedIn.set(key, known);
	const context = await known;
	const opened = await openPage(context);
	await opened.page.setViewportSize({ width, height });
	return { ...opened, context, close: () => opened.page.close() };
}

async function enteredContext(url: string, account: DemoAccount): Promise<BrowserContext> {
	const { page, context } = await visit(url);
	await keepTokens(page, account);
	await page.close();
	return context;
}

/** Fails if any response to the student's browser contains a part of the key. */
export function expectNoKeyIn({ answers }: Visitor): void {
	expect(answers.length).toBeGreaterThan(0);
	for (const { url, body } of answers) for (const name of secretNames) expect(body, url).not.toContain(name);
}

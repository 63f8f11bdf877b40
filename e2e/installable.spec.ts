import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { auditTest } from "./support/audit.ts";
import { demoAccount } from "./support/api.ts";
import { type Front, startFront } from "./support/front.ts";
import { sharedProduct } from "./support/product.ts";
import { isPlainChoice, questionAddress, skillsWithChoices } from "./support/question-address.ts";
import { newVisitor, signIn } from "./support/walk.ts";
import { useProduct } from "./support/use-product.ts";

const product = useProduct(sharedProduct);
let front: Front;
beforeAll(async () => {
	front = await startFront(product.url);
});
afterAll(() => front.close());

async function untilKept(page: Page): Promise<void> {
	await page.waitForFunction(async () => {
		await navigator.serviceWorker.ready;
		return navigator.serviceWorker.controller !== null;
	});
}

/** Addresses of everything in the caches. */
function keptAddresses(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const kept = await Promise.all(
			(await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
		);
		return kept.flat().map(({ url }) => new URL(url).pathname);
	});
}

interface Manifest {
	name: string;
	short_name: string;
	start_url: string;
	scope: string;
	display: string;
	icons: { src: string; sizes: string; purpose: string }[];
	shortcuts: { url: string }[];
}

test("the manifest has what a device needs, and its icons match it", async () => {
	const page = await (await fetch(`${product.url}/login`)).text();
	expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
	const manifest = (await (await fetch(`${product.url}/manifest.webmanifest`)).json()) as Manifest;
	expect(manifest).toMatchObject({
		short_name: "Learnin",
		start_url: "/",
		scope: "/",
		display: "standalone",
	});
	expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
		"192x192 any",
		"512x512 any",
		"512x512 maskable",
	]);
	for (const { src, sizes } of manifest.icons) {
		const bytes = new DataView(await (await fetch(product.url + src)).arrayBuffer());
		// A PNG has its width and height at bytes 16 and 20.
		expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`).toBe(sizes);
	}
	for (const { url } of manifest.shortcuts)
		expect((await fetch(product.url + url, { method: "HEAD" })).status).toBe(200);
});

test("practice continues offline, and only the app itself is cached", async () => {
	const visitor = await newVisitor(front, { keepsWorker: true });
	const { page, context } = visitor;
	await signIn(page, demoAccount(product, "student"));
	await page.waitForURL(/dashboard/);
	const { address: choice } = await questionAddress(product, skillsWithChoices, isPlainChoice);
	await page.goto(choice);
	await page.locator("#pr-prompt").waitFor();
	await untilKept(page);

	front.isDown = true;
	await context.setOffline(true);
	await page.locator(".pr-letter").first().click();
	await page.getByRole("button", { name: "Check" }).click();
	await page.getByText("We’ll check this when you’re back online").first().waitFor();
	await page.reload();
	await page.getByRole("heading", { name: "This set didn’t load" }).waitFor();
	await page.getByText("1 answer is saved on this device").waitFor();
	await page.goto("/student/dashboard");
	await page.getByRole("heading", { name: "Your dashboard needs the internet" }).waitFor();
	await page.getByText("Your answers are saved on this device.").waitFor();
	// Without any press.
	front.isDown = false;
	await context.setOffline(false);
	await page.getByRole("link", { name: /^Go: / }).waitFor();
	front.isDown = true;
	await context.setOffline(true);
	// A page with its own document shows the offline page instead.
	await page.goto("/register");
	await page.getByRole("heading", { name: "You’re offline" }).waitFor();

	front.isDown = false;
	await context.setOffline(false);
	await page.goto(choice);
	await expect
		.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("unsent"))))
		.toEqual([]);
	const kept = await keptAddresses(page);
	expect(kept.length).toBeGreaterThan(10);
	expect(kept.filter((path) => !path.startsWith("/assets/") && path !== "/the-shell")).toEqual([]);
	await page.evaluate(() => localStorage.clear());
	// The signed-in page may navigate away just now.
	const signedOut = await context.newPage();
	await signedOut.goto("/login");
	const texts = await signedOut.evaluate(async () => (await caches.match("/the-shell"))?.text());
	expect(texts).not.toContain(demoAccount(product, "student").email);
});

test("a page whose file does not arrive says so, and the menu still leads on", async () => {
	const { page } = await newVisitor(product);
	await signIn(page, demoAccount(product, "student"));
	await page.waitForURL(/dashboard/);
	await page.route(/own-activity-page-/, (route) => route.abort());
	await page.goto("/student/activity");
	await page.getByRole("heading", { name: "This page didn’t load" }).waitFor();
	await page.getByRole("link", { name: "Bookmarks" }).first().click();
	await page.getByRole("heading", { name: "Bookmarks" }).first().waitFor();
	await expect.poll(() => page.getByRole("heading", { name: "This page didn’t load" }).count()).toBe(0);
});

test("a message that cannot be shown offline leaves the question where it is", async () => {
	const { page, context } = await newVisitor(product);
	await signIn(page, demoAccount(product, "student"));
	await page.waitForURL(/dashboard/);
	const { address } = await questionAddress(product, skillsWithChoices, isPlainChoice);
	const offline = Promise.withResolvers<void>();
	await page.route(/toast-list-/, (route) => offline.promise.then(() => route.abort()));
	await page.goto(address);
	const report = page.getByRole("button", { name: "Report a problem" });
	await report.waitFor();
	await context.setOffline(true);
	offline.resolve();
	await report.click();
	const theme = page.getByRole("button", { name: /^Switch to \w+ theme$/ });
	const before = await theme.getAttribute("aria-label");
	await theme.click();
	await expect.poll(() => theme.getAttribute("aria-label")).not.toBe(before);
	await page.locator("#pr-prompt").waitFor();
});

auditTest("a new version is offered, but not over an open question, and loaded on request", async () => {
	const visitor = await newVisitor(front, { keepsWorker: true });
	const { page } = visitor;
	await page.goto("/login");
	await untilKept(page);
	const before = await buildOf(page);
	const next = "0fa1de00";
	front.change = (text) => text.replaceAll(before, next);
	onTestFinished(() => {
		front.change = (text) => text;
	});
	await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
	const offer = page.getByRole("status", { name: "New version" });
	await offer.getByText("A new version is ready.").waitFor();
	expect(await buildOf(page)).toBe(before);
	await offer.getByRole("button", { name: "Reload" }).click();
	await expect.poll(() => buildOf(page)).toBe(next);
	// The new page is the new build: nothing is offered anymore.
	await untilKept(page);
	await expect.poll(() => offer.count()).toBe(0);
	expect(visitor.complaints).toEqual([]);
});

function buildOf(page: Page): Promise<string> {
	return page
		.locator('meta[name="build"]')
		.getAttribute("content")
		.then((content) => content ?? "");
}

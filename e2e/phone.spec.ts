import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { isAudit } from "./support/audit.ts";
import { demoAccount } from "./support/api.ts";
import { visit } from "./support/browser.ts";
import { sharedProduct } from "./support/product.ts";
import { overlapsOf } from "./support/rectangles.ts";
import { enterAs, enterTab, freshEmail, newVisitor, signUp } from "./support/walk.ts";
import { useProduct } from "./support/use-product.ts";

// The frame around the pages on a phone.

const product = useProduct(sharedProduct);

async function enter(role: string, width: number, path?: string): Promise<Page> {
	const window = { width, height: 700, ...(path !== undefined && { path }) };
	return (await enterTab(product, demoAccount(product, role), window)).page;
}

/** The account, but with these figures in the header. */
async function withFigures(page: Page, figures: object): Promise<void> {
	await page.route(`**${getUserDetails.path}`, async (route) => {
		const answer = await route.fetch();
		const { data } = (await answer.json()) as { data: object };
		await route.fulfill({ response: answer, json: { data: { ...data, ...figures } } });
	});
}

const pages = {
	parent: ["/parent/dashboard", "/parent/transactions", "/settings/email-password", "/profile"],
	student: [
		"/student/dashboard",
		"/student/activity",
		"/settings/email-password",
		"/student/payment-methods",
	],
};

/** The widest figures of each role; the audit also tries narrower ones, which have another layout. */
const widest = [
	["parent", { currency: "NPR", wallet_balance: 1_234_567.89 }],
	["student", { reward_points: 1_234.56 }],
] as const;
const narrower = [
	["parent", { currency: "USD", wallet_balance: 24 }],
	["parent", { currency: "NPR", wallet_balance: 99_999.99 }],
	["student", { reward_points: 0.05 }],
] as const;

describe.each(isAudit ? [...widest, ...narrower] : widest)("the header of a %s with %o", (role, figures) => {
	test.each(isAudit ? [360, 320] : [320])("shows everything on every page at %d px", async (width) => {
		const page = await enter(role, width);
		await withFigures(page, figures);
		for (const path of pages[role]) {
			await page.goto(path);
			const pill = page.locator(".header").locator(".wallet-pill, .points-pill");
			await pill.waitFor();
			const parts = [page.locator(".header h1"), pill, page.locator(".header button, .header a.ib")];
			expect(await overlapsOf(page, parts), path).toEqual([]);
			const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect(overflow, path).toBeLessThanOrEqual(0);
		}
	});
});

test.each([
	[390, ["Dashboard", "Activity", "Payments", "Students", "Settings", "Wallet"]],
	// The wallet is in the header too.
	[320, ["Dashboard", "Activity", "Payments", "Students", "Settings"]],
])("the bottom bar of a parent fits its entries at %d px", async (width, names) => {
	const page = await enter("parent", width);
	const entries = page.getByRole("navigation", { name: "Quick menu" }).getByRole("link");
	await entries.getByText("Students").waitFor();
	expect(await entries.allTextContents()).toEqual(names);
	expect(await overlapsOf(page, [entries.locator("span")])).toEqual([]);
	await page.locator(".header .wallet-pill").waitFor();
	await entries.getByText("Students").click();
	await page.waitForURL("**/profile");
});

/** Heights in pixels, with three children and an answered day. */
test.each([
	["/parent/dashboard", ".child-card", 2_600],
	["/student-activity", ".session-card", 2_650],
])("%s is not long at 390 px, and everything is a press away", async (path, ready, longest) => {
	const page = await enter("parent", 390, path);
	await page.locator(ready).first().waitFor();
	const height = () => page.evaluate(() => document.documentElement.scrollHeight);
	await expect.poll(height).toBeLessThanOrEqual(longest);
	const short = await height();
	const folds = page.locator(".fold-button");
	for (const fold of await folds.all()) await fold.press("Enter");
	await expect.poll(height).toBeGreaterThan(short);
	await expect.poll(() => page.locator('.fold-button[aria-expanded="false"]').count()).toBe(0);
});

test.each([360, 1440])("a toast does not cover the header and Logout at %d px", async (width) => {
	// A browser of its own: the test ends signed out.
	const { page, close } = await visit(product.url, { width, height: 700 });
	onTestFinished(close);
	await enterAs(page, demoAccount(product, "parent"), "/parent/transactions");
	await page.getByRole("button", { name: "Save as CSV" }).waitFor();
	await page.route("**/api/transactions/csv**", (route) => route.abort());
	await page.getByRole("button", { name: "Save as CSV" }).click();
	const toast = page.locator(".Toastify__toast");
	await toast.waitFor();
	// It stays under the pointer.
	await toast.hover();
	expect(await overlapsOf(page, [page.locator(".header"), toast])).toEqual([]);
	await page.locator(".account-button").press("Enter");
	const logout = page.getByRole("menuitem", { name: "Logout" });
	await logout.waitFor();
	await toast.waitFor();
	await logout.click();
	await page.waitForURL((url) => url.pathname === "/");
});

test.each([
	{ width: 360, field: "Grade/Class", words: "Please select grade for Child 1" },
	{ width: 390, field: "Primary Learning Objective", words: "Please select learning objective for Child 1" },
])("a refusal about $field is said once, at the field, above the price", async ({ width, field, words }) => {
	const visitor = await newVisitor(product, { width, height: 780 });
	const { page } = visitor;
	await signUp(page, { name: "Lou Park", email: freshEmail("lou") });
	await page.getByRole("button", { name: /^Add (Another )?Child$/ }).click();
	await page.getByLabel("Child's Full Name").fill("Kid Park");
	if (field !== "Grade/Class") await page.getByLabel("Grade/Class").selectOption({ label: "4th Grade" });
	await page.getByLabel("Email Address").fill(freshEmail("kid"));
	await page.getByRole("button", { name: "Complete Registration" }).click();
	const said = page.getByText(words);
	await said.waitFor();
	const refused = page.getByLabel(field);
	await expect.poll(() => refused.evaluate((input) => input === document.activeElement)).toBe(true);
	expect(await said.count()).toBe(1);
	const bar = page.locator(".complete-bar");
	await expect.poll(() => overlapsOf(page, [refused, bar])).toEqual([]);
	await expect.poll(() => overlapsOf(page, [said, bar])).toEqual([]);
});

test("the welcome after sign-up leaves the heading free, also while a name is typed", async () => {
	const visitor = await newVisitor(product, { width: 390, height: 780 });
	const { page } = visitor;
	await signUp(page, { name: "Ana Park", email: freshEmail("ana") });
	const toast = page.locator(".Toastify__toast");
	await toast.hover();
	await page.getByRole("button", { name: /^Add (Another )?Child$/ }).press("Enter");
	const name = page.getByLabel("Child's Full Name");
	await name.fill("Kid Park");
	expect(await toast.isVisible()).toBe(true);
	expect(await overlapsOf(page, [name, toast])).toEqual([]);
	expect(await overlapsOf(page, [page.locator("h1"), toast])).toEqual([]);
});

test("the menu opens from the header, closes beside its panel and leads to a page", async () => {
	const page = await enter("student", 390);
	const drawer = page.locator("#menu-drawer");
	const open = page.getByRole("button", { name: "Open menu" });
	await open.click();
	await drawer.waitFor();
	await page.keyboard.press("Tab");
	expect(await drawer.locator(":focus").getAttribute("aria-label")).toBe("Close menu");
	// Beside the panel, above the bar at the bottom: the page below must not get the press.
	const before = page.url();
	await page.mouse.click(380, 690);
	await drawer.waitFor({ state: "hidden" });
	expect(page.url()).toBe(before);
	await open.click();
	await drawer.getByRole("link", { name: "Bookmarks" }).click();
	await page.waitForURL("**/student/bookmarks");
	await drawer.waitFor({ state: "hidden" });
});

test("a link to a section of the home page leads to its heading once distant sections are skipped", async () => {
	const { page, close } = await visit(product.url, { width: 390, height: 780 });
	onTestFinished(close);
	await page.goto("/");
	await page.locator("main > .sec.skips-distant").last().waitFor();
	await page.evaluate(() => {
		location.hash = "#pricing";
	});
	const top = () => page.locator("#pricing").evaluate((section) => section.getBoundingClientRect().top);
	await expect.poll(top).toBeGreaterThan(60);
	expect(await top()).toBeLessThan(130);
});

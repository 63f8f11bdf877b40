import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { closeBrowser, openBrowser, visit } from "./support/browser.ts";
import { type Product, startProduct } from "./support/product.ts";
import { freshEmail, signIn, signUp } from "./support/walk.ts";

let product: Product;
beforeAll(async () => {
	[product] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
	await closeBrowser();
	await product.stop();
});

interface Screen {
	name: string;
	path: string;
	who?: "parent" | "student" | "super-admin" | "new";
	/** Seen when the page has its content. */
	ready: string;
}

const screens: Screen[] = [
	{ name: "home", path: "/", ready: "h1" },
	{ name: "login", path: "/login", ready: "form" },
	{ name: "create account", path: "/create-account", ready: "form" },
	{ name: "not found", path: "/no/such/page", ready: "h1" },
	{ name: "failed answer", path: "/failed-answer", ready: "h1", who: "student" },
	{ name: "register", path: "/register", ready: "h1", who: "new" },
	{
		name: "invitation that is not valid",
		path: "/student/accept-invitation?token=not-a-token-of-anybody",
		ready: "h1",
	},
	{ name: "student dashboard", path: "/student/dashboard", ready: "main h2", who: "student" },
	{
		name: "practice",
		path: "/student/questions/skill/add-sub-fractions-unlike",
		ready: "#pr-prompt",
		who: "student",
	},
	{
		name: "practice, choose one",
		path: "/student/questions/skill/multiply-facts-hard",
		ready: "#pr-prompt",
		who: "student",
	},
	{ name: "parent dashboard", path: "/parent/dashboard", ready: "main h2", who: "parent" },
	{ name: "student activity", path: "/student-activity", ready: "main h2", who: "parent" },
	{
		name: "super-admin dashboard",
		path: "/superadmin/dashboard",
		ready: ".superadmin-figures dd",
		who: "super-admin",
	},
];

const devices = [
	{ theme: "dark", width: 1440, height: 900 },
	{ theme: "light", width: 1440, height: 900 },
	{ theme: "dark", width: 360, height: 740 },
	{ theme: "light", width: 360, height: 740 },
] as const;

async function enter(page: Page, who: Screen["who"]): Promise<void> {
	if (who === undefined) return;
	if (who === "new") return signUp(page, { name: "Jo Park", email: freshEmail("jo") });
	const account = product.demo.find(({ role }) => role === who);
	if (account === undefined) throw new Error(`no demo ${who}`);
	await signIn(page, account);
	await page.waitForURL(/dashboard/);
}

/** Every page is usable by screen reader and keyboard users, and fits its window. */
describe.each(devices)("$theme at $width px", (device) => {
	test.each(["visitor", "new", "student", "parent", "super-admin"] as const)(
		"pages of a %s",
		async (group) => {
			const visitor = await visit(product.url, device);
			onTestFinished(() => visitor.close());
			const { page } = visitor;
			const who = group === "visitor" ? undefined : group;
			await enter(page, who);
			for (const screen of screens.filter((one) => one.who === who)) {
				await page.goto(screen.path);
				await page.locator(screen.ready).first().waitFor();
				await page.waitForFunction(() => document.fonts.status === "loaded");
				const { violations } = await new AxeBuilder({ page })
					.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
					// Radix puts focus guards around an open menu; nothing else is excepted.
					.exclude("[data-radix-focus-guard]")
					.analyze();
				const found = violations.map(
					({ id, nodes }) => `${screen.name}: ${id} ${nodes.map(({ html }) => html).join(" ")}`,
				);
				expect(found).toEqual([]);
				const overflow = await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				);
				expect([screen.name, overflow]).toEqual([screen.name, 0]);
			}
			expect(visitor.complaints.filter((text) => !text.includes("404") && !text.includes("410"))).toEqual([]);
		},
	);
});

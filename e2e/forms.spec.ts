import { DELETE_WORDS } from "@learnin/contract/routes/people/data-rights.contract";
import type { Page, Route } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { demoAccount } from "./support/api.ts";
import { isAudit } from "./support/audit.ts";
import { visit } from "./support/browser.ts";
import { sharedProduct } from "./support/product.ts";
import { enterTab, freshEmail, signUp } from "./support/walk.ts";
import { useProduct } from "./support/use-product.ts";

const product = useProduct(sharedProduct);

interface Form {
	name: string;
	who: "visitor" | "newcomer" | "parent" | "student" | "super-admin";
	path: string;
	/** Opens the form, if the page does not show it. */
	open?: (page: Page) => Promise<void>;
	/** What is entered, by label. */
	entries: Record<string, string>;
	button: string | RegExp;
	/** Like another form of the list, which neither moves money nor deletes. */
	isForAudit?: true;
}

const press = (name: string) => async (page: Page) =>
	page.getByRole("button", { name, exact: true }).first().click();

const forms: Form[] = [
	{
		name: "login",
		who: "visitor",
		path: "/login",
		entries: { Email: "jo@example.com", Password: "seven quiet otters" },
		button: "Login",
	},
	{
		name: "create account",
		isForAudit: true,
		who: "visitor",
		path: "/create-account",
		entries: { Name: "Jo Park", Email: "jo@example.com", Password: "seven quiet otters" },
		button: "Get Started",
	},
	{
		name: "the registration of a child",
		who: "newcomer",
		path: "/register",
		open: async (page) => {
			await page.getByRole("button", { name: "Add Another Child" }).click();
			await page.getByLabel("Grade/Class").selectOption({ label: "4th Grade" });
			await page.getByLabel("Primary Learning Objective").fill("Keep up with class");
		},
		entries: { "Child's Full Name": "Maya Park", "Email Address": "maya.park@example.com" },
		button: "Complete Registration",
	},
	{
		name: "forgot password",
		isForAudit: true,
		who: "visitor",
		path: "/forgot-password",
		entries: { Email: "jo@example.com" },
		button: "Send the link",
	},
	{
		name: "a parent's name",
		isForAudit: true,
		who: "parent",
		path: "/settings/profile",
		entries: { "Full name": "Amara O." },
		button: "Save name",
	},
	{
		name: "a new password",
		who: "parent",
		path: "/settings/email-password",
		open: press("Change password"),
		entries: { "Current password": "seven quiet otters", "New password": "eight quiet otters" },
		button: "Change password",
	},
	{
		name: "a new email",
		isForAudit: true,
		who: "parent",
		path: "/settings/email-password",
		open: press("Change email"),
		entries: { "New email": "jo@example.com", "Current password": "seven quiet otters" },
		button: "Send the link",
	},
	{
		name: "the second guardian",
		isForAudit: true,
		who: "parent",
		path: "/add-invitation?for=guardian",
		entries: { "Second guardian’s email": "jo@example.com" },
		button: "Send invitation",
	},
	{
		name: "a child's profile",
		who: "parent",
		path: "/profile",
		open: (page) => page.getByRole("button", { name: /^Edit/ }).first().click(),
		entries: { "Full name": "Zoe" },
		button: "Save",
	},
	{
		name: "a PIN",
		isForAudit: true,
		who: "parent",
		path: "/parent/settings",
		open: press("Choose a PIN"),
		entries: { "New PIN": "2580", "Your password": "seven quiet otters" },
		button: "Save PIN",
	},
	{
		name: "the deletion of a child",
		who: "parent",
		path: "/profile",
		open: press("Delete Leo Okafor"),
		entries: { "Type Leo Okafor": "Leo Okafor", "Your password": "seven quiet otters" },
		button: "Delete for good",
	},
	{
		name: "the deletion of a family",
		who: "parent",
		path: "/parent/settings",
		open: press("Delete the family"),
		entries: { [`Type “${DELETE_WORDS}”`]: DELETE_WORDS, "Your password": "seven quiet otters" },
		button: "Delete for good",
	},
	{
		name: "a promise",
		who: "parent",
		path: "/parent/rewards",
		open: (page) =>
			page
				.getByRole("button", { name: /promise/i })
				.first()
				.click(),
		entries: { "What do you promise?": "A trip to the zoo", "Price in points": "50" },
		button: "Save",
	},
	{
		name: "a load of the wallet",
		who: "parent",
		path: "/parent/load-wallet",
		entries: { "Or another amount, in USD": "30" },
		button: /^Load /,
	},
	{
		name: "a worksheet",
		isForAudit: true,
		who: "parent",
		path: "/parent/worksheets?skill=multiply-facts-easy",
		entries: {},
		button: "Make worksheet",
	},
	{
		name: "a child's goals",
		isForAudit: true,
		who: "student",
		path: "/student/goals",
		entries: { "Questions a day": "9" },
		button: "Save goals",
	},
	{
		name: "a new parent",
		who: "super-admin",
		path: "/superadmin/add-parent",
		entries: { Name: "Jo Park", Email: "jo@example.com" },
		button: "Add and invite",
	},
];

/** Keeps what the page sends, so that nothing is changed, until `release` refuses it. */
async function keepSent(page: Page) {
	const kept: Route[] = [];
	let count = 0;
	await page.route("**/api/**", async (route) => {
		const url = route.request().url();
		const isReading = route.request().method() === "GET";
		if (isReading || url.includes("refresh") || url.includes("error-reports")) await route.continue();
		else {
			count += 1;
			kept.push(route);
		}
	});
	return {
		sent: () => count,
		release: async () => {
			const waiting = kept.splice(0);
			for (const route of waiting)
				await route.fulfill({ status: 409, json: { code: "conflict", detail: "Not now." } });
		},
	};
}

async function fill(page: Page, { entries }: Form): Promise<void> {
	for (const [label, entry] of Object.entries(entries)) {
		const field = page.getByLabel(label, { exact: true }).last();
		await field.fill(entry);
	}
}

async function openForm({ who, path, open }: Form): Promise<Page> {
	if (who === "visitor" || who === "newcomer") {
		const { page, close } = await visit(product.url);
		onTestFinished(close);
		if (who === "newcomer") await signUp(page, { name: "Jo Park", email: freshEmail("jo") });
		await page.goto(path);
		await open?.(page);
		return page;
	}
	const { page } = await enterTab(product, demoAccount(product, who), { path });
	await open?.(page);
	return page;
}

describe("sent twice in a row, it is one request, and the button is busy", () => {
	test.each(forms.filter(({ isForAudit }) => isAudit || isForAudit !== true))("$name", async (form) => {
		const page = await openForm(form);
		await fill(page, form);
		const button = page.locator("form").getByRole("button", { name: form.button, exact: true }).last();
		const busy = page.locator("form [aria-busy=true]");
		const { sent, release } = await keepSent(page);
		await button.dblclick();
		await busy.waitFor();
		await expect.poll(sent).toBe(1);
		await release();
		await busy.waitFor({ state: "detached" });
		expect(sent()).toBe(1);
		const [first] = Object.keys(form.entries);
		if (first === undefined) return;
		await fill(page, form);
		await page.getByLabel(first, { exact: true }).last().focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Enter");
		await busy.waitFor();
		await expect.poll(sent).toBe(2);
		await release();
		await busy.waitFor({ state: "detached" });
		expect(sent()).toBe(2);
	});
});

describe("a form left empty", () => {
	const empty = forms.filter(({ who }) => who === "visitor");
	test.each(empty)(
		"$name says so at its fields, and focuses the first",
		async ({ path, button, entries }) => {
			const { page, close } = await visit(product.url);
			onTestFinished(close);
			const { sent } = await keepSent(page);
			await page.goto(path);
			const labels = Object.keys(entries);
			const [first = ""] = labels;
			const field = (label: string) => page.getByLabel(label, { exact: true });
			// Passing through an empty field is no fault yet.
			for (const label of labels) await field(label).focus();
			expect(await page.locator("[aria-invalid=true]").count()).toBe(0);
			await page.getByRole("button", { name: button, exact: true }).click();
			await expect.poll(() => page.locator("[aria-invalid=true]").count()).toBe(labels.length);
			expect(await field(first).evaluate((one) => one === document.activeElement)).toBe(true);
			const said = await field(first).evaluate(
				(one) =>
					document.getElementById(one.getAttribute("aria-describedby")?.split(" ")[0] ?? "")?.textContent,
			);
			expect(said).toBe(first === "Name" ? "Enter your name." : "Enter your email.");
			// Sent again from the field itself, the focus does not move: it is announced.
			await page.keyboard.press("Enter");
			await expect.poll(() => page.locator("form [role=alert]").count()).toBe(1);
			await field("Email").fill("jo");
			await field("Email").blur();
			await page.getByText("Please enter a valid email address.").waitFor();
			await field("Email").fill("jo@example.com");
			await expect.poll(() => page.getByText("Please enter a valid email address.").count()).toBe(0);
			expect(sent()).toBe(0);
		},
	);
});

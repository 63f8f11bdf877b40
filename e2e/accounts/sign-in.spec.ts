import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { type DemoAccount, sharedProduct } from "../support/product.ts";
import { freshEmail, newVisitor, signIn, signUp } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

const demo = (role: string): DemoAccount => {
	const account = product.demo.find((one) => one.role === role);
	if (account === undefined) throw new Error(`no demo ${role}`);
	return account;
};

const accessKey = "learnin-access-token";
const refreshKey = "learnin-refresh-token";
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
/** Makes the access token look expired. */
const spend = (page: Page) => page.evaluate((name) => localStorage.setItem(name, "spent"), accessKey);

describe("signing in and out", () => {
	test("a wrong password is reported, the right one leads to the dashboard of the role, logging out removes both tokens", async () => {
		const { page } = await newVisitor(product);
		const parent = demo("parent");
		await signIn(page, { email: parent.email, password: "not this one" });
		await page.getByText("Incorrect email or password.").first().waitFor();
		await signIn(page, parent);
		await page.waitForURL("**/parent/dashboard");
		expect(await stored(page, refreshKey)).not.toBeNull();
		await page
			.getByRole("button", { name: /account|profile|Amara/i })
			.first()
			.click();
		await page.getByText(parent.email).first().waitFor();
		await page.getByRole("menuitem", { name: "Logout" }).click();
		await page.waitForURL((url) => url.pathname === "/");
		await page.waitForFunction((name) => localStorage.getItem(name) === null, accessKey);
		expect(await stored(page, refreshKey)).toBeNull();
	});

	test("a page that needs sign-in opens after it", async () => {
		const { page } = await newVisitor(product);
		await page.goto("/student-activity");
		const dialog = page.getByRole("dialog", { name: "Login" });
		await dialog.getByText("Sign in to continue to the page you opened.").waitFor();
		const { email, password } = demo("parent");
		await dialog.getByLabel("Email").fill(email);
		await dialog.getByLabel("Password", { exact: true }).fill(password);
		await dialog.getByRole("button", { name: "Login", exact: true }).click();
		await page.waitForURL("**/student-activity");
	});

	test("each role is sent to its dashboard", async () => {
		const { page } = await newVisitor(product);
		await signIn(page, demo("student"));
		await page.waitForURL("**/student/dashboard");
		await page.goto("/parent/dashboard");
		await page.waitForURL("**/student/dashboard");
		await page.goto("/login");
		await page.waitForURL("**/student/dashboard");
		await page.goto("/register");
		await page.waitForURL((url) => url.pathname === "/" || url.pathname === "/student/dashboard");
	});

	test("an account without registered children is sent to /register", async () => {
		const { page } = await newVisitor(product);
		await signUp(page, { name: "Jo Park", email: freshEmail("jo") });
		await page.goto("/student/dashboard");
		await page.waitForURL("**/register");
	});

	test("a taken address and a weak password are reported at their fields", async () => {
		const { page } = await newVisitor(product);
		await page.goto("/create-account");
		await page.getByLabel("Name").fill("Amara");
		await page.getByLabel("Email").fill(demo("parent").email);
		await page.getByLabel("Password", { exact: true }).fill("three green apples");
		await page.getByRole("button", { name: "Get Started" }).click();
		// Once, at the field: a second element with the text would be refused.
		await page.getByText("An account with this email already exists.").waitFor();
		await page.getByLabel("Password", { exact: true }).fill("password1");
		await page.getByRole("button", { name: "Get Started" }).click();
		await page.getByText("This password is too common. Please choose another one.").waitFor();
		expect(await page.locator(".Toastify__toast").count()).toBe(0);
	});

	test("an unknown address shows the not-found page", async () => {
		const { page } = await newVisitor(product);
		await page.goto("/no/such/page");
		await page.getByRole("heading").first().waitFor();
		await page.getByText("We couldn’t find this page.", { exact: false }).waitFor();
	});
});

describe("tokens", () => {
	auditTest("two tabs and a second browser that refresh at the same time stay signed in", async () => {
		const first = await newVisitor(product);
		await signIn(first.page, demo("parent"));
		await first.page.waitForURL("**/parent/dashboard");
		const tab = await first.context.newPage();
		await tab.goto("/parent/dashboard");

		const second = await newVisitor(product);
		await second.page.goto("/login");
		const tokens = { access: "spent", refresh: await stored(first.page, refreshKey) };
		await second.page.evaluate(
			([accessName, refreshName, { access, refresh }]) => {
				localStorage.setItem(accessName, access);
				localStorage.setItem(refreshName, refresh ?? "");
			},
			[accessKey, refreshKey, tokens] as const,
		);

		await spend(first.page);
		const dashboards = [first.page, tab, second.page];
		await Promise.all(dashboards.map((page) => page.goto("/parent/dashboard")));
		for (const page of dashboards) {
			// The page may be shown from the last known profile before the tokens are refreshed.
			await expect.poll(() => stored(page, accessKey)).not.toBe("spent");
			await page.getByRole("heading", { name: "Dashboard" }).waitFor();
			expect(await stored(page, refreshKey)).not.toBeNull();
		}
		const renewals = first.answers.filter(({ url }) => url.includes("refresh_token"));
		expect(renewals.length).toBeLessThanOrEqual(1);
	});

	test("a refused refresh signs out and removes both tokens", async () => {
		const { page } = await newVisitor(product);
		await signIn(page, demo("student"));
		await page.waitForURL("**/student/dashboard");
		await page.evaluate(
			([accessName, refreshName]) => {
				localStorage.setItem(accessName, "spent");
				localStorage.setItem(refreshName, "not-a-token-of-ours");
			},
			[accessKey, refreshKey] as const,
		);
		await page.goto("/student/dashboard");
		const areGone = ([one, other]: readonly [string, string]) =>
			localStorage.getItem(one) === null && localStorage.getItem(other) === null;
		await page.waitForFunction(areGone, [accessKey, refreshKey] as const);
	});

	auditTest("being offline keeps the tokens, and the page says so", async () => {
		const { page, context } = await newVisitor(product);
		await signIn(page, demo("student"));
		await page.waitForURL("**/student/dashboard");
		await context.route("**/api/**", (route) => route.abort());
		await page.reload();
		await page
			.getByText(/Network error please try after few seconds|Try again/)
			.first()
			.waitFor();
		expect(await stored(page, refreshKey)).not.toBeNull();
		await context.unroute("**/api/**");
		await page.reload();
		await page.getByRole("heading", { name: "Dashboard" }).waitFor();
	});
});

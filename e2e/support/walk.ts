import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { type Device, openTab, visit, type Visitor } from "./browser.ts";
import { keepTokens } from "./keep-tokens.ts";
import type { DemoAccount, Product } from "./product.ts";

export const password = "three green apples";

export interface Card {
	number: string;
	/** What to do if the bank requires authentication. */
	authenticate?: "Complete authentication" | "Fail authentication";
}

export const goodCard: Card = { number: "4242424242424242" };

/** From the home page through the "Try Learnin" modal to the children's page. */
export async function signUp(page: Page, person: { name: string; email: string }): Promise<void> {
	await page.goto("/");
	await page
		.getByRole("button", { name: "Try Learnin" })
		.or(page.getByRole("link", { name: "Try Learnin" }))
		.first()
		.click();
	const dialog = page.getByRole("dialog");
	await dialog.waitFor();
	const name = dialog.getByLabel("Name");
	if ((await name.count()) === 0) await dialog.getByRole("button", { name: "Signup" }).click();
	await name.fill(person.name);
	await dialog.getByLabel("Email").fill(person.email);
	await dialog.getByLabel("Password", { exact: true }).fill(password);
	await dialog.getByRole("button", { name: "Get Started" }).click();
	await page.waitForURL("**/register");
	await page.getByText("User has been created successfully").waitFor();
}

/** Someone who has just signed up, in a browser that is closed with the test. */
export async function enterSignedUp(product: Product): Promise<Visitor> {
	const visitor = await newVisitor(product);
	await signUp(visitor.page, { name: "Jo Park", email: freshEmail("jo") });
	return visitor;
}

export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
	await page.goto("/login");
	await page.getByLabel("Email").fill(account.email);
	await page.getByLabel("Password", { exact: true }).fill(account.password);
	await page.getByRole("button", { name: "Login", exact: true }).click();
}

const dashboards: Record<string, string> = {
	parent: "/parent/dashboard",
	student: "/student/dashboard",
	"super-admin": "/superadmin/dashboard",
};

/** At a path, by default the dashboard of a demo account, signed in without the form: for tests about something else. */
export async function enterAs(
	page: Page,
	account: DemoAccount,
	path = dashboards[account.role],
): Promise<void> {
	await keepTokens(page, account);
	await page.goto(path ?? "/");
}

/** A new person with a browser of their own, which is closed with the test. */
export async function newVisitor({ url }: Pick<Product, "url">, device?: Device): Promise<Visitor> {
	const visitor = await visit(url, device);
	onTestFinished(() => visitor.close());
	return visitor;
}

/** The same at the dashboard of a demo account: for a test that leaves something on the device or signs out. */
export async function enterNew(product: Product, account: DemoAccount, device?: Device): Promise<Visitor> {
	const visitor = await newVisitor(product, device);
	await enterAs(visitor.page, account);
	return visitor;
}

/**
 * A new tab at a path, by default the dashboard, in the browser of this account, which is signed in once for all tests
 * of a file. It is closed with the test, which leaves nothing on the device.
 */
export async function enterTab(
	{ url }: Product,
	account: DemoAccount,
	{
		path = dashboards[account.role] ?? "/",
		...window
	}: { path?: string; width?: number; height?: number } = {},
): Promise<Visitor> {
	const visitor = await openTab(url, account, window);
	onTestFinished(() => visitor.close());
	await visitor.page.goto(path);
	return visitor;
}

export interface Child {
	name: string;
	email: string;
	grade: string;
}

/** Fills in the children's cards; the page must show the empty state first. */
export async function addChildren(page: Page, children: Child[]): Promise<void> {
	await page.getByText("No children added yet").waitFor();
	for (const [index, child] of children.entries()) {
		await page.getByRole("button", { name: /^Add (Another )?Child$/ }).click();
		const card = page
			.getByRole("group", { name: `Child ${index + 1}` })
			.or(page.getByRole("region", { name: `Child ${index + 1}` }));
		await card.getByLabel("Child's Full Name").fill(child.name);
		await card.getByLabel("Grade/Class").selectOption({ label: child.grade });
		await card.getByLabel("Email Address").fill(child.email);
		await card.getByLabel("Primary Learning Objective").fill("Keep up with class");
	}
}

/** From the children's page to the card form. */
export async function goToPayStep(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Complete Registration" }).click();
	await page.getByRole("dialog").getByText("Order Summary").waitFor();
	await page.getByRole("button", { name: "Make Payment" }).click();
}

/** Enters the card, even if the family has saved ones. */
export async function payWith(page: Page, card: Card): Promise<void> {
	const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
	const another = page.getByRole("radio", { name: /^(Another card|Card)$/ });
	await another.or(page.locator('iframe[title="Secure payment input frame"]')).first().waitFor();
	if ((await another.count()) > 0) await another.check();
	await frame.getByLabel("Card number").fill(card.number);
	await frame.getByLabel("Expiration date").fill("1240");
	await frame.getByLabel("Security code").fill("123");
	await page
		.getByRole("dialog")
		.getByRole("button", { name: /^(Pay|Save|Try)/ })
		.last()
		.click();
	if (card.authenticate === undefined) return;
	await page
		.frameLocator('iframe[title="Card authentication"]')
		.getByRole("button", { name: card.authenticate })
		.click();
}

/** The link in a child's invitation email. */
export async function invitationLink(product: Product, email: string): Promise<string> {
	const text = await product.mailTo(email, /invites you/);
	const link = /https?:\/\/\S+accept-invitation\S+/.exec(text)?.[0];
	if (link === undefined) throw new Error(`no link in the invitation to ${email}`);
	const { pathname, search } = new URL(link);
	// The demo family's emails are made once for all products of a run, each of which has its own port.
	return product.url + pathname + search;
}

let number = 0;
/** An unused address. */
export function freshEmail(name: string): string {
	number += 1;
	return `${name}.${number}.${process.pid}@example.com`;
}

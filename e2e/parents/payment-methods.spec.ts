import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { demoAccount } from "../support/api.ts";
import { startProduct } from "../support/product.ts";
import { enterNew, enterSignedUp } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(startProduct);

const enter = (role?: string) =>
	role === undefined ? enterSignedUp(product) : enterNew(product, demoAccount(product, role));

const visa = "4242424242424242";
const insisting = "4000002500003155";
const frameTitle = "Secure payment input frame";
const saved = (page: Page) => page.getByRole("region", { name: "Saved cards" }).getByRole("listitem");
const rowOf = (page: Page, digits: string) => saved(page).filter({ hasText: `ending in ${digits}` });
const cardFrame = (page: Page) => page.frameLocator(`iframe[title="${frameTitle}"]`);

async function typeCard(page: Page, number: string, expiry = "1240"): Promise<void> {
	await cardFrame(page).getByLabel("Card number").fill(number);
	await cardFrame(page).getByLabel("Expiration date").fill(expiry);
	await cardFrame(page).getByLabel("Security code").fill("123");
}

// Pressed twice in a row, it is one card.
const save = (page: Page) => page.getByRole("button", { name: "Save card" }).dblclick();

async function addCard(page: Page, number: string): Promise<void> {
	const said = page.getByText("Payment method added successfully").first();
	await said.waitFor({ state: "detached" });
	await typeCard(page, number);
	await save(page);
	await said.waitFor();
}

/** The payment provider's scripts in this document. */
async function providerScripts(page: Page): Promise<string[]> {
	const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
	return scripts.filter((src) => src.includes("stripe"));
}

/** The content security policy that the server sent for its address. */
async function policyOf(page: Page, path: string): Promise<string> {
	const response = await page.request.get(path);
	return response.headers()["content-security-policy"] ?? "";
}

async function removeAll(page: Page): Promise<void> {
	await page.goto("/settings/payment-methods");
	await page.getByRole("heading", { name: "Add a card" }).waitFor();
	for (let left = await saved(page).count(); left > 0; left -= 1) {
		await saved(page)
			.first()
			.getByRole("button", { name: /^Remove/ })
			.click();
		await page.getByRole("dialog").getByRole("button", { name: "Remove card" }).click();
		await page.getByRole("dialog").waitFor({ state: "detached" });
		await vanished(saved(page).nth(left - 1));
	}
	await page.getByText("No saved cards").waitFor();
}

const vanished = (element: Locator) => element.waitFor({ state: "detached" });

test("a parent adds cards, chooses the default and removes one; entering and leaving the page loads a new document", async () => {
	const { page, complaints } = await enter("parent");
	await removeAll(page);
	await page.goto("/parent/dashboard");
	await page
		.getByRole("navigation", { name: "Menu" })
		.getByRole("link", { name: "Settings", exact: true })
		.click();
	await page.waitForURL("**/parent/settings");
	expect(await providerScripts(page)).toEqual([]);
	await page.getByRole("link", { name: /^Payment Methods/ }).click();
	await page.waitForURL("**/settings/payment-methods");
	await page.getByRole("banner").getByRole("heading", { level: 1, name: "Payment Methods" }).waitFor();
	await page.getByText("No saved cards").waitFor();
	await cardFrame(page).getByLabel("Card number").waitFor();
	expect(await providerScripts(page)).toHaveLength(1);

	await page.getByLabel("Cardholder name").fill(" ");
	await page.getByLabel("Email").fill("");
	await save(page);
	await page.getByText("Cardholder name is required.").waitFor();
	await page.getByText("Email is required.").waitFor();
	await page.getByLabel("Cardholder name").fill("Amara Okafor");
	await page.getByLabel("Email").fill("amara");
	await save(page);
	await page.getByText("Your card number is incomplete.").waitFor();
	await typeCard(page, visa);
	await save(page);
	await page.getByText("Please enter a valid email address.").waitFor();
	await page.getByLabel("Email").fill("amara@example.com");
	await addCard(page, visa);
	await rowOf(page, "4242").getByText("Default", { exact: true }).waitFor();
	await rowOf(page, "4242").getByText("Expires 12/2040").waitFor();
	await expect.poll(() => cardFrame(page).getByLabel("Card number").inputValue()).toBe("");

	await addCard(page, "5555555555554444");
	await rowOf(page, "4444").waitFor();
	await page.getByRole("button", { name: "Make Mastercard ending in 4444 the default" }).click();
	await rowOf(page, "4444").getByText("Default", { exact: true }).waitFor();
	await expect.poll(() => rowOf(page, "4242").getByText("Default", { exact: true }).count()).toBe(0);

	const dialog = page.getByRole("dialog", { name: "Remove Mastercard ending in 4444?" });
	await page.getByRole("button", { name: "Remove Mastercard ending in 4444" }).click();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect.poll(() => saved(page).count()).toBe(2);
	await page.getByRole("button", { name: "Remove Mastercard ending in 4444" }).click();
	await dialog.getByRole("button", { name: "Remove card" }).click();
	await rowOf(page, "4444").waitFor({ state: "detached" });
	await rowOf(page, "4242").getByText("Default", { exact: true }).waitFor();
	await page.reload();
	await rowOf(page, "4242").getByText("Default", { exact: true }).waitFor();

	await page.getByRole("banner").getByRole("button", { name: "Back" }).click();
	await page.waitForURL("**/parent/settings");
	await page.getByRole("heading", { name: "Guardians" }).waitFor();
	expect(await providerScripts(page)).toEqual([]);
	// The one refusal was intended: an invalid email.
	expect(complaints.filter((text) => !text.includes("400"))).toEqual([]);
});

auditTest("errors are shown in their own words, and nothing is saved", async () => {
	const { page } = await enter("parent");
	await removeAll(page);
	await typeCard(page, "4000000000000002");
	await save(page);
	await page.getByRole("alert").getByText("Your card was declined.").waitFor();
	await product.stripe("fail", { path: "/v1/payment_methods", status: 500, times: 20 });
	await typeCard(page, visa);
	await save(page);
	await page.getByRole("alert").getByText("An unknown error occurred").waitFor();
	await product.stripe("behave");
	await page.getByText("No saved cards").waitFor();

	const attaching = "**/api/payments/attach-payment-method";
	await page.route(attaching, (route) =>
		route.fulfill({ status: 502, json: { message: "The bank does not answer." } }),
	);
	await typeCard(page, visa);
	await save(page);
	await page.getByRole("alert").getByText("The bank does not answer.").waitFor();
	await page.unroute(attaching);

	await page.route("**/stripe.js", (route) => route.abort());
	await page.reload();
	await page.getByText("Stripe is not loaded").waitFor();
	await page.unroute("**/stripe.js");
	await page.getByRole("button", { name: "Try again" }).click();
	await cardFrame(page).getByLabel("Card number").waitFor();
});

auditTest("a student is shown who pays, and before registration there is no such page", async () => {
	const child = await enter("student");
	await child.page.goto("/settings/payment-methods");
	await child.page.waitForURL("**/student/payment-methods");
	await child.page.getByText("Who pays for you").waitFor();
	expect(await providerScripts(child.page)).toEqual([]);
	expect(await policyOf(child.page, "/student/payment-methods")).toContain("frame-src 'none'");
	expect(await policyOf(child.page, "/settings/payment-methods")).not.toContain("frame-src 'none'");
	await child.page.goto("/settings");
	await expect
		.poll(() => child.page.getByRole("link", { name: /^Payment Methods/ }).getAttribute("href"))
		.toBe("/student/payment-methods");

	const { page } = await enter();
	await page.goto("/settings");
	await page.getByRole("link", { name: /^Profile/ }).waitFor();
	await expect.poll(() => page.getByRole("link", { name: /^Payment Methods/ }).count()).toBe(0);
	await page.goto("/settings/payment-methods");
	await page.waitForURL("**/register");
});

interface Intent {
	status: string;
	amount_received: number;
	payment_method: string;
}

async function paymentsOf(method: string): Promise<Intent[]> {
	const intents = await product.stripeObjects<Intent>("paymentIntents");
	return intents.filter(({ payment_method, status }) => payment_method === method && status === "succeeded");
}

async function orderMoreDays(page: Page): Promise<void> {
	await page.goto("/student/invitation/payment");
	await page.locator("label").filter({ hasText: "Maya Okafor" }).click();
	await page.getByRole("button", { name: "Continue to Payment" }).click();
	await page.getByRole("button", { name: "Make Payment" }).click();
}

test("more days are paid by a saved card with one charge, and the bank may require authentication", async () => {
	const { page, complaints } = await enter("parent");
	await removeAll(page);
	await addCard(page, visa);
	await addCard(page, insisting);
	const [asks, plain] = await product.stripeObjects<{ id: string }>("paymentMethods");
	await orderMoreDays(page);
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("radio", { name: "Visa ending in 4242" }).waitFor();
	// The demo family's wallet covers it and comes first.
	await dialog.getByRole("radio", { name: "Visa ending in 4242" }).check();
	await expect.poll(() => page.locator(`iframe[title="${frameTitle}"]`).count()).toBe(0);
	await dialog.getByRole("button", { name: /^Pay/ }).dblclick();
	await page.getByRole("heading", { name: "Successful stripe payment" }).waitFor();
	expect(await paymentsOf(plain?.id ?? "")).toEqual([expect.objectContaining({ amount_received: 1000 })]);

	await orderMoreDays(page);
	await dialog.getByRole("radio", { name: "Visa ending in 3155" }).check();
	await dialog.getByRole("button", { name: /^Pay/ }).click();
	await page
		.frameLocator('iframe[title="Card authentication"]')
		.getByRole("button", { name: "Complete authentication" })
		.click();
	await page.getByRole("heading", { name: "Successful stripe payment" }).waitFor();
	expect(await paymentsOf(asks?.id ?? "")).toEqual([expect.objectContaining({ amount_received: 1000 })]);
	expect(complaints).toEqual([]);
});

auditTest("a saved card removed in between pays nothing, and another one can be entered", async () => {
	const { page } = await enter("parent");
	await removeAll(page);
	await addCard(page, visa);
	await orderMoreDays(page);
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("radio", { name: "Visa ending in 4242" }).check();
	const other = await page.context().newPage();
	await removeAll(other);
	await dialog.getByRole("button", { name: /^Pay/ }).click();
	await dialog.getByText("This card is no longer saved.").waitFor();
	await dialog.getByRole("radio", { name: "Another card" }).check();
	await typeCard(page, visa);
	await dialog.getByRole("button", { name: /^Pay/ }).click();
	await page.getByRole("heading", { name: "Successful stripe payment" }).waitFor();
});

import type { Browser, FrameLocator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { launchBrowser } from "../testing/browser.ts";
import { type PaymentPage, startPaymentPage } from "../testing/payment-page.ts";
import { KEYS, startStripeFixture, type StripeFixture } from "../testing/stripe-fixture.ts";

let browser: Browser;
let fixture: StripeFixture;
let site: PaymentPage;
let page: Page;
let complaints: string[];

beforeAll(async () => {
	browser = await launchBrowser();
	fixture = await startStripeFixture();
	site = await startPaymentPage(fixture.standIn.url);
}, 60_000);

afterAll(async () => {
	await browser.close();
	await site.stop();
	await fixture.stop();
});

beforeEach(async () => {
	page = await browser.newPage();
	complaints = [];
	page.on("pageerror", (error) => complaints.push(String(error)));
	page.on("console", (message) => {
		// A declined card responds 402, which the browser logs; anything else is our bug.
		const isRefusal = message.text().includes("402");
		if (message.type() === "error" && !isRefusal) complaints.push(message.text());
	});
});

afterEach(async () => {
	await page.close();
	expect(complaints).toEqual([]);
});

function cardFrame(): FrameLocator {
	return page.frameLocator('iframe[title="Secure payment input frame"]');
}

function authenticationFrame(): FrameLocator {
	return page.frameLocator('iframe[title="Card authentication"]');
}

async function open(parameters: Record<string, string>): Promise<void> {
	await page.goto(`${site.url}/?${new URLSearchParams({ key: KEYS.publishableKey, ...parameters })}`);
	await page.locator("body[data-ready]").waitFor();
}

async function fillCard(number: string): Promise<void> {
	await cardFrame().getByLabel("Card number").pressSequentially(number);
	await cardFrame().getByLabel("Expiration date").pressSequentially("1240");
	await cardFrame().getByLabel("Security code").fill("123");
}

async function pay(): Promise<Record<string, Record<string, unknown>>> {
	await page.getByRole("button", { name: "Pay" }).click();
	return result();
}

async function result(): Promise<Record<string, Record<string, unknown>>> {
	const shown = page.locator("#result", { hasText: "{" });
	return JSON.parse(await shown.innerText()) as Record<string, Record<string, unknown>>;
}

async function newPayment(): Promise<{ id: string; secret: string }> {
	const intent = await fixture.stripe.paymentIntents.create({ amount: 2000, currency: "usd" });
	return { id: intent.id, secret: intent.client_secret ?? "" };
}

describe("the Payment Element", () => {
	test("accepts a card and pays with it, without the card touching the page", async () => {
		const { id, secret } = await newPayment();
		await open({ call: "confirmPayment", secret });
		await fillCard("4242424242424242");
		expect(await cardFrame().getByLabel("Card number").inputValue()).toBe("4242 4242 4242 4242");
		expect(await cardFrame().getByLabel("Expiration date").inputValue()).toBe("12 / 40");
		expect(await cardFrame().getByLabel("Country").inputValue()).toBe("NP");
		expect(await page.locator("#state").innerText()).toContain('"complete":true');
		expect(await pay()).toMatchObject({ paymentIntent: { id, status: "succeeded", amount: 2000 } });
		expect(await page.content()).not.toMatch(/4242 ?4242/);
		const [method] = fixture.standIn.controls.objects("paymentMethods");
		expect(method).toMatchObject({ billing_details: { name: "A Parent", address: { country: "NP" } } });
	});

	test("shows next to the field what is missing", async () => {
		const { secret } = await newPayment();
		await open({ call: "confirmPayment", secret });
		const nothing = await pay();
		expect(nothing).toMatchObject({ error: { type: "validation_error", code: "incomplete_number" } });
		for (const text of [
			"Your card number is incomplete.",
			"Your card's expiration date is incomplete.",
			"Your card's security code is incomplete.",
		]) {
			await cardFrame().getByText(text).waitFor();
		}
		await fillCard("4242424242424241");
		await cardFrame().getByText("Your card number is invalid.").waitFor();
	});

	test("grows its frame with its content", async () => {
		const { secret } = await newPayment();
		await open({ call: "confirmPayment", secret });
		const frame = page.locator('iframe[title="Secure payment input frame"]');
		const height = async () => (await frame.boundingBox())?.height ?? 0;
		await expect.poll(height).toBeGreaterThan(150);
		const before = await height();
		await pay();
		await expect.poll(height).toBeGreaterThan(before);
	});

	test("shows the bank's decline message", async () => {
		const { secret } = await newPayment();
		await open({ call: "confirmPayment", secret, theme: "night" });
		await fillCard("4000000000000002");
		expect(await pay()).toMatchObject({
			error: {
				type: "card_error",
				code: "card_declined",
				decline_code: "generic_decline",
				message: "Your card was declined.",
				payment_intent: { status: "requires_payment_method" },
			},
		});
	});

	test("has the holder authenticate, and continues when that is done", async () => {
		const { id, secret } = await newPayment();
		await open({ call: "confirmPayment", secret });
		await fillCard("4000002500003155");
		await page.getByRole("button", { name: "Pay" }).click();
		await authenticationFrame().getByRole("button", { name: "Complete authentication" }).click();
		expect(await result()).toMatchObject({ paymentIntent: { id, status: "succeeded" } });
		expect(await page.locator("dialog").count()).toBe(0);
	});

	test("reports when the holder failed to authenticate", async () => {
		const { id, secret } = await newPayment();
		await open({ call: "confirmPayment", secret });
		await fillCard("4000002500003155");
		await page.getByRole("button", { name: "Pay" }).click();
		await authenticationFrame().getByRole("button", { name: "Fail authentication" }).click();
		expect(await result()).toMatchObject({
			error: { code: "payment_intent_authentication_failure", payment_intent: { id } },
		});
	});

	test("leaves for the return address unless told to stay", async () => {
		const { id, secret } = await newPayment();
		await open({ call: "confirmPayment", secret, redirect: "always" });
		await fillCard("4242424242424242");
		await page.getByRole("button", { name: "Pay" }).click();
		await page.waitForURL((url) => url.pathname === "/return");
		const { searchParams } = new URL(page.url());
		expect(Object.fromEntries(searchParams)).toEqual({
			payment_intent: id,
			payment_intent_client_secret: secret,
			redirect_status: "succeeded",
		});
		complaints = [];
	});

	test("saves a card with a setup intent", async () => {
		const customer = await fixture.stripe.customers.create({});
		const setup = await fixture.stripe.setupIntents.create({ customer: customer.id });
		await open({ call: "confirmSetup", secret: setup.client_secret ?? "" });
		await fillCard("5555555555554444");
		expect(await pay()).toMatchObject({ setupIntent: { id: setup.id, status: "succeeded" } });
		const { data } = await fixture.stripe.customers.listPaymentMethods(customer.id);
		expect(data[0]?.card).toMatchObject({
			brand: "mastercard",
			last4: "4444",
			exp_month: 12,
			exp_year: 2040,
		});
	});
});

describe("the Card Element", () => {
	test("makes a payment method that the server can attach", async () => {
		await open({ call: "createPaymentMethod", form: "card" });
		await fillCard("4242424242424242");
		const { paymentMethod } = await pay();
		expect(paymentMethod).toMatchObject({
			card: { last4: "4242" },
			billing_details: { email: "b@example.test" },
		});
		const customer = await fixture.stripe.customers.create({});
		const attached = await fixture.stripe.paymentMethods.attach(String(paymentMethod?.["id"]), {
			customer: customer.id,
		});
		expect(attached.customer).toBe(customer.id);
	});

	test("reports to the page what is wrong with the number", async () => {
		await open({ call: "createPaymentMethod", form: "card" });
		await cardFrame().getByLabel("Card number").pressSequentially("4242424242424241");
		await page.locator("#state", { hasText: "Your card number is invalid." }).waitFor();
		expect(await pay()).toMatchObject({ error: { message: "Your card number is invalid." } });
	});
});

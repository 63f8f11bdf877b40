import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { demoAccount } from "../support/api.ts";
import type { Visitor } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import {
	addChildren,
	enterAs,
	enterNew,
	freshEmail,
	goodCard,
	goToPayStep,
	newVisitor,
	payWith,
	signUp,
} from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(startProduct);

function demoParent(): Promise<Visitor> {
	return enterNew(product, demoAccount(product, "parent"));
}

const dialog = (page: Page) => page.getByRole("dialog");
const balance = (page: Page) => page.getByRole("region", { name: "In your wallet" });
const amountField = (page: Page) => page.getByLabel(/^Or another amount, in (USD|NPR)/);
const inHeader = (page: Page, amount: string) =>
	page.getByRole("banner").getByRole("link", { name: `Wallet, ${amount}` });

interface Intent {
	status: string;
	amount_received: number;
}
/** The charges to cards, newest first. */
const charged = async () =>
	(await product.stripeObjects<Intent>("paymentIntents"))
		.filter(({ status }) => status === "succeeded")
		.map(({ amount_received }) => amount_received);

async function orderMoreDays(page: Page, ...names: string[]): Promise<void> {
	await page.goto("/student/invitation/payment");
	for (const name of names) {
		const box = page.getByRole("checkbox", { name });
		await box.check();
	}
	await page.getByRole("button", { name: "Continue to Payment" }).click();
	await page.getByRole("button", { name: "Make Payment" }).click();
}

async function walletOf(page: Page): Promise<number> {
	await page.goto("/parent/load-wallet");
	const text = await balance(page)
		.getByText(/^(\$|NPR)/)
		.innerText();
	return Number(text.replaceAll(/[^\d.]/g, ""));
}

describe("a wallet in dollars", () => {
	auditTest("with too little money says so, and leads to loading it despite the open order", async () => {
		const { page } = await demoParent();
		const holds = await walletOf(page);
		expect(holds).toBeGreaterThan(0);
		expect(holds).toBeLessThan(30);
		await orderMoreDays(page, "Maya Okafor", "Leo Okafor", "Zoe Okafor");
		await dialog(page)
			.getByText(`Your wallet has $${holds.toFixed(2)}`)
			.waitFor();
		await expect
			.poll(() =>
				dialog(page)
					.getByRole("radio", { name: /wallet/ })
					.count(),
			)
			.toBe(0);
		await dialog(page).getByRole("link", { name: "Load your wallet" }).click();
		await page.waitForURL("**/parent/load-wallet");
		await page.getByText("You have an unfinished payment").waitFor();
		await page.getByRole("button", { name: "Cancel it" }).click();
		await amountField(page).waitFor();

		await page.goto("/parent/settings");
		await page.getByText("We don’t convert wallet money.").waitFor();
		await expect.poll(() => page.getByRole("radio", { name: /^Nepalese rupees/ }).isDisabled()).toBe(true);
	});

	test("is loaded by card and pays more days once, however often that is pressed; Back pays nothing", async () => {
		const { page, complaints } = await demoParent();
		const before = await walletOf(page);
		const earlier = (await charged()).length;
		await page.goto("/parent/dashboard");
		await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Load Wallet" }).click();
		await page.waitForURL("**/parent/load-wallet");

		await amountField(page).fill("4.99");
		await page.getByRole("button", { name: "Load wallet" }).click();
		await page.getByText("The least you can load is $5.00.").waitFor();
		await page.getByRole("radio", { name: "$50" }).check();
		await expect.poll(() => amountField(page).inputValue()).toBe("50");
		await amountField(page).fill("$12.50");
		await page.getByRole("button", { name: "Load $12.50" }).click();
		await dialog(page).getByText("Added to your wallet").waitFor();
		await page.getByRole("button", { name: "Make Payment" }).click();
		await payWith(page, goodCard);
		await page.getByText("$12.50 is in your wallet now").waitFor();
		await page.waitForURL("**/parent/dashboard");
		await inHeader(page, `USD ${(before + 12.5).toFixed(2)}`).waitFor();
		const now = await charged();
		expect(now.slice(0, now.length - earlier)).toEqual([1250]);

		await orderMoreDays(page, "Maya Okafor");
		const fromWallet = dialog(page).getByRole("radio", { name: /^Pay from wallet/ });
		await fromWallet.waitFor();
		await expect.poll(() => fromWallet.isChecked()).toBe(true);
		await dialog(page)
			.getByText(`$${(before + 2.5).toFixed(2)} left after this payment`)
			.waitFor();
		await dialog(page).getByRole("button", { name: "Pay $10.00" }).dblclick();
		await page.getByRole("heading", { name: "Paid from your wallet" }).waitFor();
		await page.waitForURL("**/parent/dashboard");
		await inHeader(page, `USD ${(before + 2.5).toFixed(2)}`).waitFor();
		await page.goBack();
		await page.getByRole("heading", { name: "Paid from your wallet" }).waitFor();
		await page.waitForURL("**/parent/dashboard");
		await inHeader(page, `USD ${(before + 2.5).toFixed(2)}`).waitFor();
		expect((await charged()).length).toBe(earlier + 1);
		expect(complaints).toEqual([]);
	});

	auditTest("is only for parents", async () => {
		const { page } = await newVisitor(product);
		await signUp(page, { name: "Jo Park", email: freshEmail("jo") });
		await page.goto("/parent/load-wallet");
		await page.waitForURL("**/register");
		const child = await newVisitor(product);
		await enterAs(child.page, demoAccount(product, "student"));
		await child.page.goto("/parent/load-wallet");
		await child.page.waitForURL("**/student/dashboard");
		await expect.poll(() => child.page.getByRole("link", { name: /^Wallet/ }).count()).toBe(0);
	});
});

const atEsewa = (page: Page) => page.getByRole("heading", { name: "Confirm your payment" });

/** From the pay step to eSewa's page. */
async function goToEsewa(page: Page): Promise<void> {
	await dialog(page).getByText("You’ll leave Learnin to pay").waitFor();
	await dialog(page).getByRole("button", { name: "Go to eSewa" }).dblclick();
	await atEsewa(page).waitFor();
}

/** A family registered in rupees, on its dashboard. */
async function familyInRupees(): Promise<Visitor> {
	const visitor = await newVisitor(product);
	const { page } = visitor;
	await signUp(page, { name: "Sita Rai", email: freshEmail("sita") });
	await addChildren(page, [{ name: "Ram Rai", email: freshEmail("ram"), grade: "3rd Grade" }]);
	await page.getByRole("radio", { name: /^Nepalese rupees/ }).check();
	await page.locator(".complete-bar").getByText("NPR 1,300.00").waitFor();
	await goToPayStep(page);
	await goToEsewa(page);
	await page.getByRole("button", { name: "Pay NPR 1,300.00" }).click();
	await page.getByRole("heading", { name: "Thank you" }).waitFor();
	await page.waitForURL("**/parent/dashboard");
	return visitor;
}

async function beginLoad(page: Page, amount: string): Promise<void> {
	await page.goto("/parent/load-wallet");
	await page.getByRole("radio", { name: amount }).check();
	await page.getByRole("button", { name: `Load ${amount}` }).click();
	await page.getByRole("button", { name: "Make Payment" }).click();
	await goToEsewa(page);
}

describe("paying in rupees with eSewa", () => {
	auditTest(
		"changing the currency replaces an order in dollars and keeps the entries; canceling returns to it",
		async () => {
			const { page, complaints } = await newVisitor(product);
			await signUp(page, { name: "Sita Rai", email: freshEmail("sita") });
			await addChildren(page, [{ name: "Ram Rai", email: freshEmail("ram"), grade: "3rd Grade" }]);
			await goToPayStep(page);
			await page.keyboard.press("Escape");
			await dialog(page).waitFor({ state: "detached" });
			const bar = page.locator(".complete-bar");
			await bar.getByText("$10.00").waitFor();
			await page.getByRole("radio", { name: /^Nepalese rupees/ }).check();
			await bar.getByText("NPR 1,300.00").waitFor();
			await expect.poll(() => page.getByLabel("Child's Full Name").inputValue()).toBe("Ram Rai");
			await goToPayStep(page);
			await goToEsewa(page);
			await page.getByRole("button", { name: "Cancel" }).click();
			await page.waitForURL("**/failure-payment*");
			await page.getByRole("heading", { name: "The payment didn’t go through" }).waitFor();
			await page.getByText("We saved the children you entered.").waitFor();
			await page.getByRole("link", { name: "Try again" }).click();
			await page.waitForURL("**/register");
			await expect.poll(() => page.getByLabel("Child's Full Name").inputValue()).toBe("Ram Rai");
			await page.getByText("The last payment didn’t go through").waitFor();
			await page.getByRole("radio", { name: /^US dollars/ }).check();
			await bar.getByText("$10.00").waitFor();
			await goToPayStep(page);
			await payWith(page, goodCard);
			await page.waitForURL("**/parent/dashboard");
			expect(complaints).toEqual([]);
		},
	);

	auditTest(
		"an unused order paid with eSewa is refunded to the wallet, which pays for days again",
		async () => {
			const { page, complaints } = await familyInRupees();
			await page.goto("/parent/transactions");
			await page.getByRole("link", { name: /^Receipt/ }).click();
			const receipt = page.getByRole("article", { name: /^Receipt LRN-/ });
			await receipt.getByText("eSewa", { exact: true }).waitFor();
			await page.getByRole("button", { name: /^Get NPR\s1,300\.00 back$/ }).click();
			await dialog(page).getByText("The money goes to your wallet right away.").waitFor();
			await dialog(page).getByRole("button", { name: "Get it back" }).click();
			await receipt.getByText(/^Refund to your Learnin wallet/).waitFor();
			await inHeader(page, "NPR 1,300.00").waitFor();
			await orderMoreDays(page, "Ram Rai");
			await dialog(page).getByText("Nothing left after this payment").waitFor();
			await dialog(page).getByRole("button", { name: "Pay NPR 1,300.00" }).click();
			await page.getByRole("heading", { name: "Paid from your wallet" }).waitFor();
			await page.waitForURL("**/parent/dashboard");
			await inHeader(page, "NPR 0.00").waitFor();
			expect(complaints).toEqual([]);
		},
	);

	test("a wallet in rupees: Back leads to a usable page, undecided eSewa payments arrive later, even if the payer never returned", async () => {
		const { page, complaints } = await familyInRupees();
		await beginLoad(page, "NPR 1,300");
		await page.goBack();
		await amountField(page).waitFor();
		await expect.poll(() => amountField(page).inputValue()).toBe("1300");
		await product.esewa("next", { outcome: "pending" });
		await beginLoad(page, "NPR 1,300");
		await page.getByRole("button", { name: "Pay NPR 1,300.00" }).click();
		await page.getByRole("heading", { name: "eSewa hasn’t confirmed a payment yet" }).waitFor();
		await product.esewa("settle", { status: "COMPLETE" });
		await page.reload();
		await page.getByRole("heading", { name: "Successful eSewa payment" }).waitFor();
		await page.waitForURL("**/parent/dashboard");
		await inHeader(page, "NPR 1,300.00").waitFor();

		await product.esewa("next", { outcome: "closed" });
		await beginLoad(page, "NPR 2,500");
		await page.getByRole("button", { name: "Pay NPR 2,500.00" }).click();
		await atEsewa(page).waitFor({ state: "detached" });
		await page.goto("/parent/load-wallet");
		await page.getByText(/^Your payment of NPR\s2,500\.00 has arrived$/).waitFor();
		await balance(page).getByText("NPR 3,800.00").waitFor();
		await inHeader(page, "NPR 3,800.00").waitFor();

		await orderMoreDays(page, "Ram Rai");
		await dialog(page).getByRole("radio", { name: "eSewa" }).waitFor();
		await dialog(page).getByRole("button", { name: "Pay NPR 1,300.00" }).click();
		await page.getByRole("heading", { name: "Paid from your wallet" }).waitFor();
		await page.waitForURL("**/parent/dashboard");
		await inHeader(page, "NPR 2,500.00").waitFor();
		expect(complaints).toEqual([]);
	});
});

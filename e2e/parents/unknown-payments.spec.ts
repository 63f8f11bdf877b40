import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { demoAccount } from "../support/api.ts";
import { startProduct } from "../support/product.ts";
import {
	addChildren,
	enterAs,
	freshEmail,
	goodCard,
	goToPayStep,
	newVisitor,
	payWith,
	signUp,
} from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(startProduct);

/** The time limit for informing the payer, with some margin for a busy machine. */
const tellWithin = 15_000;
const dialog = (page: Page) => page.getByRole("dialog");

async function loadWallet(page: Page, amount: string): Promise<void> {
	await page.goto("/parent/load-wallet");
	await page.getByLabel(/^Or another amount/).fill(amount);
	await page.getByRole("button", { name: `Load $${amount}` }).click();
	await page.getByRole("button", { name: "Make Payment" }).click();
}

const charges = async (amount: number) =>
	(await product.stripeObjects<{ amount: number; status: string }>("paymentIntents")).filter(
		(intent) => intent.amount === amount && intent.status === "succeeded",
	).length;

auditTest(
	"a card is charged and the provider hangs: the payer is told not to pay again, and the page continues by itself",
	async () => {
		const { page } = await newVisitor(product);
		await enterAs(page, demoAccount(product, "parent"));
		await loadWallet(page, "13.31");
		// The browser's own request, which carries the card.
		await product.stripe("hang", { path: "/v1/payment_intents/", holding: "payment_method_data" });
		await payWith(page, goodCard);
		const pressed = Date.now();
		const checking = dialog(page).getByText("We’re checking your payment");
		const arrived = page.getByText("$13.31 is in your wallet now");
		await checking.or(arrived).first().waitFor();
		expect(Date.now() - pressed).toBeLessThan(tellWithin);
		await arrived.waitFor();
		expect(await charges(1331)).toBe(1);
	},
);

test("the provider is down when someone pays: nothing unknown is claimed, and the form returns with the provider", async () => {
	const { page } = await newVisitor(product);
	await enterAs(page, demoAccount(product, "parent"));
	await loadWallet(page, "14.41");
	const frame = page.frameLocator('iframe[title="Secure payment input frame"]');
	await frame.getByLabel("Card number").waitFor();
	await product.stripe("fail", { path: "/v1/payment_intents/", times: 1_000 });
	await payWith(page, goodCard);
	await dialog(page).getByText("We’re checking your payment").waitFor();
	await dialog(page)
		.getByText(/Please don’t pay again/)
		.waitFor();
	expect(
		await dialog(page)
			.getByText(/Nothing was charged/)
			.count(),
	).toBe(0);
	expect(await dialog(page).getByRole("button", { name: /^Pay / }).isVisible()).toBe(false);
	await product.stripe("behave");
	await dialog(page).getByText("Nothing was charged").waitFor();
	await payWith(page, goodCard);
	await page.getByText("$14.41 is in your wallet now").waitFor();
	expect(await charges(1441)).toBe(1);
});

auditTest("money of an expired order is offered at registration, and pays for the child", async () => {
	const { page, complaints } = await newVisitor(product);
	await signUp(page, { name: "Sita Rai", email: freshEmail("sita") });
	await addChildren(page, [{ name: "Ram Rai", email: freshEmail("ram"), grade: "3rd Grade" }]);
	await page.getByRole("radio", { name: /^Nepalese rupees/ }).check();
	await page.locator(".complete-bar").getByText("NPR 1,300.00").waitFor();
	await goToPayStep(page);
	await dialog(page).getByRole("button", { name: "Go to eSewa" }).click();
	const pay = page.getByRole("button", { name: "Pay NPR 1,300.00" });
	await pay.waitFor();
	const atEsewa = page.url();
	// At home the order is ended by choosing another currency; the page at eSewa is still open.
	await page.goto("/register");
	await page.getByRole("radio", { name: /^US dollars/ }).check();
	await page.getByText("This can’t be changed right now").waitFor();
	await page.goto(atEsewa);
	await pay.click();
	await page.getByRole("heading", { name: "This order is closed" }).waitFor();
	await page.getByText(/the money is in your wallet/).waitFor();
	const closed = page.url();
	await page.getByRole("link", { name: "See your money" }).click();
	await page.waitForURL("**/register");
	const wallet = page.getByRole("region", { name: "Money in your wallet" });
	await wallet.getByText("NPR 1,300.00").waitFor();
	await addChildren(page, [{ name: "Ram Rai", email: freshEmail("ram"), grade: "3rd Grade" }]);
	await goToPayStep(page);
	const fromWallet = dialog(page).getByRole("radio", { name: /^Pay from wallet/ });
	await fromWallet.waitFor();
	await dialog(page).getByRole("button", { name: "Pay NPR 1,300.00" }).click();
	await page.waitForURL("**/parent/dashboard");
	// After registration the same page leads to the parent's wallet.
	await page.goto(closed);
	await page.getByRole("link", { name: "See your payments" }).click();
	await page.getByRole("row").filter({ hasText: "Late payment" }).waitFor();
	// The currency could not change before eSewa had decided.
	expect(complaints.filter((text) => !text.includes("409"))).toEqual([]);
});

test("a return page without a payment claims nothing", async () => {
	const { page, complaints } = await newVisitor(product);
	await page.goto("/failure-payment");
	await page.getByRole("heading", { name: "Your payments" }).waitFor();
	expect(complaints).toEqual([]);
	await enterAs(page, demoAccount(product, "parent"));
	await page.goto("/failure-payment");
	await page.getByRole("heading", { level: 1 }).waitFor();
	expect(await page.getByText("The payment didn’t go through").count()).toBe(0);
	await page.goto("/stripe-success");
	await page.getByText(/Successful stripe payment/).waitFor();
});

auditTest(
	"a registration with a declined card says so even without an order in the address, with a way to try again",
	async () => {
		const { page, complaints } = await newVisitor(product);
		await signUp(page, { name: "Amy Walker", email: freshEmail("amy") });
		await page.goto("/failure-payment");
		await page.getByRole("heading", { name: "Your payments" }).waitFor();
		// Without any order nothing is refused.
		expect(complaints).toEqual([]);
		await page.goto("/register");
		await addChildren(page, [{ name: "Ida Walker", email: freshEmail("ida"), grade: "3rd Grade" }]);
		await goToPayStep(page);
		await payWith(page, { number: "4000000000000002" });
		await dialog(page).getByText("Your card was declined.").waitFor();
		for (const address of ["/failure-payment", "/success-payment"]) {
			await page.goto(address);
			await page.getByRole("heading", { name: "The payment didn’t go through" }).waitFor();
			await page.getByText("Your card was declined. We saved the children you entered.").waitFor();
		}
		await page.getByRole("link", { name: "Try again" }).click();
		await page.waitForURL("**/register");
		await goToPayStep(page);
		await payWith(page, goodCard);
		await page.waitForURL("**/parent/dashboard");
	},
);

import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { demoAccount } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { addChildren, enterAs, freshEmail, goodCard, goToPayStep, payWith, signUp } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(startProduct);

interface Intent {
	id: string;
	status: string;
	amount: number;
}

async function asSuperAdmin() {
	const visitor = await visit(product.url);
	const { page } = visitor;
	await enterAs(page, demoAccount(product, "super-admin"));
	return visitor;
}

test("a super-admin refunds one child's fee to the card, and the family is notified", async () => {
	const { page } = await asSuperAdmin();
	await page.getByRole("link", { name: "Books and providers agree" }).click();
	await page.getByText("Everything agrees").waitFor();
	await page.getByRole("tab", { name: "Payments" }).click();
	await page.getByRole("button", { name: /Refund \$30\.00 of Amara Okafor/ }).click();
	const dialog = page.getByRole("dialog", { name: "Payment of $30.00 by Amara Okafor" });
	await dialog.getByRole("checkbox", { name: /Leo/ }).uncheck();
	await dialog.getByRole("checkbox", { name: /Zoe/ }).uncheck();
	await dialog.getByText("The days it paid for end now: Maya Okafor.").waitFor();
	await dialog.getByRole("button", { name: "Refund $10.00" }).click();
	await dialog.getByText("Please say in a few words why.").waitFor();
	await dialog.getByLabel("Reason").fill("Maya moved to another school");
	await dialog.getByRole("button", { name: "Refund $10.00" }).click();
	await page.getByText("The refund is on its way.").waitFor();
	await page.getByText("$10.00 refunded").waitFor();
	await expect
		.poll(async () => (await product.stripeObjects<Intent>("refunds")).map(({ amount }) => amount))
		.toEqual([1000]);
	expect(await product.mailTo("amara@learnin.test", /refund is on its way/)).toContain(
		"We’re refunding $10.00 to the card you paid with.",
	);
});

test("a dispute is on the dashboard until a super-admin closes it with a note", async () => {
	const paid = (await product.stripeObjects<Intent>("paymentIntents")).find(
		({ status }) => status === "succeeded",
	);
	await product.stripe("dispute", { intent: paid?.id ?? "" });
	const { page } = await asSuperAdmin();
	const toLookAt = page.getByRole("link", { name: "1 disagreement to look at" });
	await expect
		.poll(async () => {
			await page.reload();
			await page.getByRole("heading", { name: "Waiting" }).waitFor();
			return toLookAt.count();
		})
		.toBe(1);
	await seeDisputeAsParent();
	await toLookAt.click();
	await page.getByRole("heading", { name: "Disputed at the bank" }).waitFor();
	await seeEvidence(page);
	await page.getByRole("button", { name: "Close it" }).click();
	await page.getByText("Please write in a few words what you found and did.").waitFor();
	await page.getByLabel("What you found and did").fill("Answered with the receipt");
	await page.getByRole("button", { name: "Close it" }).click();
	await page.getByText("Everything agrees").waitFor();
	await page.getByRole("button", { name: "Decided" }).click();
	await page.getByText("Answered with the receipt").waitFor();
});

/** The list shows the dispute, the receipt that it cannot be refunded, and the bell and an email say why. */
async function seeDisputeAsParent(): Promise<void> {
	const { page, complaints, close } = await visit(product.url);
	await enterAs(page, demoAccount(product, "parent"));
	await page.getByRole("button", { name: /^Notifications/ }).click();
	await page.getByText(/^Your bank told us that your payment of \$\d+\.00 is disputed/).waitFor();
	await page.goto("/parent/transactions");
	const disputed = page.getByRole("row").filter({ hasText: "Disputed" });
	await disputed.getByRole("link", { name: /^Receipt/ }).click();
	await page.getByText("This payment is disputed at your bank.", { exact: false }).waitFor();
	expect(await page.getByRole("button", { name: /^Get .* back$/ }).count()).toBe(0);
	await product.mailTo("amara@learnin.test", /is disputed/);
	expect(complaints).toEqual([]);
	await close();
}

auditTest(
	"a parent enters an address at checkout, sees it on the receipt, and gets the unused order refunded to the card",
	async () => {
		const { page, complaints, close } = await visit(product.url);
		onTestFinished(close);
		const email = freshEmail("amy");
		await signUp(page, { name: "Amy Walker", email });
		await addChildren(page, [{ name: "Ida Walker", email: freshEmail("ida"), grade: "3rd Grade" }]);
		await goToPayStep(page);
		await page.getByText("Add a billing address to your receipt").click();
		await page
			.getByLabel("Billing address")
			.fill("Walker Family Trust\n12 Main Street\nSpringfield, IL 62701");
		await payWith(page, goodCard);
		await page.waitForURL("**/parent/dashboard");
		expect(await product.mailTo(email, /^Your Learnin receipt/)).toContain(
			"On your bank statement: LEARNIN* MATH",
		);
		await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Payments" }).click();
		await page.getByRole("link", { name: /^Receipt/ }).click();
		const receipt = page.getByRole("article", { name: /^Receipt LRN-/ });
		await receipt.getByText("Walker Family Trust").waitFor();
		await receipt.getByText("Visa ending in 4242").waitFor();
		await page.getByRole("button", { name: "Get $10.00 back" }).click();
		const dialog = page.getByRole("dialog", { name: "Get $10.00 back?" });
		await dialog.getByText("We will refund the card you paid with.", { exact: false }).waitFor();
		await dialog.getByRole("button", { name: "Get it back" }).dblclick();
		await receipt.getByText(/^Refund to your card/).waitFor();
		await receipt.getByText("Total after refunds").waitFor();
		expect(await page.getByRole("button", { name: /^Get .* back$/ }).count()).toBe(0);
		await expect
			.poll(async () => (await product.stripeObjects<Intent>("refunds")).map(({ amount }) => amount))
			.toEqual([1000, 1000]);
		expect(await product.mailTo(email, /refund is on its way/)).toContain(
			"We’re refunding $10.00 to the card",
		);
		await page.goto("/success-payment");
		await page.getByRole("heading", { name: "This order was refunded" }).waitFor();
		await page.getByRole("link", { name: "See your payments" }).click();
		await page.getByRole("row").filter({ hasText: "Refund" }).filter({ hasText: "+$10.00" }).waitFor();
		expect(complaints).toEqual([]);
	},
);

/** The payment cannot be refunded; evidence for the bank is on one page, and can be saved as text. */
async function seeEvidence(page: Page): Promise<void> {
	const money = page.url();
	await page.getByRole("tab", { name: "Payments" }).click();
	const disputed = page.locator(".ops-row").filter({ hasText: "Disputed" });
	await disputed.getByRole("button", { name: /^See/ }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByText("The payment can’t be refunded.", { exact: false }).waitFor();
	expect(await dialog.getByRole("button", { name: /^Refund/ }).count()).toBe(0);
	await dialog.getByRole("link", { name: "Evidence to send" }).click();
	await page.getByRole("heading", { name: "Who agreed" }).waitFor();
	await page.getByText("Amara Okafor for Maya Okafor").first().waitFor();
	const [saved] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Save as text" }).click(),
	]);
	const text = await readFile(await saved.path(), "utf8");
	expect(saved.suggestedFilename()).toMatch(/^dp_.*\.txt$/);
	for (const part of ["Amara Okafor agreed for Maya Okafor", "Practice since the payment", "receipt LRN-"])
		expect(text).toContain(part);
	await page.goto(money);
	await page.getByRole("heading", { name: "Disputed at the bank" }).waitFor();
}

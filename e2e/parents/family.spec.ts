import { describe, expect, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { demoAccount } from "../support/api.ts";
import type { Visitor } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import {
	enterAs,
	enterTab,
	freshEmail,
	goodCard,
	invitationLink,
	newVisitor,
	password,
	payWith,
	signUp,
} from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(startProduct);

/** The demo family's parent, on the dashboard. */
function parent(): Promise<Visitor> {
	return enterTab(product, demoAccount(product, "parent"));
}

async function addedChild(name: string, visitor?: Visitor) {
	visitor ??= await parent();
	const { page } = visitor;
	const email = freshEmail(name.toLowerCase());
	await page.goto("/add-invitation");
	await page.getByLabel("Child's Full Name").fill(`${name} Okafor`);
	await page.getByLabel("Grade/Class").selectOption({ label: "4th Grade" });
	await page.getByLabel("Email Address").fill(email);
	await page.getByRole("button", { name: "Continue to Payment" }).click();
	await page.getByText("Please select learning objective for Child 1").waitFor();
	await page.getByLabel("Primary Learning Objective").fill("Keep up with class");
	await page.getByRole("button", { name: "Continue to Payment" }).click();
	await page.getByRole("dialog").getByText("Order Summary").waitFor();
	await page.getByRole("button", { name: "Make Payment" }).click();
	await payWith(page, goodCard);
	await page.waitForURL("**/stripe-success?order=*");
	await page.getByRole("heading", { name: "Successful stripe payment" }).waitFor();
	await page.waitForURL("**/parent/dashboard");
	const confirmed = page.getByRole("status").filter({ hasText: "Your payment went through" });
	await confirmed.getByText("$10.00").waitFor();
	await confirmed.getByText(`${name} Okafor`, { exact: true }).waitFor();
	await confirmed.getByText(/^[A-Z][a-z]+ \d+, 20\d\d$/).waitFor();
	return { ...visitor, email, card: page.getByRole("article").filter({ hasText: `${name} Okafor` }) };
}

describe("a child added later", () => {
	test("is paid by card, is shown as invited, and joins by its link, which works once", async () => {
		const { card, email, complaints } = await addedChild("Ines");
		await card.getByText("Not joined yet", { exact: true }).waitFor();
		await card.getByText(`The invitation went to ${email}`).waitFor();
		const link = await invitationLink(product, email);
		const child = await newVisitor(product);
		await child.page.goto(link);
		await child.page.getByLabel("Choose a password").fill(password);
		await child.page.getByRole("button", { name: "Start practicing" }).click();
		await child.page.waitForURL("**/student/dashboard");
		await child.page.getByText("Welcome, Ines").waitFor();
		expect(await child.page.getByText("Welcome").count()).toBe(1);
		// Opened again by the child, the link leads to its dashboard; for anyone else it is used up.
		await child.page.goto(link);
		await child.page.waitForURL("**/student/dashboard");
		const other = await newVisitor(product);
		await other.page.goto(link);
		await other.page.getByRole("heading", { name: "This invitation was already used" }).waitFor();
		expect(complaints).toEqual([]);
	});

	auditTest(
		"gets a new link on request, also at another address, and none after it is withdrawn",
		async () => {
			const { page, card, email } = await addedChild("Noor");
			const first = await invitationLink(product, email);
			const moved = freshEmail("noor.moved");
			await card.getByRole("button", { name: "Change address" }).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByLabel("Noor’s email").fill(moved);
			await dialog.getByRole("button", { name: "Send invitation" }).click();
			// The toast in the open dialog says it, too.
			await card.getByText(`The invitation went to ${moved}`).first().waitFor();
			const child = await newVisitor(product);
			await child.page.goto(first);
			await child.page.getByRole("heading", { name: "This invitation was withdrawn" }).waitFor();
			const second = await invitationLink(product, moved);
			await card.getByRole("button", { name: "Withdraw" }).click();
			await dialog.getByRole("button", { name: "Withdraw" }).click();
			await card.getByText("The invitation was withdrawn").waitFor();
			await child.page.goto(second);
			await child.page.getByRole("heading", { name: "This invitation was withdrawn" }).waitFor();
			await card.getByRole("button", { name: "Invite again" }).click();
			// The toast in the open dialog says it, too.
			await card.getByText(`The invitation went to ${moved}`).first().waitFor();
		},
	);

	auditTest("is not confused with the person signed in on this browser", async () => {
		const visitor = await newVisitor(product);
		await enterAs(visitor.page, demoAccount(product, "parent"));
		const { page, email } = await addedChild("Ravi", visitor);
		await page.goto(await invitationLink(product, email));
		await page.getByText(`This browser is signed in as ${demoAccount(product, "parent").email}`).waitFor();
		await page.getByRole("button", { name: "Sign out and continue" }).click();
		await page.getByLabel("Choose a password").waitFor();
	});
});

test("an order of another family shows nothing", async () => {
	const { page } = await parent();
	for (const path of ["success-payment", "stripe-success"]) {
		await page.goto(`/${path}?order=00000000-0000-4000-8000-000000000000`);
		await page.getByRole("heading", { name: "We can’t find this payment" }).waitFor();
	}
});

auditTest("an address with an existing account is refused before anything is paid", async () => {
	const { page } = await parent();
	await page.goto("/add-invitation");
	await page.getByLabel("Child's Full Name").fill("Ben Okafor");
	await page.getByLabel("Grade/Class").selectOption({ label: "4th Grade" });
	await page.getByLabel("Email Address").fill(demoAccount(product, "super-admin").email);
	await page.getByLabel("Primary Learning Objective").fill("Keep up with class");
	await page.getByRole("button", { name: "Continue to Payment" }).click();
	await page.getByText("already has a Learnin account").waitFor();
	await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
});

test("more days are chosen, paid and added to the end; a child sees who pays, without the provider's script", async () => {
	const { page } = await parent();
	await page.goto("/student/invitation/payment");
	const choice = page.locator("label").filter({ hasText: "Maya Okafor" });
	const before = await choice.textContent();
	await choice.click();
	await page.getByRole("button", { name: "Continue to Payment" }).click();
	await page.getByRole("dialog").getByText("30 more days").waitFor();
	await page.getByRole("button", { name: "Make Payment" }).click();
	await payWith(page, goodCard);
	await page.getByRole("heading", { name: "Successful stripe payment" }).waitFor();
	await page.waitForURL("**/parent/dashboard");
	await page.goto("/student/invitation/payment");
	await choice.waitFor();
	await expect.poll(() => choice.textContent()).not.toBe(before);

	const child = await newVisitor(product);
	await enterAs(child.page, demoAccount(product, "student"), "/student/invitation/payment");
	await child.page.getByRole("heading", { name: /^Paid until/ }).waitFor();
	const scripts = await child.page.evaluate(() => [...document.scripts].map(({ src }) => src));
	expect(scripts.filter((src) => src.includes("stripe"))).toEqual([]);
});

auditTest("an unfinished order is found by the next one, and is dropped", async () => {
	const { page } = await parent();
	await page.goto("/student/invitation/payment");
	await page.locator("label").filter({ hasText: "Zoe" }).click();
	await page.getByRole("button", { name: "Continue to Payment" }).click();
	await page.getByRole("dialog").getByText("Order Summary").waitFor();
	await page.goto("/add-invitation");
	await page.getByText("You have an unfinished payment").waitFor();
	await page.getByRole("link", { name: "Finish that payment" }).click();
	await page.waitForURL("**/student/invitation/payment?order=*");
	await page.getByRole("button", { name: "Make Payment" }).waitFor();
	await page.goto("/add-invitation");
	await page.getByRole("button", { name: "Cancel it" }).click();
	await page.getByLabel("Child's Full Name").waitFor();
});

const guardianLink = async (email: string) =>
	/https?:\/\/\S+accept-guardian\S+/.exec(await product.mailTo(email, /invited you to follow/))?.[0] ?? "";

test("a second guardian joins by email, sees the children, and is removed again", async () => {
	const { page, complaints } = await parent();
	const email = freshEmail("ben");
	await page.goto("/add-invitation?for=guardian");
	await page.getByLabel("Second guardian’s email").fill(email);
	await page.getByRole("button", { name: "Send invitation" }).click();
	await page.getByText("Invited; the link works for").waitFor();
	const second = await newVisitor(product);
	await second.page.goto(await guardianLink(email));
	await second.page.getByLabel("Your name").fill("Ben Okafor");
	await second.page.getByLabel("Choose a password").fill(password);
	await second.page.getByRole("button", { name: "Join the family" }).click();
	await second.page.waitForURL("**/parent/dashboard");
	await second.page.getByRole("heading", { name: "Maya Okafor" }).waitFor();
	expect(second.page.url()).not.toContain("token");

	await page.reload();
	await page.getByRole("button", { name: "Remove Ben Okafor" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Remove Ben Okafor" }).click();
	await page.getByLabel("Second guardian’s email").waitFor();
	// The open page may navigate away just now.
	const again = await second.context.newPage();
	await again.goto("/parent/dashboard");
	await again.waitForURL((url) => url.pathname === "/");
	expect(complaints).toEqual([]);
});

auditTest("a person with an account but no family joins by signing in", async () => {
	const { page } = await parent();
	const email = freshEmail("lena");
	const second = await newVisitor(product);
	await signUp(second.page, { name: "Lena Okafor", email });
	await page.goto("/add-invitation?for=guardian");
	await page.getByLabel("Second guardian’s email").fill(email);
	await page.getByRole("button", { name: "Send invitation" }).click();
	const link = await guardianLink(email);
	const fresh = await newVisitor(product);
	await fresh.page.goto(link);
	await fresh.page.getByText("You already have an account").waitFor();
	await fresh.page.getByRole("button", { name: "Login" }).click();
	await fresh.page.getByLabel("Email").fill(email);
	await fresh.page.getByLabel("Password", { exact: true }).fill(password);
	await fresh.page.getByRole("button", { name: "Login", exact: true }).click();
	await fresh.page.waitForURL("**/accept-guardian");
	await fresh.page.getByRole("button", { name: "Join the family" }).click();
	await fresh.page.waitForURL("**/parent/dashboard");
	await fresh.page.getByRole("heading", { name: "Maya Okafor" }).waitFor();
});

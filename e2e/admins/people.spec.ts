import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { demoAccount } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { freshEmail, password, signIn } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

let admin: Page;
const product = useProduct(startProduct);
beforeAll(async () => {
	admin = (await visit(product.url)).page;
	await signIn(admin, demoAccount(product, "super-admin"));
	await admin.waitForURL("**/superadmin/dashboard");
});

/** From the dashboard to one parent, by the start of a name. */
async function openParent(name: string): Promise<void> {
	await admin.goto("/superadmin/dashboard");
	await admin.getByRole("link", { name: "Parents" }).click();
	await admin.getByLabel("Search parents by name, email or id").fill(name.slice(0, 4).toLowerCase());
	await admin.waitForURL(/search=/);
	await admin.getByRole("link", { name }).click();
	await admin.getByRole("heading", { name, level: 2 }).waitFor();
}

auditTest(
	"a super-admin finds a parent, suspends and restores the account, and its open page is left with the reason",
	async () => {
		const { page: parent } = await visit(product.url);
		await signIn(parent, demoAccount(product, "parent"));
		await parent.waitForURL("**/parent/dashboard");
		await openParent("Amara Okafor");
		await admin
			.getByRole("region", { name: "Children" })
			.getByRole("link", { name: "Maya Okafor" })
			.waitFor();
		await admin.getByRole("button", { name: /Refund \$30\.00/ }).waitFor();

		await admin.getByRole("button", { name: "Switch off" }).click();
		const dialog = admin.getByRole("dialog", { name: "Switch off Amara Okafor?" });
		await dialog.getByRole("button", { name: "Switch off" }).click();
		await dialog.getByText("Please say in a few words why.").waitFor();
		await dialog.getByLabel("Reason").fill("Asked for it by phone");
		await dialog.getByRole("button", { name: "Switch off" }).click();
		await admin.getByText("This account is switched off").waitFor();
		await admin.getByText("Asked for it by phone").waitFor();
		await admin.getByText("Switched a parent’s account off").waitFor();

		await parent.getByRole("link", { name: "Payments" }).first().click();
		await parent.getByText("This account isn’t active.").first().waitFor();

		await admin.getByRole("button", { name: "Switch on" }).click();
		await admin.getByLabel("Reason").fill("It was a mistake");
		await admin.getByRole("dialog").getByRole("button", { name: "Switch on" }).click();
		await admin.getByText("The account is back on.").waitFor();
		await admin.getByRole("button", { name: "Switch off" }).waitFor();
		await parent.context().close();
	},
);

test("a parent added by a super-admin sets a password by the emailed link and gets to the children's page", async () => {
	const email = freshEmail("noor");
	await admin.goto("/superadmin/add-parent");
	await admin.getByLabel("Name").fill("Noor Haddad");
	await admin.getByLabel("Email").fill("amara@learnin.test");
	await admin.getByRole("button", { name: "Add and invite" }).click();
	await admin.getByText("An account with this email already exists.").waitFor();
	await admin.getByLabel("Email").fill(email);
	await admin.getByRole("button", { name: "Add and invite" }).click();
	await admin.getByText(`An invitation is on its way to ${email}`).waitFor();
	const link =
		/https?:\/\/\S+reset-password\S+/.exec(await product.mailTo(email, /account is ready/))?.[0] ?? "";

	const { page } = await visit(product.url);
	await page.goto(link);
	await page.getByRole("heading", { name: "Welcome to Learnin" }).waitFor();
	await page.getByLabel("New password").fill(password);
	await page.getByRole("button", { name: "Set password" }).click();
	await page.getByText("Your password is set").waitFor();
	await signIn(page, { email, password });
	await page.waitForURL("**/register");
	await page.context().close();
});

test("a super-admin impersonates a child, changes nothing, and returns", async () => {
	await openParent("Amara Okafor");
	await admin.getByRole("link", { name: "Maya Okafor" }).click();
	await admin.getByRole("heading", { name: "Maya Okafor", level: 2 }).waitFor();
	await admin.getByRole("button", { name: "See as" }).click();
	await admin.getByRole("button", { name: "See as Maya Okafor" }).click();
	await admin.waitForURL("**/student/dashboard");
	const banner = admin.getByRole("complementary", { name: "Viewing as someone else" });
	await banner.getByText("Nothing can be changed").waitFor();
	await banner.getByText("Ends in 15 minutes.").waitFor();

	await admin.goto("/student/goals");
	await banner.waitFor();
	await admin.getByRole("button", { name: "More: questions a day" }).click();
	await admin.getByRole("button", { name: "Save goals" }).click();
	await admin.getByText("You’re viewing this as someone else").first().waitFor();

	await banner.getByRole("button", { name: "Exit" }).click();
	await admin.waitForURL("**/superadmin/student-details/*");
	await admin.getByText("You’re back in your own account.").waitFor();
	await admin.getByText("Stopped viewing Learnin as this person").waitFor();
	await expect.poll(() => banner.count()).toBe(0);
});

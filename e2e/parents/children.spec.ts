import { readFile } from "node:fs/promises";
import { getChildren, updateChild } from "@learnin/contract/routes/people/children.contract";
import { askForReward, getOwnRewards } from "@learnin/contract/routes/money/reward-money.contract";
import { rightAnswer } from "@learnin/domain/examples/answers";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import { strFromU8, unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { callAs, demoAccount } from "../support/api.ts";
import { isAudit } from "../support/audit.ts";
import { visit } from "../support/browser.ts";
import { enterAnswer, givenSet, openQuestion } from "../support/practice.ts";
import { startProduct } from "../support/product.ts";
import { enterAs, enterTab, newVisitor, signIn } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(startProduct);

async function asParent(): Promise<Page> {
	return (await enterTab(product, demoAccount(product, "parent"))).page;
}

async function openChildren(page: Page): Promise<void> {
	await page.getByRole("link", { name: "Student Settings" }).first().click();
	await page.getByRole("heading", { name: "Maya Okafor" }).waitFor();
}

const password = () => demoAccount(product, "parent").password;

test("a parent edits a child, and the dashboard shows it", async () => {
	const page = await asParent();
	await openChildren(page);
	await page.getByRole("button", { name: "Edit Zoe Okafor" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Full name").fill("Zoe B. Okafor");
	await dialog.getByLabel("Questions a day").fill("12");
	await dialog.getByLabel("Days a week").selectOption("6");
	await dialog.getByRole("radio", { name: "Rainbow" }).check({ force: true });
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("12 questions a day, 6 days a week").waitFor();
	await page.goto("/parent/dashboard");
	await page.getByRole("heading", { name: "Zoe B. Okafor" }).waitFor();
});

test("a reached goal earns the daily reward, which a parent pays out manually; a wish is granted", async () => {
	const call = await callAs(product, "parent");
	const { children } = await call(getChildren, {});
	const zoe = children.find(({ name }) => name.startsWith("Zoe"));
	if (zoe === undefined) throw new Error("no demo child Zoe");
	const { name, grade, schoolName, educationalBoard, learningObjective, avatar, days_per_week } = zoe;
	const profile = { name, grade, schoolName, educationalBoard, learningObjective, avatar, days_per_week };
	await call(updateChild, { params: { student_id: zoe.id }, body: { ...profile, daily_goal: 1 } });
	const page = await asParent();
	await openChildren(page);
	await page.getByRole("button", { name: `Set the daily reward of ${name}` }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Amount a day (USD)").fill("20.01");
	await dialog.getByRole("button", { name: "Save" }).click();
	await dialog.getByText("Please enter an amount up to $20.00 a day").waitFor();
	await dialog.getByLabel("Amount a day (USD)").fill("1.50");
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("$1.50 for each day the goal is reached.").waitFor();

	const visitor = await newVisitor(product);
	const child = visitor.page;
	await signIn(child, { email: "zoe@learnin.test", password: password() });
	const rewards = child.getByRole("button", { name: /^Rewards/ });
	await rewards.click();
	await child.getByText("1 more question and today earns $1.50.").waitFor();
	const at = everyQuestion.findIndex(({ question }) => question.question_type === "FILL_ONE");
	const question = everyQuestion[at]?.question;
	if (question === undefined) throw new Error("no question with one place");
	await openQuestion(child, await givenSet(child), at + 1);
	await enterAnswer(child, question, rightAnswer(question));
	await child.keyboard.press("Enter");
	await child.locator('[data-phase="correct"]').first().waitFor();
	await child.goto("/student/dashboard");
	await rewards.click();
	await child.getByText("You earned $1.50 today. Well done!").waitFor();

	await page.getByRole("link", { name: `Rewards: payouts and promises of ${name}` }).click();
	await page.getByText("Earned $1.50 today").waitFor();
	await page.getByRole("button", { name: `Pay out to ${name}` }).click();
	await dialog
		.getByText(`Give the money to ${name} yourself. The same amount goes back to your wallet.`)
		.waitFor();
	await dialog.getByRole("button", { name: "I gave it" }).click();
	await page.getByText(`Saved: ${name} got it`).waitFor();
	await expect.poll(() => page.getByRole("button", { name: `Pay out to ${name}` }).isDisabled()).toBe(true);

	await page.getByRole("button", { name: "New promise" }).click();
	await dialog.getByLabel("What do you promise?").fill("Hot chocolate");
	await dialog.getByLabel("Price in points").fill("5");
	await dialog.getByRole("button", { name: "Save" }).click();
	await page.getByText("For every child, as often as they like").waitFor();
	const asMaya = await callAs(product, "student");
	const promised = (await asMaya(getOwnRewards, {})).promises.find(({ title }) => title === "Hot chocolate");
	const ask = { params: { promise_id: promised?.id ?? "" }, body: { client_key: crypto.randomUUID() } };
	await asMaya(askForReward, ask);
	await page.reload();
	await page.getByRole("button", { name: "Approve “Hot chocolate” for Maya Okafor" }).click();
	await dialog.getByLabel("A kind word for Maya Okafor").fill("With cream!");
	await dialog.getByRole("button", { name: "Approve" }).click();
	await page.getByRole("button", { name: "Mark as given: “Hot chocolate” for Maya Okafor" }).waitFor();
	expect((await asMaya(getOwnRewards, {})).requests).toMatchObject([
		{ state: "approved", word: "With cream!" },
	]);
});

test("the longest name fits its cards", async () => {
	const page = await asParent();
	const rename = async (from: string, to: string) => {
		await page.goto("/profile");
		await page.getByRole("button", { name: `Edit ${from}` }).click();
		const dialog = page.getByRole("dialog");
		await dialog.getByLabel("Full name").fill(to);
		await dialog.getByRole("button", { name: "Save" }).click();
		await page.getByRole("heading", { name: to, exact: true }).waitFor();
	};
	const name = "Featherstonehaugh".repeat(6).slice(0, 100);
	await rename("Leo Okafor", name);
	for (const path of ["/profile", "/parent/dashboard", "/student-activity"]) {
		await page.goto(path);
		await page.getByText(name).first().waitFor({ state: "attached" });
		// Widths between phone and desktop, with and without the menu.
		for (const width of isAudit ? [360, 768, 1024] : [360, 1024]) {
			await page.setViewportSize({ width, height: 740 });
			const overflow = await page.evaluate(
				() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
			);
			expect([path, width, overflow]).toEqual([path, width, 0]);
		}
	}
	await rename(name, "Leo Okafor");
});

test("a child without a sign-in practices on the parent's device, and only the PIN leads back", async () => {
	const { page, close } = await visit(product.url);
	onTestFinished(close);
	await enterAs(page, demoAccount(product, "parent"));
	await page.getByRole("button", { name: "Start practicing as Leo" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("New PIN").fill("1234");
	await dialog.getByLabel("Your password").fill(password());
	await dialog.getByRole("button", { name: "Save PIN and start" }).click();
	await dialog.getByText("This PIN is easy to guess.").waitFor();
	await dialog.getByLabel("New PIN").fill("2580");
	await dialog.getByRole("button", { name: "Save PIN and start" }).click();
	await page.waitForURL("**/student/dashboard");
	// The parent's pages are closed to the child.
	await page.goto("/parent/dashboard");
	await page.waitForURL("**/student/dashboard");
	await page.goto("/settings/email-password");
	await page.getByRole("heading", { name: "Your parents take care of this" }).waitFor();
	await page.goto("/student/payment-methods");
	await page.waitForURL("**/student/dashboard");
	await page
		.getByRole("button", { name: /account|Leo/i })
		.first()
		.click();
	const menu = page.getByRole("menu");
	await menu.getByText("Hi, Leo").waitFor();
	// Nothing of the parent's, and no single press that signs the family out.
	expect(await menu.textContent()).not.toMatch(/@|Payment|Logout/);
	await menu.getByRole("menuitem", { name: "Back to your parent" }).click();
	await page.getByLabel("Parent’s PIN").fill("9999");
	await page.getByRole("button", { name: "Go back" }).click();
	await page.getByText("Incorrect PIN.").first().waitFor();
	await page.getByLabel("Parent’s PIN").fill("2580");
	await page.getByRole("button", { name: "Go back" }).click();
	await page.waitForURL("**/parent/dashboard");
	await page.getByText("Welcome back").waitFor();
});

test("consent is withdrawn after a confirmation, and given again with a click", async () => {
	const page = await asParent();
	await openChildren(page);
	await page.getByRole("button", { name: "Withdraw consent for Leo Okafor" }).click();
	await page.getByRole("button", { name: "Withdraw consent", exact: true }).click();
	await page.getByText(/^Withdrawn on /).waitFor();
	await expect
		.poll(() => page.getByRole("button", { name: "Start practicing as Leo" }).isDisabled())
		.toBe(true);
	await page.getByRole("button", { name: "Give consent for Leo Okafor again" }).click();
	await page.getByRole("button", { name: "Withdraw consent for Leo Okafor" }).waitFor();
	const model = page.getByRole("checkbox", { name: "AI may read Leo Okafor’s written answers" });
	await expect.poll(() => model.isChecked()).toBe(false);
	await model.click();
	await expect.poll(() => model.isChecked()).toBe(true);
});

test("the copy of a child's data is a valid ZIP, and needs the password", async () => {
	const page = await asParent();
	await openChildren(page);
	await page.getByRole("button", { name: "Save a copy of Maya Okafor’s data" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Your password").fill("not this one");
	await dialog.getByRole("button", { name: "Save the copy" }).click();
	await dialog.getByText("Incorrect password.").waitFor();
	await dialog.getByLabel("Your password").fill(password());
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		dialog.getByRole("button", { name: "Save the copy" }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^learnin-maya-okafor-\d{4}-\d\d-\d\d\.zip$/);
	const files = unzipSync(await readFile(await download.path()));
	const attempts = JSON.parse(
		strFromU8(files["children/1-maya-okafor/attempts.json"] ?? new Uint8Array()),
	) as [];
	expect(attempts.length).toBeGreaterThan(50);
});

test("a child is deleted after typing its name and the password, and the list says what was deleted", async () => {
	const page = await asParent();
	await openChildren(page);
	await page.getByRole("button", { name: "Delete Leo Okafor" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Type Leo Okafor").fill("Leo");
	await dialog.getByLabel("Your password").fill(password());
	await dialog.getByRole("button", { name: "Delete for good" }).click();
	await dialog.getByText("Type “Leo Okafor” to confirm.").waitFor();
	await dialog.getByLabel("Type Leo Okafor").fill("Leo Okafor");
	await dialog.getByRole("button", { name: "Delete for good" }).click();
	await page.getByRole("heading", { name: "Leo Okafor’s data is deleted" }).waitFor();
	await page.getByText("Child profiles", { exact: true }).waitFor();
	await page.getByRole("button", { name: "Done" }).click();
	await page.getByRole("heading", { name: "Leo Okafor" }).waitFor({ state: "detached" });
	expect(await product.mailTo(demoAccount(product, "parent").email, /Deleted from Learnin/)).toContain(
		"Child profiles: 1",
	);
});

test("what a child sees on its own device when the consent is withdrawn, and when the whole family is deleted", async () => {
	const visitor = await newVisitor(product);
	const child = visitor.page;
	const signInAsZoe = () => signIn(child, { email: "zoe@learnin.test", password: password() });
	await signInAsZoe();
	await child.waitForURL("**/student/dashboard");

	const page = await asParent();
	await openChildren(page);
	await page.getByRole("button", { name: /^Withdraw consent for Zoe/ }).click();
	await page.getByRole("button", { name: "Withdraw consent", exact: true }).click();
	await page.getByText(/^Withdrawn on /).waitFor();
	const paused = child.getByText("Learnin is paused for you. Your parent can turn it on again.");
	await child.goto("/student/dashboard");
	await paused.first().waitFor();
	await signInAsZoe();
	await child.waitForURL((url) => url.pathname === "/");
	await paused.first().waitFor();
	await page.getByRole("button", { name: /^Give consent for Zoe/ }).click();
	await page.getByRole("button", { name: /^Withdraw consent for Zoe/ }).waitFor();
	await signInAsZoe();
	await child.waitForURL("**/student/dashboard");

	await page.goto("/parent/settings");
	await page.getByRole("button", { name: "Delete the family" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Type “delete everything”").fill("delete everything");
	await dialog.getByLabel("Your password").fill(password());
	await dialog.getByRole("button", { name: "Delete for good" }).click();
	await dialog.getByText(/^There’s money in your wallet\./).waitFor();
	await dialog.getByRole("checkbox", { name: /^I give up the \$\d+\.\d\d in the wallet$/ }).check();
	await dialog.getByRole("button", { name: "Delete for good" }).click();
	await page.getByText("Everything was deleted. We emailed you the list.").waitFor();
	await expect
		.poll(() => product.mailTo(demoAccount(product, "parent").email, /Deleted from Learnin/))
		.toMatch(/Child profiles: [23]/);
	await child.goto("/student/dashboard");
	await child.getByText("Your session has ended. Please sign in again.").first().waitFor();
	await signInAsZoe();
	await child.getByText("Incorrect email or password.").first().waitFor();
	await signIn(page, demoAccount(product, "parent"));
	await page.getByText("Incorrect email or password.").first().waitFor();
});

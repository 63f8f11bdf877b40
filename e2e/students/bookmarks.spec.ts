import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { callAs, demoAccount } from "../support/api.ts";
import { expectNoKeyIn, type Visitor } from "../support/browser.ts";
import { openQuestion } from "../support/practice.ts";
import { sharedProduct } from "../support/product.ts";
import { enterTab } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const product = useProduct(sharedProduct);

function enter(role: string): Promise<Visitor> {
	return enterTab(product, demoAccount(product, role));
}

const promptOf = async (page: Page) => (await page.locator("#pr-prompt").textContent())?.trim() ?? "";

test("a child bookmarks a question while practicing, finds and practices it, removes it and restores it", async () => {
	const child = await enter("student");
	const { page } = child;
	const session = await (await callAs(product, "student"))(startSession, {
		body: { kind: "skill", skill_id: "add-within-100" },
	});
	// If the text contains boxes, the list shows the text and the page "Fill in the boxes."
	const whole = session.questions.findIndex(({ question_type }) => question_type !== "FILL_MULTIPLE");
	await openQuestion(page, session.id, whole + 1);
	const bookmark = page.getByRole("button", { name: "Bookmark this question" });
	const stored = page.waitForResponse((answer) => answer.url().includes("/api/bookmarks/"));
	await bookmark.click();
	expect((await stored).status()).toBe(200);
	await expect.poll(() => bookmark.getAttribute("aria-pressed")).toBe("true");
	await page.reload();
	await page.locator("#pr-prompt").waitFor();
	await expect.poll(() => bookmark.getAttribute("aria-pressed")).toBe("true");

	await page.goto("/student/dashboard");
	await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Bookmarks" }).click();
	await page.waitForURL("**/student/bookmarks");
	await page.getByText("1 question to come back to").waitFor();
	await expect.poll(() => page.locator(".bookmark").count()).toBe(1);
	const asked = (await page.locator(".bookmark .question-prompt").innerText()).trim();

	await page.getByRole("link", { name: "Practice these" }).click();
	await page.waitForURL("**/student/questions/session/**");
	await page.locator("#pr-prompt").waitFor();
	await expect.poll(() => page.locator("#pr-prompt").innerText()).toContain(asked);
	expect(await promptOf(page)).toContain("Question 1 of 1");

	await page.goto("/student/bookmarks");
	await page.getByRole("button", { name: /^Remove/ }).click();
	const undo = page.getByRole("button", { name: /^Undo/ });
	await undo.waitFor();
	await page.getByText("No bookmarks left").waitFor();
	await expect.poll(() => undo.evaluate((button) => button === document.activeElement)).toBe(true);
	await undo.click();
	await page.getByText("1 question to come back to").waitFor();
	const gone = page.waitForResponse((answer) => answer.request().method() === "DELETE");
	await page.getByRole("button", { name: /^Remove/ }).click();
	expect((await gone).status()).toBe(200);
	await page.reload();
	await page.getByRole("heading", { name: "No bookmarks yet" }).waitFor();
	expectNoKeyIn(child);
	expect(child.complaints).toEqual([]);
});

test("a child reports a problem, and a super-admin resolves it by keyboard", async () => {
	const child = await enter("student");
	await child.page.goto("/student/questions/skill/compare-fractions-unlike");
	await child.page.locator("#pr-prompt").waitFor();
	await reportProblem(child.page);
	await child.page.getByText("Thank you! We’ll look at this question.").waitFor();

	const admin = await enter("super-admin");
	const { page } = admin;
	await page
		.getByRole("navigation", { name: "Menu" })
		.getByRole("link", { name: "Reported Questions" })
		.click();
	await page.getByRole("heading", { name: "Mistake in the text" }).waitFor();
	await page.getByText("It says apples <b>and</b> pears.", { exact: false }).waitFor();
	// The question may be about a Maya: names are random.
	await expect.poll(() => page.locator("main").innerText()).not.toMatch(/Okafor|maya@/);
	await page.keyboard.press("w");
	await page.keyboard.type("Fixed, thank you for looking so closely.");
	await page.getByRole("button", { name: "Fixed", exact: true }).press("Enter");
	await page.getByText("Marked as fixed.").waitFor();
	await page.getByRole("heading", { name: "No open reports" }).waitFor();

	await page
		.getByRole("group", { name: "Which reports" })
		.getByRole("button", { name: /^Fixed/ })
		.click();
	await page.getByText("Fixed, thank you for looking so closely.").waitFor();
	await page.keyboard.press("o");
	await page.getByText("The report is open again.").waitFor();
	await page.getByRole("heading", { name: "Nothing fixed yet" }).waitFor();
	expect([...child.complaints, ...admin.complaints]).toEqual([]);
});

/** Through the menu of the practice page. */
async function reportProblem(page: Page): Promise<void> {
	await page.getByRole("button", { name: "Report a problem" }).first().click();
	const dialog = page.getByRole("dialog", { name: "What’s wrong?" });
	await dialog.getByRole("button", { name: "Send" }).click();
	await dialog.getByText("Choose what’s wrong.").waitFor();
	await dialog.getByLabel("There’s a mistake in the text").check();
	await dialog.getByLabel("Tell us more").fill("It says apples <b>and</b> pears.\nThere are only pears.");
	await dialog.getByRole("button", { name: "Send" }).click();
}

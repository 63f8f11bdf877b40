import { getQuestion, updateQuestion } from "@learnin/contract/routes/question-bank.contract";
import { startSession } from "@learnin/contract/routes/practice.contract";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { callAs, demoAccount } from "./support/api.ts";
import { closeBrowser, expectNoKeyIn, openBrowser, visit } from "./support/browser.ts";
import { type Product, startProduct } from "./support/product.ts";
import { signIn } from "./support/walk.ts";

let product: Product;
beforeAll(async () => {
	[product] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
	await closeBrowser();
	await product.stop();
});

/** Hints, explanation and filing, which every type has. */
async function writeTheRest(page: Page, skill: string): Promise<void> {
	await page.getByLabel("Hint 1", { exact: true }).fill("Look at what is asked.");
	await page.getByLabel("Hint 2", { exact: true }).fill("Go step by step.");
	await page.getByLabel("The worked solution").fill("Read it again, and follow each step to its end.");
	await page.getByLabel("Skill", { exact: true }).fill(skill);
	await page.getByRole("list", { name: "Skills" }).getByRole("button").first().press("Enter");
	expect(
		await page.getByRole("button", { name: "Another skill" }).evaluate((it) => it === document.activeElement),
	).toBe(true);
}

const isGood = (page: Page) => page.getByText("Nothing is wrong.").waitFor();

async function submitAndApprove(page: Page): Promise<string> {
	await page.getByRole("button", { name: "Send to review" }).click();
	await page.waitForURL(/update-question/);
	await page.getByText("In review", { exact: true }).waitFor();
	await page.getByRole("button", { name: "Approve" }).click();
	await page.getByText("Published", { exact: true }).waitFor();
	return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

test("an admin writes questions of three types, mends a fault, tries them and approves; a student gets one", async () => {
	const visitor = await visit(product.url);
	onTestFinished(() => visitor.close());
	const { page, complaints } = visitor;
	await signIn(page, demoAccount(product, "super-admin"));
	await page.waitForURL(/dashboard/);
	await page.getByRole("link", { name: "Add Question" }).first().click();

	// A fraction: a hint that gives it away is told, leads to its place and is mended.
	await page.getByRole("radio", { name: "Fill one" }).check();
	await page.getByLabel("Text", { exact: true }).fill("How much is ");
	await page.getByRole("button", { name: "Fraction" }).click();
	await page.keyboard.type(" of a pizza and a quarter more?");
	await page.getByLabel("Answer type").selectOption("SIMPLE_FRACTION");
	await page.getByLabel("Right answer").fill("3/4");
	await writeTheRest(page, "area-rectangle");
	await page.getByLabel("Hint 2", { exact: true }).fill("It is $\\frac{3}{4}$.");
	await page.getByRole("button", { name: /^Hint 2.*gives the answer away/ }).press("Enter");
	expect(
		await page.getByLabel("Hint 2", { exact: true }).evaluate((it) => it === document.activeElement),
	).toBe(true);
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("How many quarters are in a half?");
	await isGood(page);
	const preview = page.getByRole("region", { name: "Preview" });
	await preview.locator("input").first().focus();
	await page.keyboard.type("3/4");
	await page.keyboard.press("Enter");
	await preview.getByText("That is right").waitFor();

	// What was written is kept, and leaving asks.
	await page.getByText(/^Saved at/).waitFor();
	await page.getByRole("link", { name: "Reported Questions" }).first().click();
	await page.getByRole("button", { name: "Keep it and leave" }).click();
	await page.getByRole("link", { name: "Add Question" }).first().click();
	await page.getByRole("button", { name: "Go on with it" }).click();
	const fraction = await submitAndApprove(page);

	// A version that came in between is shown, and what was written stays.
	const asAdmin = await callAs(product, "super-admin");
	const params = { question_id: fraction };
	const { question, skill_id, difficulty, tags } = await asAdmin(getQuestion, { params });
	expect(question).toMatchObject({
		prompt: "How much is $\\frac{1}{2}$ of a pizza and a quarter more?",
		key: { answers: ["3/4"] },
	});
	const theirs = { ...question, explanation: "Half a pizza is two quarters; one more makes three." };
	await asAdmin(updateQuestion, {
		params,
		body: { question: theirs, skill_id, difficulty, tags, state: "draft", expected_version: 1 },
	});
	await page.getByLabel("The worked solution").fill("Two quarters and one more make three of them.");
	await isGood(page);
	await page.getByRole("button", { name: "Save as draft" }).click();
	await page.getByText(/stored version 2 meanwhile/).waitFor();
	await page.locator("del").getByText("Half a pizza").waitFor();
	await page.getByRole("button", { name: "Go on with mine" }).click();
	await page.getByRole("button", { name: "Save as draft" }).click();
	await page.getByText("Version 3", { exact: true }).waitFor();

	// One of several options, by keyboard.
	await page.goto("/add-question");
	await page.getByLabel("Text", { exact: true }).fill("Which number is even?");
	for (const [at, label] of ["3", "8", "5", "7"].entries())
		await page.getByLabel(`Option ${"ABCD"[at]}`, { exact: true }).fill(label);
	await page.getByLabel("Option B is right").press("Space");
	await writeTheRest(page, "area-rectangle");
	await isGood(page);
	await preview.locator(".pr-option").nth(1).click();
	await preview.getByRole("button", { name: "Check" }).click();
	await preview.getByText("That is right").waitFor();
	await submitAndApprove(page);

	// Pairs.
	await page.goto("/add-question");
	await page.getByRole("radio", { name: "Match", exact: true }).check();
	await page.getByLabel("Text", { exact: true }).fill("Match each number with its double.");
	for (const [at, [left, right]] of [
		["4", "8"],
		["7", "14"],
		["9", "18"],
	].entries()) {
		await page.getByRole("button", { name: "Add a pair" }).press("Enter");
		await page.getByLabel(`Left ${at + 1}`, { exact: true }).fill(left ?? "");
		await page.getByLabel(`Right ${at + 1}`, { exact: true }).fill(right ?? "");
	}
	await writeTheRest(page, "area-rectangle");
	await isGood(page);
	await preview.getByRole("button", { name: "Show the answer" }).click();
	await preview.getByText("follow each step to its end").waitFor();
	await submitAndApprove(page);
	// The refusal of the version that came too late.
	expect(complaints).toEqual([expect.stringContaining("409")]);

	const student = await visit(product.url);
	onTestFinished(() => student.close());
	const asStudent = await callAs(product, "student");
	const session = await asStudent(startSession, {
		body: { kind: "skill", skill_id },
	});
	const at = session.questions.findIndex(({ prompt }) =>
		/even\?|its double|of a pizza and a quarter/.test(prompt.html),
	);
	expect(at).toBeGreaterThanOrEqual(0);
	await signIn(student.page, demoAccount(product, "student"));
	await student.page.waitForURL(/dashboard/);
	await student.page.goto(`/student/questions/session/${session.id}?question=${at + 1}`);
	await student.page
		.locator("#pr-prompt")
		.getByText(/even|double|pizza/)
		.first()
		.waitFor();
	expectNoKeyIn(student);
});

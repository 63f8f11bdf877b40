import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { decideQuestion, getQuestion } from "@learnin/contract/routes/bank/question-bank.contract";
import { getCandidate } from "@learnin/contract/routes/bank/generated-candidates.contract";
import { getGeneration } from "@learnin/contract/routes/bank/question-generation.contract";
import type { Locator, Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { auditTest } from "../support/audit.ts";
import { callAs, demoAccount } from "../support/api.ts";
import { expectNoKeyIn, visit } from "../support/browser.ts";
import { sharedProduct } from "../support/product.ts";
import { enterAs, enterNew } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

const skill_id = "add-within-1000";

const product = useProduct(sharedProduct);

async function asAdmin(): Promise<{ page: Page; complaints: string[] }> {
	return enterNew(product, demoAccount(product, "super-admin"));
}

/** By keyboard, following the focus. */
async function chooseSkill(page: Page, skill = skill_id): Promise<void> {
	await page.getByLabel("Skill", { exact: true }).fill(skill);
	await page.getByRole("list", { name: "Skills" }).getByRole("button").first().press("Enter");
	await page.getByRole("button", { name: "Another skill" }).waitFor();
}

const bankLink = (place: Page | Locator) => place.getByRole("link", { name: "Open it there" });

test("a wrong question is caught, a right one is reviewed, approved and practiced by a student", async () => {
	const { page, complaints } = await asAdmin();
	await page.getByRole("link", { name: "Add with Prompt" }).first().click();

	// A missing field is reported at the field.
	await page.getByRole("button", { name: "Generate", exact: true }).click();
	await page.getByText("Choose what the question is about.").waitFor();
	await chooseSkill(page);
	await page.getByLabel("In your own words").fill("About a shelf of books.");

	await product.models("next", { how: "wrong_answer" });
	await page.getByRole("button", { name: "Generate", exact: true }).click();
	const result = page.getByRole("region", { name: "The generated question" });
	const verdict = result.locator(".note");
	await verdict.getByText("Caught by a check").waitFor();
	await result.locator('[data-outcome="failed"]').getByText("Second solution").waitFor();
	await expect.poll(() => result.getByRole("button", { name: "Send to review" }).count()).toBe(0);

	// A reload keeps the question and the request.
	await page.reload();
	await verdict.getByText("Caught by a check").waitFor();
	await expect.poll(() => page.getByLabel("In your own words").inputValue()).toBe("About a shelf of books.");

	await result.getByRole("button", { name: "Another one" }).click();
	await verdict.getByText("Every check passed").waitFor();
	await result.getByRole("button", { name: "Show the answer" }).click();
	await result.getByRole("button", { name: "Try again" }).waitFor();
	await result.getByRole("button", { name: "Send to review" }).click();
	await verdict.getByText("It’s in the bank").waitFor();

	const question_id = (await bankLink(result).getAttribute("href"))?.split("/").at(-1) ?? "";
	const call = await callAs(product, "super-admin");
	const params = { question_id };
	const { state, source } = await call(getQuestion, { params });
	const job_id = new URL(page.url()).searchParams.get("job") ?? "";
	const { candidates } = await call(getGeneration, { params: { job_id } });
	const spoken = candidates[0]?.prompt?.spoken ?? "";
	expect({ state, source }).toEqual({ state: "in_review", source: "generated" });
	await call(decideQuestion, { params, body: { decision: "approve", expected_version: 1, note: "" } });
	expect(complaints).toEqual([]);

	const asStudent = await callAs(product, "student");
	const session = await asStudent(startSession, { body: { kind: "skill", skill_id } });
	const prompts = session.questions.map(({ prompt }) => prompt.spoken);
	expect(prompts).toContain(spoken);
	const at = prompts.indexOf(spoken);
	const student = await visit(product.url);
	onTestFinished(() => student.close());
	await enterAs(student.page, demoAccount(product, "student"));
	await student.page.goto(`/student/questions/session/${session.id}?question=${at + 1}`);
	await student.page.getByRole("button", { name: "Check" }).waitFor();
	expectNoKeyIn(student);
});

test("a job shows its progress, survives a reload, is canceled, and its questions are used", async () => {
	const { page, complaints } = await asAdmin();
	await page.goto("/generate-multiple-questions");
	await chooseSkill(page);
	await page.getByLabel("How many").fill("30");
	await page.getByRole("button", { name: "Generate 30 questions" }).click();
	await page
		.getByRole("status")
		.filter({ hasText: /[1-9]\d* ready/ })
		.waitFor();
	await page.reload();
	await page.getByRole("button", { name: "Cancel" }).click();
	await page.getByText("It was canceled.").waitFor();
	const rows = page.getByRole("region", { name: "Questions", exact: true }).getByRole("listitem");
	await expect.poll(() => rows.count()).toBe(30);
	await expect.poll(() => rows.getByText("Canceled").count()).toBeGreaterThan(0);

	const ready = await rows.getByText("Ready", { exact: true }).count();
	expect(ready).toBeGreaterThan(0);
	await page.getByLabel("All that are ready").check();
	await page.getByRole("button", { name: `Send ${ready} to review` }).click();
	await rows
		.getByText("In the bank")
		.nth(ready - 1)
		.waitFor();
	await page.getByRole("link", { name: new RegExp(`${ready} ready`) }).waitFor();
	expect(complaints).toEqual([]);
});

auditTest("cards to sort are caught if a bin stays empty, and tried by keys before review", async () => {
	const { page, complaints } = await asAdmin();
	await page.goto("/add-question-with-prompt");
	await chooseSkill(page, "compare-three-digit");
	await page.getByText("Cards to sort", { exact: true }).click();
	await product.models("next", { how: "board_unfit" });
	await page.getByRole("button", { name: "Generate", exact: true }).click();
	const result = page.getByRole("region", { name: "The generated question" });
	const verdict = result.locator(".note");
	await verdict.getByText("No card belongs in one of the bins.").waitFor();

	await result.getByRole("button", { name: "Another one" }).click();
	await verdict.getByText("Every check passed").waitFor();
	const call = await callAs(product, "super-admin");
	const job_id = new URL(page.url()).searchParams.get("job") ?? "";
	const { candidates } = await call(getGeneration, { params: { job_id } });
	const params = { candidate_id: candidates[0]?.id ?? "" };
	const { question } = await call(getCandidate, { params });
	if (question?.question_type !== "LABELED_INPUT") throw new Error("it is another type");
	const preview = result.getByRole("region", { name: "As a student gets it" });
	const put = async (binOf: (right: string, bins: string[]) => number) => {
		for (const { id, choices = [], key } of question.labels) {
			const card = preview.locator(`[data-card="${id}"]`);
			await card.press("Home");
			const moves = binOf(key?.answers[0] ?? "", choices);
			for (let move = 0; move < moves; move += 1) await card.press("ArrowRight");
		}
		await preview.getByRole("button", { name: "Check", exact: true }).click();
	};
	await put(() => 0);
	await preview.getByRole("button", { name: "Try again" }).click();
	await put((right, bins) => bins.indexOf(right));
	await preview.getByText("That’s right").waitFor();
	await result.getByRole("button", { name: "Send to review" }).click();
	await verdict.getByText("It’s in the bank").waitFor();
	expect(complaints).toEqual([]);
});

auditTest("two models are compared, and one of their questions is used", async () => {
	const { page, complaints } = await asAdmin();
	await page.goto("/multimodel-question-generation");
	await chooseSkill(page);
	await product.models("next", { how: "wrong_answer" });
	await page.getByRole("button", { name: "Ask the models" }).click();
	const columns = page.locator(".qg-column");
	await page.getByText("2 of 2 questions done: 1 ready, 1 caught by a check.").waitFor();
	await expect.poll(() => columns.count()).toBe(2);
	// Its question arrives a moment after the counts; strict, so exactly one.
	await columns.getByText("Caught by a check").waitFor();
	const best = columns.filter({ hasText: "Every check passed" });
	await best.getByText(/^\$0\.0\d+$/).waitFor();
	await best.getByRole("button", { name: "Take this one" }).click();
	await bankLink(columns).waitFor();
	expect(complaints).toEqual([]);
});

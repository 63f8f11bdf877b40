import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { reportProblem } from "@learnin/contract/routes/bank/problem-reports.contract";
import {
	createQuestion,
	decideQuestion,
	getQuestion,
	getQuestions,
	updateQuestion,
} from "@learnin/contract/routes/bank/question-bank.contract";
import { exampleFillOne, exampleSelectOne } from "@learnin/domain/examples/questions";
import type { Question } from "@learnin/domain/question/question";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import type { CallAs } from "../support/api.ts";
import { callAs, demoAccount } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import { startProduct } from "../support/product.ts";
import { enterAs, signIn } from "../support/walk.ts";
import { useProduct } from "../support/use-product.ts";

let asAdmin: CallAs;
const ids: Record<"pizza" | "eights" | "ribbon", string> = { pizza: "", eights: "", ribbon: "" };
const product = useProduct(startProduct);
beforeAll(async () => {
	asAdmin = await callAs(product, "super-admin");
	ids.ribbon = await write(
		exampleFillOne({ prompt: "A ribbon: what is $\\dfrac{3}{8} + \\dfrac{1}{4}$ of it?" }),
	);
	ids.eights = await write(exampleSelectOne({ prompt: "A box has 8 rows of 7. What is $7 \\times 8$?" }));
	ids.pizza = await write(
		exampleFillOne({ prompt: "A pizza: what is $\\dfrac{3}{8} + \\dfrac{1}{4}$ of it?" }),
	);
});

async function write(question: Question): Promise<string> {
	const filed = { skill_id: "add-sub-fractions-unlike", difficulty: 2, tags: ["walk"] };
	const { id } = await asAdmin(createQuestion, { body: { question, ...filed, state: "in_review" } });
	return id;
}
const read = (question_id: string) => asAdmin(getQuestion, { params: { question_id } });

async function asSuperAdmin() {
	const visitor = await visit(product.url);
	await signIn(visitor.page, demoAccount(product, "super-admin"));
	await visitor.page.waitForURL("**/superadmin/dashboard");
	return visitor;
}

test("questions are reviewed by keyboard: one is returned with a note, one approved, one changed in between", async () => {
	const { page, complaints } = await asSuperAdmin();
	await page.getByRole("link", { name: "View Questions" }).click();
	const shown = page.getByRole("region", { name: "The chosen one" });
	await shown.getByText("A pizza", { exact: false }).first().waitFor();
	await shown.getByRole("button", { name: "Assign to me" }).click();
	await shown.getByText("You review it.").waitFor();
	// Handed over and taken back by keyboard; the history names the reviewer.
	await shown.getByText("gave it to Sam Rivera").waitFor();
	await page.getByRole("button", { name: /^Mine\s*1$/ }).waitFor();
	await page.keyboard.press("g");
	await page.getByRole("menuitemradio", { name: /^Sam Rivera \(you\)/ }).waitFor();
	await page.getByRole("menuitemradio", { name: "No one" }).press("Enter");
	await shown.getByText("No reviewer yet.").waitFor();
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await page.keyboard.press("m");
	await shown.getByText("You review it.").waitFor();

	// In the student's view these keys type an answer instead of deciding.
	await shown.getByRole("button", { name: "Show the answer" }).focus();
	await page.keyboard.press("x");
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await page.keyboard.press("b");
	await page.getByText("Say why, so the author can fix it.").waitFor();
	await shown.locator("textarea:focus").waitFor();
	await page.keyboard.type("Nobody ate a ribbon or a pizza here.");
	await page.keyboard.press("Control+Enter");
	await page.getByText("Sent back with your note.").waitFor();
	expect(await read(ids.pizza)).toMatchObject({ state: "draft", published_version: null });
	expect((await read(ids.pizza)).events[0]).toMatchObject({
		kind: "sent_back",
		note: "Nobody ate a ribbon or a pizza here.",
	});

	await shown.getByText("A box has 8 rows", { exact: false }).first().waitFor();
	await page.keyboard.press("j");
	await shown.getByText("A ribbon", { exact: false }).first().waitFor();
	await page.keyboard.press("k");
	await shown.getByText("A box has 8 rows", { exact: false }).first().waitFor();
	await shown.getByRole("region", { name: "Hints" }).waitFor();
	await page.keyboard.press("a");
	await page.getByText("Approved. Students see it from now on.").waitFor();
	expect(await read(ids.eights)).toMatchObject({ state: "published", published_version: 1 });

	await shown.getByText("A ribbon", { exact: false }).first().waitFor();
	await shown.getByRole("region", { name: "Hints" }).waitFor();
	await asAdmin(updateQuestion, {
		params: { question_id: ids.ribbon },
		body: {
			question: exampleFillOne({ prompt: "A red ribbon: what is $\\dfrac{3}{8} + \\dfrac{1}{4}$ of it?" }),
			skill_id: "add-sub-fractions-unlike",
			difficulty: 2,
			tags: ["walk"],
			state: "in_review",
			expected_version: 1,
		},
	});
	await page.keyboard.press("a");
	await page.getByText("Someone changed this question. Here is the current version.").waitFor();
	await shown.getByText("A red ribbon", { exact: false }).first().waitFor();
	await page.keyboard.press("a");
	await page.getByText("Nothing to review").waitFor();
	expect(await read(ids.ribbon)).toMatchObject({ state: "published", published_version: 2 });
	// The browser logs the refused request.
	expect(complaints.filter((text) => !text.includes("409"))).toEqual([]);
});

test("the table is searched, and selected questions are suspended, each with its own result", async () => {
	const { page, complaints } = await asSuperAdmin();
	await page.getByRole("link", { name: "All Questions" }).click();
	await page.getByRole("searchbox", { name: "Search questions" }).fill("ribbon");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/all-questions?search=ribbon");
	const rows = page.getByRole("row").filter({ has: page.getByRole("link") });
	await expect.poll(() => rows.count()).toBe(1);
	await page.getByText("Not enough answers yet").waitFor();
	await page.getByRole("searchbox", { name: "Search questions" }).fill("");
	await page.keyboard.press("Enter");
	await page.getByRole("button", { name: "Filters" }).click();
	await page.getByLabel("Tag").fill("walk");
	await page.keyboard.press("Enter");
	await page.waitForURL("**/all-questions?tag=walk");
	await expect.poll(() => rows.count()).toBe(3);
	await page.getByRole("checkbox", { name: "Choose all shown" }).check();
	await page.getByText("3 questions chosen").waitFor();
	await page.getByRole("button", { name: "Suspend", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Suspend: 3 questions" });
	await dialog.getByRole("button", { name: "Suspend" }).click();
	await dialog.getByText("Suspended: 2 of 3").waitFor();
	await dialog.getByText("This isn’t possible in the question’s current state.").waitFor();
	await dialog.locator(".dialog-body").getByRole("button", { name: "Close" }).click();
	await page.getByText("1 question chosen").waitFor();
	const { questions } = await asAdmin(getQuestions, { query: { tag: "walk", state: "suspended" } });
	expect(questions.map(({ id }) => id).toSorted()).toEqual([ids.eights, ids.ribbon].toSorted());
	await page.getByRole("button", { name: /^Suspended/ }).click();
	await expect.poll(() => rows.count()).toBe(2);

	// Restored, filed and assigned, all at once.
	const bulk = async (
		act: string,
		said: string,
		{ press = act, fill = async () => {} }: { press?: string; fill?: () => Promise<unknown> } = {},
	) => {
		await page.getByRole("checkbox", { name: "Choose all shown" }).check();
		await page.getByRole("button", { name: act, exact: true }).click();
		const asked = page.getByRole("dialog", { name: `${act}: 2 questions` });
		await fill();
		await asked.locator("form").getByRole("button", { name: press }).click();
		await asked.getByText(said).waitFor();
		await asked.locator(".dialog-body").getByRole("button", { name: "Close" }).click();
	};
	await bulk("Bring back", "Brought back: 2 of 2");
	await page.getByRole("button", { name: /^In review/ }).click();
	await expect.poll(() => rows.count()).toBe(2);
	const fill = () => page.getByLabel("Add the tag").fill("again");
	await bulk("Skill and tags", "Changed: 2 of 2", { press: "Change", fill });
	await rows.first().getByText("#again").waitFor();
	await bulk("Assign", "Assigned: 2 of 2");
	await rows.first().getByText("Sam Rivera").waitFor();
	await page.getByRole("searchbox", { name: "Search questions" }).fill("ribb");
	await page.keyboard.press("Enter");
	await expect.poll(() => rows.count()).toBe(1);
	expect(complaints).toEqual([]);
});

test("a child reports a question; it is fixed from the report, approved, and the child is notified", async () => {
	const asStudent = await callAs(product, "student");
	const skill_id = "area-rectangle";
	const wrong = exampleFillOne({ prompt: "A wall is $\\dfrac{3}{8} + \\dfrac{1}{4}$ hihg. How high is it?" });
	const filed = { skill_id, difficulty: 2, tags: ["reported"] };
	const { id } = await asAdmin(createQuestion, { body: { question: wrong, ...filed, state: "in_review" } });
	const approval = { decision: "approve", expected_version: 1, note: "" } as const;
	await asAdmin(decideQuestion, { params: { question_id: id }, body: approval });
	const { questions } = await asStudent(startSession, { body: { kind: "skill", skill_id } });
	const given = questions.find(({ prompt }) => prompt.spoken.startsWith("A wall"))?.id ?? "";
	await asStudent(reportProblem, {
		body: { question_id: given, reason: "mistake_in_text", note: "hihg is not a word" },
	});

	const child = await visit(product.url);
	onTestFinished(() => child.close());
	await enterAs(child.page, demoAccount(product, "student"));
	await child.page.getByRole("button", { name: /^Notifications/ }).click();
	const panel = child.page.getByRole("dialog", { name: "Notifications" });
	await panel.waitFor();

	const { page, complaints } = await asSuperAdmin();
	await page.getByRole("link", { name: "Reported Questions" }).first().click();
	await page.getByText("hihg is not a word").waitFor();
	await page.getByText("This was version 1 of a question in the bank. Students still see it.").waitFor();
	await page.getByRole("link", { name: "Fix it in the editor" }).click();
	await page
		.getByLabel("Text", { exact: true })
		.fill("A wall is $\\dfrac{3}{8} + \\dfrac{1}{4}$ high. How high is it?");
	await page.getByText("No problems found.").waitFor();
	await page.getByRole("button", { name: "Send to review" }).click();
	await page.getByText("Published, change in review").waitFor();
	await page.getByRole("button", { name: "Approve" }).click();
	await page.getByText("Published", { exact: true }).waitFor();
	await page.getByRole("link", { name: "Reported Questions" }).first().click();
	await page.getByText("Students now see version 2.", { exact: false }).waitFor();
	await page.keyboard.press("w");
	await page.keyboard.type("It says high now. Thank you!");
	await page.keyboard.press("Escape");
	await page.keyboard.press("a");
	await page.getByText("Marked as fixed.").waitFor();
	await panel.getByText(/It says high now\. Thank you!$/).waitFor();
	expect(complaints).toEqual([]);
});

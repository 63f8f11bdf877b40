import {
	createQuestion,
	getQuestion,
	getQuestions,
	updateQuestion,
} from "@learnin/contract/routes/question-bank.contract";
import { exampleFillOne, exampleSelectOne } from "@learnin/domain/examples/questions";
import type { Question } from "@learnin/domain/question/question";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallAs } from "./support/api.ts";
import { callAs, demoAccount } from "./support/api.ts";
import { closeBrowser, openBrowser, visit } from "./support/browser.ts";
import { type Product, startProduct } from "./support/product.ts";
import { signIn } from "./support/walk.ts";

let product: Product;
let asAdmin: CallAs;
const ids: Record<"pizza" | "eights" | "ribbon", string> = { pizza: "", eights: "", ribbon: "" };
beforeAll(async () => {
	[product] = await Promise.all([startProduct(), openBrowser()]);
	asAdmin = await callAs(product, "super-admin");
	ids.ribbon = await write(
		exampleFillOne({ prompt: "A ribbon: what is $\\dfrac{3}{8} + \\dfrac{1}{4}$ of it?" }),
	);
	ids.eights = await write(exampleSelectOne({ prompt: "A box has 8 rows of 7. What is $7 \\times 8$?" }));
	ids.pizza = await write(
		exampleFillOne({ prompt: "A pizza: what is $\\dfrac{3}{8} + \\dfrac{1}{4}$ of it?" }),
	);
});
afterAll(async () => {
	await closeBrowser();
	await product.stop();
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

test("questions are reviewed by keyboard: one is sent back with a note, one approved, one changed meanwhile", async () => {
	const { page, complaints } = await asSuperAdmin();
	await page.getByRole("link", { name: "View Questions" }).click();
	const shown = page.getByRole("region", { name: "The chosen one" });
	await shown.getByText("A pizza", { exact: false }).first().waitFor();
	await shown.getByRole("button", { name: "Assign to me" }).click();
	await shown.getByText("You review it.").waitFor();

	// Typed into the student's view it is an answer, not a decision.
	await shown.getByRole("button", { name: "Show the answer" }).focus();
	await page.keyboard.press("r");
	await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
	await page.keyboard.press("b");
	await page.getByText("Please say why, so that the author can mend it.").waitFor();
	await page.keyboard.type("Nobody ate a ribbon or a pizza here.");
	await page.keyboard.press("Control+Enter");
	await page.getByText("Sent back with your note.").waitFor();
	expect(await read(ids.pizza)).toMatchObject({ state: "draft", published_version: null });
	expect((await read(ids.pizza)).events[0]).toMatchObject({
		kind: "sent_back",
		note: "Nobody ate a ribbon or a pizza here.",
	});

	await shown.getByText("A box has 8 rows", { exact: false }).first().waitFor();
	await page.keyboard.press("n");
	await shown.getByText("A ribbon", { exact: false }).first().waitFor();
	await page.keyboard.press("p");
	await shown.getByText("A box has 8 rows", { exact: false }).first().waitFor();
	await shown.getByRole("region", { name: "Hints" }).waitFor();
	await page.keyboard.press("a");
	await page.getByText("Approved. Students get it from now on.").waitFor();
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
	await page.getByText("This question changed meanwhile. Here is how it stands now.").waitFor();
	await shown.getByText("A red ribbon", { exact: false }).first().waitFor();
	await page.keyboard.press("a");
	await page.getByText("Nothing to review").waitFor();
	expect(await read(ids.ribbon)).toMatchObject({ state: "published", published_version: 2 });
	// The refusal is in the console of the browser.
	expect(complaints.filter((text) => !text.includes("409"))).toEqual([]);
});

test("the table is searched, and what was chosen in it is suspended, each with its own outcome", async () => {
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
	await page.getByRole("checkbox", { name: "Choose all that are shown" }).check();
	await page.getByText("3 questions chosen").waitFor();
	await page.getByRole("button", { name: "Suspend", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Suspend: 3 questions" });
	await dialog.getByRole("button", { name: "Suspend" }).click();
	await dialog.getByText("Suspended: 2 of 3").waitFor();
	await dialog.getByText("This cannot be done to the question as it stands now.").waitFor();
	await dialog.locator(".dialog-body").getByRole("button", { name: "Close" }).click();
	await page.getByText("1 question chosen").waitFor();
	const { questions } = await asAdmin(getQuestions, { query: { tag: "walk", state: "suspended" } });
	expect(questions.map(({ id }) => id).toSorted()).toEqual([ids.eights, ids.ribbon].toSorted());
	await page.getByRole("button", { name: /^Suspended/ }).click();
	await expect.poll(() => rows.count()).toBe(2);
	expect(complaints.filter((text) => !text.includes("409"))).toEqual([]);
});

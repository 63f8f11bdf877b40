import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { Question, QuestionType, StudentAnswer } from "@learnin/domain/question/question";
import type { Locator, Page } from "playwright-core";
import { callWith } from "./api.ts";
import type { DemoAccount, Product } from "./product.ts";

/** Opens one question of a set, by its number. */
export async function openQuestion(page: Page, session_id: string, number: number): Promise<void> {
	await page.goto(`/student/questions/session/${session_id}?question=${number}`);
	await page.getByRole("heading", { name: new RegExp(`^Question ${number} of`) }).waitFor();
	await page.getByRole("button", { name: "Check" }).waitFor();
}

/** Gives an answer by keyboard, as a student would; the caller presses Check. */
export async function enterAnswer(page: Page, question: Question, answer: StudentAnswer): Promise<void> {
	switch (answer.question_type) {
		case "SELECT_ONE":
			return chooseByLetter(page, question, answer.option_id === null ? [] : [answer.option_id]);
		case "SELECT_ALL":
			return chooseByLetter(page, question, answer.option_ids);
		case "FILL_ONE":
			return page.keyboard.type(answer.text);
		case "FILL_MULTIPLE":
			for (const [at, text] of answer.answer_list.entries()) {
				const box = page.locator(".pr-boxes").nth(at);
				if (at > 0 && (await box.count()) === 0)
					await page.getByRole("button", { name: "Add another" }).press("Enter");
				await fillBox(page, box, text);
			}
			return;
		case "MATCH_THE_FOLLOWING":
			for (const [left, right] of Object.entries(answer.answer_dict)) {
				await page.locator(`[data-end="left ${left}"]`).press("Enter");
				await page.locator(`[data-end="right ${right}"]`).press("Enter");
			}
			return;
		case "LABELED_INPUT": {
			const labels = question.question_type === "LABELED_INPUT" ? question.labels : [];
			for (const [at, { id }] of labels.entries()) {
				const text = answer.answer_dict[id] ?? "";
				if (text !== "") await fillBox(page, page.locator(".pr-boxes").nth(at), text);
			}
			return;
		}
		case "VERIFY_WITH_LLM":
			return page.getByLabel("Your answer in words").fill(answer.text);
	}
}

/** Presses the letters of the options whose state must change. */
async function chooseByLetter(page: Page, question: Question, ids: readonly string[]): Promise<void> {
	const options = "options" in question ? question.options : [];
	for (const [at, { id }] of options.entries()) {
		const isChosen = await page.locator(".pr-option input").nth(at).isChecked();
		const isWrong = isChosen !== ids.includes(id);
		// A radio button is cleared by choosing another.
		if (isWrong && (ids.includes(id) || question.question_type === "SELECT_ALL"))
			await page.keyboard.press(String.fromCharCode(97 + at));
	}
}

/** Types into its first field; a slash and a blank move to the next ones. */
async function fillBox(page: Page, box: Locator, text: string): Promise<void> {
	const choice = box.locator("select");
	if ((await choice.count()) > 0) {
		await choice.selectOption(text);
		return;
	}
	const shape = (await box.getAttribute("class")) ?? "";
	// A fraction in the boxes of a mixed number starts at the numerator.
	const isBare = shape.includes("mixed") && !text.includes(" ") && text.includes("/");
	await box
		.locator("input")
		.nth(isBare ? 1 : 0)
		.focus();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type(text);
}

/** The demo child with a set that has every type of question and every interaction. */
export function zoe(product: Product): DemoAccount {
	const account = product.demo.find(({ email }) => email.startsWith("zoe"));
	if (account === undefined) throw new Error("no demo child Zoe");
	return account;
}

const setsOfZoe = new Map<string, Promise<string>>();

/** That set, asked of the API once for each product: opening the dashboard for it costs as much as a short test. */
export function setOfZoe(product: Product): Promise<string> {
	const known = setsOfZoe.get(product.url) ?? findSetOfZoe(product);
	setsOfZoe.set(product.url, known);
	return known;
}

async function findSetOfZoe(product: Product): Promise<string> {
	const asZoe = await callWith(product.url, zoe(product));
	const { unfinished } = await asZoe(getStudentDashboard, {});
	const set = unfinished.find(({ title }) => title === "Every kind of question");
	if (set === undefined) throw new Error("Zoe has no set with every kind of question");
	return set.session_id;
}

/** The set of every kind of question, from its link on the dashboard of the signed-in demo child. */
export async function givenSet(page: Page): Promise<string> {
	const link = page.getByRole("link", { name: /^Every kind of question/ });
	await link.waitFor();
	return (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
}

/** The nth question of a type, from 0, with its number in the set of the demo child. */
export function exampleOf(type: QuestionType, nth = 0): { question: Question; number: number } {
	const all = everyQuestion.flatMap(({ question }, at) =>
		question.question_type === type ? [{ question, number: at + 1 }] : [],
	);
	const found = all[nth];
	if (found === undefined) throw new Error(`no example ${nth} of ${type}`);
	return found;
}

/** The place of the first question of each type and of each interaction. */
export const kinds = everyQuestion.flatMap(({ question: { question_type, interaction } }, at) => {
	const isFirst =
		everyQuestion.findIndex(
			({ question }) =>
				question.question_type === question_type && question.interaction?.kind === interaction?.kind,
		) === at;
	return isFirst ? [at] : [];
});

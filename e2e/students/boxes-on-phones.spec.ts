import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { visit } from "../support/browser.ts";
import { restsAt } from "../support/fit.ts";
import { keepTokens } from "../support/keep-tokens.ts";
import { openQuestion, setOfZoe, zoe } from "../support/practice.ts";
import { sharedProduct } from "../support/product.ts";
import { useProduct } from "../support/use-product.ts";

// Boxes on a phone with touch: a question opens with its first box ready, above the keypad, and so is each next one.
// Nothing is answered.

const product = useProduct(sharedProduct);

/** Questions with several boxes for numbers. */
const withBoxes = everyQuestion.flatMap(({ title, question }, at) => {
	const { question_type, interaction } = question;
	const boxes =
		question_type === "FILL_MULTIPLE"
			? question.blanks.slice(0, question.initial_count)
			: question_type === "LABELED_INPUT"
				? question.labels
				: [];
	const isTyped = boxes.length > 0 && boxes.every(({ answer_type }) => answer_type !== "STRING");
	return isTyped && interaction === undefined ? [{ title, number: at + 1, count: boxes.length }] : [];
});

/** Where the box that receives keys is, if not whole above the keypad. */
function faultOf(page: Page): Promise<string> {
	return page.evaluate(() => {
		const box = document.activeElement;
		const sheet = document.querySelector(".pr-side")?.getBoundingClientRect();
		if (!(box instanceof HTMLInputElement) || sheet === undefined) return "no box has the focus";
		const { top, bottom } = box.getBoundingClientRect();
		return top < 0 || bottom > sheet.top + 1 ? `at ${top} to ${bottom}, the keypad at ${sheet.top}` : "";
	});
}

/** Entries that are wider than their boxes. */
function cutEntries(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLInputElement>("input.pr-box")]
			.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
			.map(({ value }) => value),
	);
}

test.each([360, 320])("at %d px the box to fill in is in sight, with all that is typed", async (width) => {
	expect(withBoxes.length).toBeGreaterThan(5);
	const session_id = await setOfZoe(product);
	const { page, close } = await visit(product.url, { width, height: 780, hasTouch: true });
	onTestFinished(close);
	await keepTokens(page, zoe(product));
	for (const { title, number, count } of withBoxes) {
		await openQuestion(page, session_id, number);
		await restsAt(page, number);
		for (let box = 0; box < count; box += 1) {
			if (box > 0) await page.getByRole("button", { name: "Next box" }).first().tap();
			await expect.poll(() => faultOf(page), { message: `${title}, box ${box + 1}` }).toBe("");
			await page.keyboard.type("21070");
		}
		await expect.poll(() => cutEntries(page), { message: title }).toEqual([]);
	}
});

import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { inTurn } from "../support/audit.ts";
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

/**
 * Where the box that receives keys is, with the fraction beside it, if not whole above the keypad; and where the next
 * one is, if both would have room there once the keys have moved on.
 */
function faultOf(page: Page, hasMoved: boolean): Promise<string> {
	return page.evaluate((hasMoved) => {
		const field = document.activeElement;
		const keypad = document.querySelector(".pr-side")?.getBoundingClientRect().top;
		const all = [...document.querySelectorAll(".pr-boxes")];
		const at = all.findIndex((box) => box.contains(field));
		const [own, next] = all.slice(at).map((box) => box.getBoundingClientRect());
		if (at === -1 || own === undefined || keypad === undefined) return "no box has the focus";
		// What the page keeps clear above a box, and its distance from the keypad.
		const room = keypad - 96 - 40;
		const shown = hasMoved && next && next.bottom - own.top < room ? [own, next] : [own];
		const hidden = shown.find(({ top, bottom }) => top < 0 || bottom > keypad + 1);
		return hidden ? `at ${hidden.top} to ${hidden.bottom}, the keypad at ${keypad}` : "";
	}, hasMoved);
}

/** Entries that are wider than their boxes. */
function cutEntries(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll<HTMLInputElement>("input.pr-box")]
			.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
			.map(({ value }) => value),
	);
}

test.each([
	[360, 780, 0],
	[360, 640, 1],
	[320, 780, 2],
])("at %d by %d px the box to fill in is in sight, with all that is typed", async (width, height, turn) => {
	expect(withBoxes.length).toBeGreaterThan(5);
	const session_id = await setOfZoe(product);
	const { page, close } = await visit(product.url, { width, height, hasTouch: true });
	onTestFinished(close);
	await keepTokens(page, zoe(product));
	for (const { title, number, count } of inTurn(withBoxes, turn, 3)) {
		await openQuestion(page, session_id, number);
		await restsAt(page, number);
		for (let box = 0; box < count; box += 1) {
			if (box > 0) await page.getByRole("button", { name: "Next box" }).first().tap();
			await expect.poll(() => faultOf(page, box > 0), { message: `${title}, box ${box + 1}` }).toBe("");
			await page.keyboard.type("21070");
		}
		await expect.poll(() => cutEntries(page), { message: title }).toEqual([]);
	}
});

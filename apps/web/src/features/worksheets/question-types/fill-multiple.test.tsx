import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PrintedAnswer } from "../printed-answer.tsx";
import { PrintedQuestion } from "../printed-question.tsx";
import type { PrintedItem } from "../worksheets.api.ts";

const text = (words: string) => ({ html: words, spoken: words });
const plane = {
	kind: "plane",
	x_from: -5,
	x_to: 5,
	y_from: -5,
	y_to: 5,
	step: 1,
	join: "none",
	segments: [],
};

/** Points to plot. */
function plot(entries: readonly string[]) {
	const question = {
		question_type: "FILL_MULTIPLE",
		prompt: text("Plot."),
		cta: null,
		figure: null,
		images: [],
		interaction: plane,
		is_in_prompt: false,
		blanks: entries.map((_, at) => ({ id: `${at}`, answer_prefix: "x =", answer_suffix: null })),
	} as unknown as PracticeQuestion;
	const right_answer = { question_type: "FILL_MULTIPLE", answer_list: entries };
	const item = { question, right_answer, answer_list: entries.map(text) } as unknown as PrintedItem;
	const words = (html: string) => html.replaceAll(/<[^>]+>/g, "");
	return {
		sheet: words(renderToStaticMarkup(<PrintedQuestion question={question} />)),
		key: words(renderToStaticMarkup(<PrintedAnswer item={item} />)),
	};
}

test("points are written as pairs on the sheet and in its key, named if there are several", () => {
	const one = plot(["2", "-3"]);
	expect([one.sheet, one.key]).toEqual([expect.stringContaining("(, )"), expect.stringContaining("(2, −3)")]);
	const two = plot(["2", "-3", "0", "4"]);
	expect(two.sheet).toMatch(/A \(, \).*B \(, \)/);
	expect(two.key).toMatch(/A \(2, −3\).*B \(0, 4\)/);
	expect(two.sheet).not.toContain("x =");
});

import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import { exampleSelectAll } from "@learnin/domain/examples/questions";
import type { Grade } from "@learnin/domain/grading/grade";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import { expect, test } from "vitest";
import { feedbackOf, readFeedback, storedFeedback } from "./present-feedback.ts";
import { renderQuestion } from "./render-question.ts";

const labels = ["$7 + 4 = 11$", "$7 + 4 = 10$", "A dog has 3 legs.", "![A dog](/images/dog.webp)"];
const question = exampleSelectAll({
	options: labels.map((label, at) => ({ id: "abcd"[at] ?? "", label })),
	key: { option_ids: ["a", "d"] },
	known_mistakes: [
		{ id: "counted-the-start", answer: "b", feedback: "Start counting with the next one." },
		{ id: "counted-too-few", answer: "c", feedback: "Count again." },
	],
});
const rendered = renderQuestion(question);
const spokenOf = (words: RenderedText | null) => words?.spoken;

/** What is said at once, and what is read from the stored verdict. */
function told(ticks: string) {
	return toldOf(gradeAnswer(question, { question_type: "SELECT_ALL", option_ids: [...ticks] }));
}

function toldOf(grade: Grade) {
	const said = feedbackOf(rendered, grade);
	if (grade.verdict !== "incorrect" || said.verdict !== "incorrect") throw new Error(grade.verdict);
	const stored = storedFeedback(said);
	const { known_mistake_id } = grade;
	const row = {
		verdict: "incorrect",
		feedback: stored && JSON.parse(stored),
		is_repeat: false,
		known_mistake_id,
	};
	const read = readFeedback(row, rendered);
	return [said, read].map((each) => spokenOf(each?.verdict === "incorrect" ? each.known_mistake : null));
}

test.each([
	["ab", "About “7 plus 4 equals 10”: Start counting with the next one."],
	["ac", "About “A dog has 3 legs”: Count again."],
	["abd", "About “7 plus 4 equals 10”: Start counting with the next one."],
	["b", "Start counting with the next one."],
	["a", undefined],
])("a mistake of several choices (%s) says which one it is about", (ticks, spoken) => {
	expect(told(ticks)).toEqual([spoken, spoken]);
});

test.each([
	["dots", "Too many at 2 and one eighth, 2 and one fourth. Too few at 2 and one half."],
	["pictures", "Too many for 2 and one eighth, 2 and one fourth. Too few for 2 and one half."],
	["bars", "Too high: 2 and one eighth, 2 and one fourth. Too low: 2 and one half."],
] as const)("the wrong columns of a chart of %s are named, at once and later", (style, spoken) => {
	const grade: Grade = {
		verdict: "incorrect",
		answer_read: "3 | 4 | 2",
		known_mistake_id: "counted-the-start",
		not_simplest: false,
		right_parts: { ids: [], total: 3 },
		columns_off: { style, over: ["2 1/8", "2 1/4"], under: ["2 1/2"] },
	};
	expect(toldOf(grade)).toEqual([spoken, spoken]);
});

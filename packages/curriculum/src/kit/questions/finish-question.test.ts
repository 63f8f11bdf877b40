import type { FillOneQuestion } from "@learnin/domain/question/question";
import { expect, test } from "vitest";
import { finishQuestion } from "./finish-question.ts";
import { addedInstead } from "../slips/numbers/any-numbers.ts";

function asked(prompt: string, { cta = "", answer = "1/2" } = {}): FillOneQuestion {
	return {
		question_type: "FILL_ONE",
		answer_type: "SIMPLE_FRACTION",
		prompt,
		cta,
		key: { answers: [answer] },
		hints: [],
		explanation: "",
		known_mistakes: [{ id: addedInstead.id, answer: "9", feedback: addedInstead.feedback }],
	};
}

const CTA = "Write a fraction, such as 3/4.";

test.each([
	[
		"a right answer",
		asked("Which is greater?", { cta: CTA, answer: "6/8" }),
		"Write a fraction, such as $\\dfrac{2}{5}$.",
	],
	[
		"a number of the question",
		asked("Compare $\\dfrac{3}{4}$ and $\\dfrac{2}{5}$.", { cta: CTA }),
		"Write a fraction, such as $\\dfrac{5}{6}$.",
	],
	[
		"a negative number of the question",
		asked("What is $-0.75$ as a fraction?", { cta: "Write a fraction, such as -3/4." }),
		"Write a fraction, such as $-\\dfrac{2}{5}$.",
	],
	["neither", asked("Shade half.", { cta: CTA }), "Write a fraction, such as $\\dfrac{3}{4}$."],
])("an example that is %s", (_, question, cta) => {
	expect(finishQuestion(question).cta).toBe(cta);
});

test.each([
	["What is $8 - 3$?", "That is the sum. Look at the sign."],
	[
		"A game starts at 2:05 and ends at 2:25. How long is it?",
		"That is the sum. Read the question again. What does it ask for?",
	],
])("feedback about a sign in “%s”", (prompt, feedback) => {
	expect(finishQuestion(asked(prompt)).known_mistakes[0]?.feedback).toBe(feedback);
});

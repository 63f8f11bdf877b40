import { statesAnswer } from "@learnin/domain/question/text/plain-text";
import { recordOf } from "@learnin/domain/question-types/question-types";
import type { Question } from "@learnin/domain/question/question";
import { describe, expect, test } from "vitest";
import { generators } from "../generators/generators.ts";
import { makeLesson } from "./make-lesson.ts";
import { startedSteps } from "./started-steps.ts";

const SEEDS = [0, 1, 2, 3];

describe("the question to finish is started, or has a first hint, and neither gives its answer away", () => {
	test.each(generators.map(({ skill_id }) => skill_id))("%s", (skill_id) => {
		for (const seed of SEEDS) {
			const lesson = makeLesson(skill_id, seed);
			if (lesson === undefined) throw new Error("no lesson");
			const { started } = lesson;
			const { question } = lesson.practice;
			expect([...started, ...question.hints], `seed ${seed}`).not.toEqual([]);
			expect(
				started.filter((step) => tells(step, question)),
				`seed ${seed}`,
			).toEqual([]);
			if (started.length === 0)
				expect(tellsAll(question.hints[0] ?? "", question), `seed ${seed}`).toBe(false);
		}
	});
});

test("most questions to finish are started", () => {
	const lessons = generators.map(({ skill_id }) => makeLesson(skill_id, 0));
	const started = lessons.filter((lesson) => (lesson?.started.length ?? 0) > 0);
	expect(started.length / lessons.length).toBeGreaterThan(0.7);
});

/** Whether a text has a right answer, even if it is in the question, too. */
function tells(text: string, question: Question): boolean {
	return rightTexts(question).some((answer) => statesAnswer(text, answer));
}

/** Whether a text has all of the answer, and the question does not. */
function tellsAll(text: string, question: Question): boolean {
	const secret = rightTexts(question).filter((answer) => !statesAnswer(question.prompt, answer));
	return secret.length > 0 && secret.every((answer) => statesAnswer(text, answer));
}

function rightTexts(question: Question): readonly string[] {
	return recordOf(question).rightTexts(question);
}

const made = generators[0]?.generate(0, 1);
const SEVEN = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];

test.each([
	[
		"half of the steps are done",
		"Tens: $20 + 20 = 40$. Ones: $8 + 3 = 11$. Add both: $40 + 11$. Together that is 51.",
		2,
	],
	["never more than three", SEVEN.map((name) => `${name} is here, too.`).join(" "), 3],
	[
		"none from the one that tells the answer on",
		"Tens: $20 + 20 = 40$. The whole is 51. Check it once more. Together that is 51.",
		1,
	],
	["none of a single step", "$28 + 23 = 51$, so it is 51.", 0],
])("%s", (_, explanation, count) => {
	if (made === undefined) throw new Error("no question");
	const question: Question = {
		...made,
		question_type: "FILL_ONE",
		answer_type: "INTEGER",
		prompt: "What is $28 + 23$?",
		key: { answers: ["51"] },
		known_mistakes: [],
		explanation,
	};
	expect(startedSteps(question)).toHaveLength(count);
});

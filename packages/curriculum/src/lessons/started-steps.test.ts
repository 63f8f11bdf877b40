import { statesAnswer } from "@learnin/domain/question/text/plain-text";
import { recordOf } from "@learnin/domain/question-types/question-types";
import type { Question } from "@learnin/domain/question/question";
import { describe, expect, test } from "vitest";
import { generatorFor, generators } from "../generators/generators.ts";
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
			expect(tooMuchOf(started, question), `seed ${seed}`).toEqual([]);
			if (started.length === 0)
				expect(tellsAll(question.hints[0] ?? "", question), `seed ${seed}`).toBe(false);
		}
	});
});

test("most questions to finish are started", () => {
	const lessons = generators.map(({ skill_id }) => makeLesson(skill_id, 0));
	const started = lessons.filter((lesson) => (lesson?.started.length ?? 0) > 0);
	expect(started.length / lessons.length).toBeGreaterThan(0.96);
});

/** The answers that steps give away: any, unless they are one of two to choose from, or half of several boxes. */
function tooMuchOf(started: readonly string[], question: Question): string[] {
	const answers = [...new Set(foundIn(question))];
	const told = answers.filter((answer) =>
		started.some((step) => !/is between/.test(step) && statesAnswer(step, answer)),
	);
	return told.length <= Math.floor(answers.length / 2) && answers.length > 1 ? [] : told;
}

/** What the child finds: the answer, the text of each box, or each card to sort. */
function foundIn(question: Question): readonly string[] {
	if (question.question_type === "FILL_MULTIPLE")
		return question.blanks.map(({ key }) => key.answers[0] ?? "");
	if (question.question_type !== "LABELED_INPUT") return rightTexts(question).slice(0, 1);
	return question.labels.map(({ label, key, choices }) =>
		choices === undefined ? (key?.answers[0] ?? "") : label,
	);
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

test("of two numbers that it is between, the question leaves one to choose", () => {
	const question = generatorFor("round-10-100")?.generate(0, 1);
	if (question === undefined) throw new Error("no question");
	const asked: Question = {
		...question,
		question_type: "FILL_ONE",
		answer_type: "INTEGER",
		prompt: "Round 568 to the nearest ten.",
		key: { answers: ["570"] },
		known_mistakes: [{ id: "rounded-down", answer: "560", feedback: "" }],
		explanation: "568 is between 560 and 570. The ones digit is 8, so round up. 568 rounds to 570.",
	};
	expect(startedSteps(asked)).toEqual(["568 is between 560 and 570."]);
	expect(startedSteps({ ...asked, explanation: asked.explanation.replace("560 and ", "565 and ") })).toEqual(
		[],
	);
});

test.each([
	[
		"one of two boxes is done",
		"There are 12 dots in 4 rings. Share them equally. $12 \\div 4 = 3$ in each ring.",
		1,
	],
	["not both", "There are 12 dots, 3 in each of 4 rings. Share them equally. Each ring has 3.", 0],
])("%s", (_, explanation, count) => {
	const question = generatorFor("division-equal-shares")?.generate(0, 1);
	if (question === undefined) throw new Error("no question");
	const blank = (id: string, answer: string) => ({
		id,
		answer_type: "INTEGER" as const,
		key: { answers: [answer] },
	});
	const asked: Question = {
		...question,
		question_type: "FILL_MULTIPLE",
		prompt: "Sunita shares [[total]] dots equally among 4 rings. Each ring gets [[each]] dots.",
		blanks: [blank("total", "12"), blank("each", "3")],
		known_mistakes: [],
		explanation,
	};
	expect(startedSteps(asked)).toHaveLength(count);
});

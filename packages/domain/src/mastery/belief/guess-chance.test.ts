import { expect, test } from "vitest";
import { everyQuestion } from "../../examples/every-question.ts";
import type { Question, QuestionOption } from "../../question/question.ts";
import { guessChance } from "./guess-chance.ts";

const texts = { prompt: "", hints: [], explanation: "", known_mistakes: [], answer_type: "INTEGER" as const };
const options = (count: number): QuestionOption[] =>
	Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `${at}` }));
const label = (choices?: string[]) => ({
	id: "a",
	label: "A",
	x: 1,
	y: 1,
	answer_type: "STRING" as const,
	key: { answers: ["x"] },
	...(choices && { choices }),
});

const cases: [string, Question, number][] = [
	[
		"one of four",
		{ ...texts, question_type: "SELECT_ONE", options: options(4), key: { option_id: "0" } },
		1 / 4,
	],
	[
		"any of five but none: 31 ways",
		{ ...texts, question_type: "SELECT_ALL", options: options(5), key: { option_ids: ["0"] } },
		1 / 31,
	],
	[
		"two of five, told: 10 ways",
		{
			...texts,
			question_type: "SELECT_ALL",
			options: options(5),
			answer_count: 2,
			key: { option_ids: ["0", "1"] },
		},
		1 / 10,
	],
	[
		"three to four: 24 ways",
		{
			...texts,
			question_type: "MATCH_THE_FOLLOWING",
			left_options: options(3),
			right_options: options(4),
			key: { answer_dict: {} },
		},
		1 / 24,
	],
	[
		"two boxes with choices",
		{ ...texts, question_type: "LABELED_INPUT", labels: [label(["x", "y"]), label(["x", "y", "z"])] },
		1 / 6,
	],
	["a box to type in", { ...texts, question_type: "LABELED_INPUT", labels: [label(["x", "y"]), label()] }, 0],
	["a number", { ...texts, question_type: "FILL_ONE", key: { answers: ["7"] } }, 0],
];

test.each(cases)("%s", (_, question, chance) => {
	expect(guessChance(question)).toBeCloseTo(chance, 12);
});

test("every example has a chance below certainty", () => {
	expect(everyQuestion.length).toBeGreaterThan(10);
	for (const { question } of everyQuestion) {
		expect(guessChance(question)).toBeGreaterThanOrEqual(0);
		expect(guessChance(question)).toBeLessThanOrEqual(0.5);
	}
});

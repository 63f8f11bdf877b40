import { arrow, drawing, numberLine } from "./drawing.ts";
import type {
	FillMultipleQuestion,
	FillOneQuestion,
	LabeledInputQuestion,
	MatchQuestion,
	SelectAllQuestion,
	SelectOneQuestion,
	VerifyWithLlmQuestion,
} from "../question/question.ts";

/** A small FILL_ONE question for tests, stories and seeds; whatever matters is given as `changes`. */
export function exampleFillOne(changes: Partial<FillOneQuestion> = {}): FillOneQuestion {
	return {
		question_type: "FILL_ONE",
		answer_type: "SIMPLE_FRACTION",
		prompt: "What is $\\dfrac{3}{8} + \\dfrac{1}{4}$?",
		cta: "Write the fraction in simplest form.",
		hints: ["Are all the pieces the same size?", "Cut each quarter into eighths, then count the eighths."],
		explanation: "$\\dfrac{1}{4} = \\dfrac{2}{8}$, so $\\dfrac{3}{8} + \\dfrac{2}{8} = \\dfrac{5}{8}$.",
		known_mistakes: [
			{
				id: "added-denominators",
				answer: "4/12",
				feedback: "It looks like the tops and the bottoms were added. Make the pieces the same size first.",
			},
		],
		key: { answers: ["5/8"] },
		...changes,
	};
}

/** A small SELECT_ONE question for tests, stories and seeds; whatever matters is given as `changes`. */
export function exampleSelectOne(changes: Partial<SelectOneQuestion> = {}): SelectOneQuestion {
	return {
		question_type: "SELECT_ONE",
		answer_type: "INTEGER",
		prompt: "What is $7 \\times 8$?",
		hints: ["Double $7 \\times 4$.", "Think of seven groups of eight."],
		explanation: "$7 \\times 8 = 56$, because $7 \\times 4 = 28$ and twice that is 56.",
		known_mistakes: [
			{ id: "added", answer: "b", feedback: "It looks like the numbers were added. Make groups instead." },
		],
		options: [
			{ id: "a", label: "$56$" },
			{ id: "b", label: "$15$" },
			{ id: "c", label: "$54$" },
			{ id: "d", label: "$48$" },
		],
		key: { option_id: "a" },
		...changes,
	};
}

/** A small SELECT_ALL question for tests, stories and seeds; whatever matters is given as `changes`. */
export function exampleSelectAll(changes: Partial<SelectAllQuestion> = {}): SelectAllQuestion {
	return {
		question_type: "SELECT_ALL",
		answer_type: "INTEGER",
		prompt: "Which of these are factors of $24$?",
		cta: "Select all that are.",
		hints: [
			"A factor divides the number with nothing left over.",
			"Try each of them: does it come out even?",
		],
		explanation: "$24 = 3 \\times 8 = 2 \\times 12$, so 3, 8 and 12 are factors. 5 and 9 are not.",
		known_mistakes: [{ id: "near-a-multiple", answer: "b", feedback: "Count in fives. Do you meet 24?" }],
		options: [
			{ id: "a", label: "$3$" },
			{ id: "b", label: "$5$" },
			{ id: "c", label: "$8$" },
			{ id: "d", label: "$9$" },
			{ id: "e", label: "$12$" },
		],
		key: { option_ids: ["a", "c", "e"] },
		...changes,
	};
}

/** A small FILL_MULTIPLE question with its boxes in the prompt; whatever matters is given as `changes`. */
export function exampleFillMultiple(changes: Partial<FillMultipleQuestion> = {}): FillMultipleQuestion {
	return {
		question_type: "FILL_MULTIPLE",
		answer_type: "INTEGER",
		prompt: "$17 \\div 5$ is [[quotient]] with [[rest]] left over.",
		hints: ["How often does 5 fit into 17?", "What is missing between that multiple of 5 and 17?"],
		explanation: "$3 \\times 5 = 15$ and $17 - 15 = 2$: 3 with 2 left over.",
		known_mistakes: [
			{
				id: "one-too-many",
				part: "quotient",
				answer: "4",
				feedback: "That many fives are more than 17. Take one fewer.",
			},
		],
		blanks: [
			{ id: "quotient", answer_type: "INTEGER", key: { answers: ["3"] } },
			{ id: "rest", answer_type: "INTEGER", key: { answers: ["2"] } },
		],
		...changes,
	};
}

/** A small FILL_MULTIPLE question whose boxes are a list that grows, answered in any order. */
export function exampleFillList(changes: Partial<FillMultipleQuestion> = {}): FillMultipleQuestion {
	return {
		question_type: "FILL_MULTIPLE",
		answer_type: "INTEGER",
		prompt: "Write all factors of $8$.",
		cta: "In any order.",
		hints: ["Factors come in pairs.", "Which numbers divide it with nothing left over?"],
		explanation: "$1 \\times 8$ and $2 \\times 4$ give 8: the factors are 1, 2, 4 and 8.",
		known_mistakes: [
			{ id: "multiple", answer: "16", feedback: "That is a multiple. A factor is no larger than 8." },
		],
		blanks: ["1", "2", "4", "8"].map((factor, at) => ({
			id: `factor-${at + 1}`,
			answer_type: "INTEGER",
			key: { answers: [factor] },
		})),
		is_any_order: true,
		initial_count: 2,
		...changes,
	};
}

/** A small MATCH_THE_FOLLOWING question with one right option too many; whatever matters is given as `changes`. */
export function exampleMatch(changes: Partial<MatchQuestion> = {}): MatchQuestion {
	return {
		question_type: "MATCH_THE_FOLLOWING",
		answer_type: "FLOAT",
		prompt: "Match each fraction with its decimal.",
		hints: ["How many cents is each part of a dollar?", "A fourth is half of a half."],
		explanation: "$\\dfrac{1}{2} = 0.5$, $\\dfrac{1}{4} = 0.25$ and $\\dfrac{3}{4} = 0.75$.",
		known_mistakes: [
			{
				id: "digits-of-it",
				part: "fourth",
				answer: "d",
				feedback: "The digits of a fraction are not its decimal.",
			},
		],
		left_options: [
			{ id: "half", label: "$\\dfrac{1}{2}$" },
			{ id: "fourth", label: "$\\dfrac{1}{4}$" },
			{ id: "three-fourths", label: "$\\dfrac{3}{4}$" },
		],
		right_options: [
			{ id: "a", label: "$0.25$" },
			{ id: "b", label: "$0.75$" },
			{ id: "c", label: "$0.5$" },
			{ id: "d", label: "$0.14$" },
		],
		key: { answer_dict: { half: "c", fourth: "a", "three-fourths": "b" } },
		...changes,
	};
}

/** A small LABELED_INPUT question on a number line; whatever matters is given as `changes`. */
export function exampleLabeledInput(changes: Partial<LabeledInputQuestion> = {}): LabeledInputQuestion {
	return {
		question_type: "LABELED_INPUT",
		answer_type: "INTEGER",
		prompt: "Which numbers belong at the arrows?",
		figure: drawing(
			400,
			200,
			"A number line from 0 to 100 in ten equal parts. The arrows are at the third and the eighth mark after 0.",
			numberLine({ left: 40, right: 360, y: 130 }, 10, { 0: "0", 10: "100" }),
			arrow([136, 112], "down", "sky"),
			arrow([296, 112], "down", "gold"),
		),
		hints: ["How much is one step?", "Count the steps from 0."],
		explanation: "One step is 10. The arrows are at 3 and at 8 steps: 30 and 80.",
		known_mistakes: [
			{
				id: "counted-steps",
				part: "first",
				answer: "3",
				feedback: "You counted the steps. How much is one of them?",
			},
		],
		labels: [
			{ id: "first", label: "First arrow", x: 34, y: 26, answer_type: "INTEGER", key: { answers: ["30"] } },
			{ id: "second", label: "Second arrow", x: 74, y: 26, answer_type: "INTEGER", key: { answers: ["80"] } },
		],
		...changes,
	};
}

/** A small VERIFY_WITH_LLM question with a number; whatever matters is given as `changes`. */
export function exampleVerifyWithLlm(changes: Partial<VerifyWithLlmQuestion> = {}): VerifyWithLlmQuestion {
	return {
		question_type: "VERIFY_WITH_LLM",
		answer_type: "INTEGER",
		prompt: "A rope of 12 m is cut into 4 equal pieces. How long is each piece? Explain how you know.",
		hints: ["Are the pieces longer or shorter than the rope?", "Sharing equally is dividing."],
		explanation: "$12 \\div 4 = 3$: each piece is 3 m long.",
		known_mistakes: [
			{
				id: "subtracted",
				answer: "8",
				feedback: "It looks like you took 4 away. Share the rope into 4 pieces.",
			},
		],
		key: {
			number: { answer_type: "INTEGER", answer_suffix: "m", key: { answers: ["3"] } },
			rubric: [{ id: "divides", requirement: "Divides 12 by 4, or shares 12 m into 4 equal parts." }],
			sample_answer: "The rope is shared into 4 equal pieces and 12 divided by 4 is 3, so each is 3 m long.",
		},
		...changes,
	};
}

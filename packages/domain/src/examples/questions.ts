import type { FillOneQuestion, SelectOneQuestion } from "../question/question.ts";

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

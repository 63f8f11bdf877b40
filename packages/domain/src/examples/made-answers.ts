import { type ExampleQuestion, mistake } from "./example-question.ts";

/** Questions whose answer is made instead of typed, one for each way. */
export const madeAnswerExamples: readonly ExampleQuestion[] = [
	{
		title: "Five fourths on a number line",
		skill_id: "fraction-number-line",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "SIMPLE_FRACTION",
			prompt: "Put a point at five fourths on the number line.",
			interaction: { kind: "number_line", from: 0, to: 2, steps: 8, number_every: 4 },
			key: { answers: ["5/4"], simplest: "optional" },
			hints: [
				"Count the equal steps from 0 to 1. That number is the denominator.",
				"Each step is $\\dfrac{1}{4}$. How many steps do you need?",
			],
			explanation:
				"Each step is $\\dfrac{1}{4}$.\n\nFive steps to the right of 0 is one step past 1: $\\dfrac{5}{4}$.",
			known_mistakes: [
				mistake(
					"counted-the-mark-at-zero",
					"4/4",
					"It looks like the mark at 0 was counted. Count the steps between the marks.",
				),
			],
		},
	},
	{
		title: "Three fourths of a bar in eighths",
		skill_id: "equivalent-fractions-models",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "SIMPLE_FRACTION",
			prompt: "Shade three fourths of the bar.",
			interaction: { kind: "shading", rows: 1, columns: 8 },
			key: { answers: ["6/8"], simplest: "optional" },
			hints: [
				"How many parts does the bar have? How many of them make one fourth?",
				"Split the 8 parts into 4 equal groups. Each group is one fourth.",
			],
			explanation:
				"8 parts in 4 equal groups are 2 parts a group.\n\nThree groups are 6 parts: $\\dfrac{6}{8} = \\dfrac{3}{4}$.",
			known_mistakes: [
				mistake(
					"numerator-as-parts",
					"3/8",
					"Three parts are shaded. How many parts make one fourth of this bar?",
				),
			],
		},
	},
];

import { type ExampleQuestion, mistake, mistakeAt, wholeNumberBoxes } from "./example-question.ts";

/** Questions whose answer is found on a balance scale, or set on a function machine. */
export const madeByRules: readonly ExampleQuestion[] = [
	{
		title: "An equation on a balance scale",
		skill_id: "two-step-equations",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt: "Solve $3x + 2 = 14$. Do the same on both sides of the scale until one $x$ is alone.",
			answer_prefix: "x =",
			interaction: {
				kind: "balance",
				left_boxes: 3,
				left_ones: 2,
				right_boxes: 0,
				right_ones: 14,
				variable: "x",
			},
			key: { answers: ["4"] },
			hints: [
				"What is in the left pan besides the boxes? Take it away on both sides.",
				"Three boxes weigh 12. Keep one of three equal groups on both sides.",
			],
			explanation: "Take away 2 on both sides: $3x = 12$.\n\nShare by 3 on both sides: $x = 4$.",
			known_mistakes: [
				mistake(
					"divided-one-side-only",
					"12",
					"Only one side was shared, and the scale tipped. Do the same on the other side.",
				),
			],
		},
	},
	{
		title: "A rule for a table",
		skill_id: "construct-linear-function",
		difficulty: 3,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			prompt: "Set the machine so that it makes each pair of the table.",
			interaction: {
				kind: "machine",
				rows: [
					{ x: 1, y: 5 },
					{ x: 2, y: 8 },
					{ x: 4, y: 14 },
					{ x: 5, y: 17 },
				],
				from: -10,
				to: 10,
			},
			blanks: wholeNumberBoxes(["times", "Multiply by", "3"], ["plus", "Then add", "2"]),
			hints: [
				"How much more comes out when 1 more goes in?",
				"From 1 to 2 it is 3 more. Multiply by 3, and look at what is missing.",
			],
			explanation:
				"One more in makes 3 more out: multiply by 3.\n\n$3 \\times 1 = 3$, and 5 comes out: add 2.",
			known_mistakes: [
				mistakeAt(
					"times",
					"fits-the-first-pair-only",
					"4",
					"That makes the first pair of the table. Put in the others as well.",
				),
			],
		},
	},
];

import { type ExampleQuestion, mistake } from "./example-question.ts";

/** Questions whose decimal is found on a line that zooms in, or made of blocks and money. */
export const madeOfDecimals: readonly ExampleQuestion[] = [
	{
		title: "Three and 47 hundredths on a line that zooms in",
		skill_id: "decimal-fraction-notation",
		difficulty: 5,
		question: {
			question_type: "FILL_ONE",
			answer_type: "FLOAT",
			prompt: "Zoom into the number line and place a point at $3\\dfrac{47}{100}$.",
			interaction: { kind: "zoom_line", from: 0, to: 5, places: 2 },
			key: { answers: ["3.47"] },
			hints: [
				"Between which two whole numbers is it? Zoom in there.",
				"47 hundredths are 4 tenths and 7 hundredths. Zoom in after the fourth tenth.",
			],
			explanation:
				"47 hundredths are 4 tenths and 7 hundredths.\n\nSo the point is between 3.4 and 3.5, at the seventh hundredth: 3.47.",
			known_mistakes: [
				mistake(
					"counted-the-tenths-only",
					"3.7",
					"That is 7 tenths. Where are 4 tenths, and where are 7 hundredths after them?",
				),
				mistake("one-hundredth-too-far", "3.48", "Count the steps after 3.4. How many hundredths are there?"),
			],
		},
	},
	{
		title: "Take away with tenths and hundredths",
		skill_id: "add-sub-decimals",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "FLOAT",
			prompt:
				"The blocks show 2.31, and the flat block is one whole. Take away 0.5, and trade where you need to. What is $2.31 - 0.5$?",
			interaction: { kind: "blocks", largest: 100, start: 231, smallest: "hundredth" },
			key: { answers: ["1.81"] },
			hints: [
				"Are there enough tenths to take away 5?",
				"Trade one whole for ten tenths. Then there are 13 tenths.",
			],
			explanation:
				"Trade a whole: 1 whole, 13 tenths and 1 hundredth.\n\n$13 - 5 = 8$ tenths are left: $2.31 - 0.5 = 1.81$.",
			known_mistakes: [
				mistake(
					"took-hundredths-for-tenths",
					"2.26",
					"That takes away 5 hundredths. Which blocks are the tenths?",
				),
				mistake("smaller-from-larger", "2.21", "It looks like 3 was taken from 5. Trade a whole first."),
			],
		},
	},
	{
		title: "Dollars in bills",
		skill_id: "two-step-word-problems",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt: "Ana works 4 hours for 9 dollars an hour. Put down what she earns in bills.",
			answer_prefix: "$",
			interaction: { kind: "money", set: "bills" },
			key: { answers: ["36"] },
			hints: [
				"She gets 9 dollars for each of the 4 hours.",
				"Find $4 \\times 9$. How many tens does it have?",
			],
			explanation:
				"$4 \\times 9 = 36$.\n\nThat is a twenty, a ten, a five and a one, or other bills of the same worth.",
			known_mistakes: [
				mistake("added-the-numbers", "13", "She gets 9 dollars again and again, once for each hour."),
			],
		},
	},
];

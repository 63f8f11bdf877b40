import { circle, drawing, numberLine, polygon, regular } from "./drawing.ts";
import type { ExampleQuestion } from "./example-question.ts";
import { mistake, options } from "./example-question.ts";

/** One SELECT_ONE question for each answer type. */
export const selectOneExamples: readonly ExampleQuestion[] = [
	{
		title: "Count an array",
		skill_id: "arrays-repeated-addition",
		difficulty: 2,
		question: {
			question_type: "SELECT_ONE",
			answer_type: "INTEGER",
			prompt: "How many dots are there in all?",
			figure: drawing(
				400,
				230,
				"4 rows of dots with 5 dots in each row.",
				...[0, 1, 2, 3].flatMap((row) =>
					[0, 1, 2, 3, 4].map((column) => circle([80 + 60 * column, 35 + 53 * row], 18, "gold")),
				),
			),
			options: options("$9$", "$20$", "$16$", "$25$"),
			key: { option_id: "b" },
			hints: ["How many dots are in one row?", "Count by fives, once for each row."],
			explanation: "There are 4 rows of 5 dots: $5 + 5 + 5 + 5 = 20$.",
			known_mistakes: [
				mistake("added-sides", "a", "It looks like you added one row and one column. Count every row."),
				mistake("one-row-too-many", "d", "That is one row more than there are. Count the rows again."),
			],
		},
	},
	{
		title: "Name a shape",
		skill_id: "identify-shapes",
		difficulty: 1,
		question: {
			question_type: "SELECT_ONE",
			answer_type: "STRING",
			prompt: "What is the name of this shape?",
			figure: drawing(
				400,
				220,
				"A closed shape with five straight sides.",
				polygon(regular(5, [200, 118], 95), "mint"),
			),
			options: options("triangle", "quadrilateral", "pentagon", "hexagon"),
			key: { option_id: "c" },
			hints: ["The name tells how many sides there are.", "Go round the shape and count its sides."],
			explanation: "The shape has 5 straight sides. A shape with 5 sides is a **pentagon**.",
			known_mistakes: [
				mistake("one-side-more", "d", "That shape has one side more. Mark where you begin to count."),
				mistake("one-side-fewer", "b", "That shape has one side fewer. Mark where you begin to count."),
			],
		},
	},
	{
		title: "A point on a number line",
		skill_id: "fraction-number-line",
		difficulty: 2,
		question: {
			question_type: "SELECT_ONE",
			answer_type: "SIMPLE_FRACTION",
			prompt: "Which fraction is at the dot?",
			figure: drawing(
				400,
				100,
				"A number line from 0 to 1 in 4 equal parts. The dot is at the third mark after 0.",
				numberLine({ left: 40, right: 360, y: 40 }, 4, { 0: "0", 4: "1" }),
				circle([280, 40], 10, "coral"),
			),
			options: options("$\\dfrac{3}{5}$", "$\\dfrac{1}{4}$", "$\\dfrac{4}{3}$", "$\\dfrac{3}{4}$"),
			key: { option_id: "d" },
			hints: ["Into how many equal parts is the line from 0 to 1 cut?", "Count the parts from 0 to the dot."],
			explanation:
				"The line from 0 to 1 has 4 equal parts. The dot is 3 parts away from 0, so it is at $\\dfrac{3}{4}$.",
			known_mistakes: [
				mistake("counted-marks", "a", "It looks like you counted the marks. Count the parts between them."),
				mistake("counted-from-one", "b", "That is how far the dot is from 1. Begin at 0."),
				mistake("turned-over", "c", "The bottom number says into how many parts the line is cut."),
			],
		},
	},
	{
		title: "A fraction as a mixed number",
		skill_id: "mixed-improper-convert",
		difficulty: 3,
		question: {
			question_type: "SELECT_ONE",
			answer_type: "MIXED_FRACTION",
			prompt: "Which mixed number equals $\\dfrac{11}{4}$?",
			options: options("$2\\dfrac{3}{4}$", "$3\\dfrac{1}{4}$", "$2\\dfrac{1}{4}$", "$1\\dfrac{3}{4}$"),
			key: { option_id: "a" },
			hints: ["How many fourths make one whole?", "How many wholes can you take out of 11 fourths?"],
			explanation:
				"4 fourths make one whole. 11 fourths are 2 wholes (8 fourths) and 3 fourths more: $2\\dfrac{3}{4}$.",
			known_mistakes: [
				mistake("swapped-parts", "b", "It looks like the wholes and the fourths left over changed places."),
				mistake("one-whole-short", "d", "You can take out one more whole."),
			],
		},
	},
	{
		title: "The greatest decimal",
		skill_id: "compare-decimals-hundredths",
		difficulty: 2,
		question: {
			question_type: "SELECT_ONE",
			answer_type: "FLOAT",
			prompt: "Which decimal is the greatest?",
			options: options("$0.65$", "$0.08$", "$0.7$", "$0.59$"),
			key: { option_id: "c" },
			hints: [
				"Compare the tenths first.",
				"Write every number with two places: a zero at the end changes nothing.",
			],
			explanation: "The tenths are 6, 0, 7 and 5. The most tenths are in $0.7$, which is the same as $0.70$.",
			known_mistakes: [
				mistake("longer-is-greater", "a", "More digits do not make a decimal greater. Compare the tenths."),
				mistake(
					"looked-at-last-digit",
					"b",
					"Tenths count more than hundredths. Begin right after the point.",
				),
			],
		},
	},
	{
		title: "The least number",
		skill_id: "compare-order-rationals",
		difficulty: 4,
		question: {
			question_type: "SELECT_ONE",
			answer_type: "MIXED",
			prompt: "Which number is the least?",
			options: options("$-\\dfrac{3}{4}$", "$-1.5$", "$\\dfrac{1}{2}$", "$-1\\dfrac{1}{4}$"),
			key: { option_id: "b" },
			hints: [
				"Think of a number line. The least number is farthest to the left.",
				"Write all of them as decimals.",
			],
			explanation:
				"As decimals the numbers are $-0.75$, $-1.5$, $0.5$ and $-1.25$. Farthest to the left is $-1.5$.",
			known_mistakes: [
				mistake(
					"closest-to-zero",
					"a",
					"This one is close to 0. Below 0, a number is less the farther it is from 0.",
				),
				mistake(
					"forgot-minus",
					"c",
					"This is the only number above 0, so it is greater than all the others.",
				),
			],
		},
	},
];

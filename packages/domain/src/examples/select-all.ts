import type { Point } from "./drawing.ts";
import { circle, drawing, polygon } from "./drawing.ts";
import type { ExampleQuestion } from "./example-question.ts";
import { mistake, options } from "./example-question.ts";

/** One SELECT_ALL question for each answer type. */
export const selectAllExamples: readonly ExampleQuestion[] = [
	{
		title: "Find the prime numbers",
		skill_id: "prime-composite",
		difficulty: 3,
		question: {
			question_type: "SELECT_ALL",
			answer_type: "INTEGER",
			prompt: "Which of these numbers are prime?",
			cta: "Select all that are.",
			options: options("$9$", "$11$", "$15$", "$17$", "None of these"),
			none_option_id: "e",
			key: { option_ids: ["b", "d"] },
			hints: [
				"A prime number has exactly two factors: 1 and itself.",
				"Try to make equal rows of each number of dots. Which ones only fit in a single row?",
			],
			explanation:
				"$9 = 3 \\times 3$ and $15 = 3 \\times 5$ are not prime. $11$ and $17$ only fit in one row.",
			known_mistakes: [
				mistake("odd-means-prime", "a", "Being odd is not enough. Can 9 dots be put in equal rows?"),
				mistake("missed-a-product", "c", "Think of the table of 5. Is 15 in it?"),
			],
		},
	},
	{
		title: "Find the quadrilaterals",
		skill_id: "quadrilateral-categories",
		difficulty: 2,
		question: {
			question_type: "SELECT_ALL",
			answer_type: "STRING",
			prompt: "Which shapes are quadrilaterals?",
			cta: "Select all that are.",
			options: [
				shape("a", "A closed shape with four straight sides, the top one shorter than the bottom one.", [
					[70, 25],
					[130, 25],
					[175, 115],
					[25, 115],
				]),
				shape("b", "A closed shape with three straight sides.", [
					[100, 20],
					[170, 120],
					[30, 120],
				]),
				shape("c", "A closed shape with four straight sides of equal length that stands on one corner.", [
					[100, 10],
					[155, 70],
					[100, 130],
					[45, 70],
				]),
				{ id: "d", label: "", figure: drawing(200, 140, "A round shape.", circle([100, 70], 55, "sky")) },
				shape("e", "A closed shape with five straight sides, like a house.", [
					[100, 12],
					[160, 60],
					[160, 125],
					[40, 125],
					[40, 60],
				]),
			],
			key: { option_ids: ["a", "c"] },
			hints: [
				"The beginning of the word means four.",
				"Count the sides of each shape. They must be straight.",
			],
			explanation: "A quadrilateral has four straight sides. Two of the shapes have four.",
			known_mistakes: [
				mistake("must-look-square", "c", "Look at the shape that stands on a corner. How many sides has it?"),
				mistake("counted-wrong", "e", "Count the sides of the house, the two of its roof too."),
			],
		},
	},
	{
		title: "Fractions equal to one half",
		skill_id: "equivalent-fractions",
		difficulty: 2,
		question: {
			question_type: "SELECT_ALL",
			answer_type: "SIMPLE_FRACTION",
			prompt: "Which fractions are equal to $\\dfrac{1}{2}$?",
			cta: "Select all that are.",
			options: options(
				"$\\dfrac{2}{4}$",
				"$\\dfrac{2}{3}$",
				"$\\dfrac{3}{6}$",
				"$\\dfrac{1}{4}$",
				"$\\dfrac{5}{10}$",
			),
			key: { option_ids: ["a", "c", "e"] },
			hints: [
				"In one half the top is half of the bottom.",
				"Double each top number. Do you get the bottom number?",
			],
			explanation:
				"$\\dfrac{2}{4}$, $\\dfrac{3}{6}$ and $\\dfrac{5}{10}$: in each of them the bottom is twice the top.",
			known_mistakes: [
				mistake(
					"added-one",
					"b",
					"Adding 1 to the top and to the bottom changes the fraction. Multiply both instead.",
				),
				mistake("doubled-bottom", "d", "Only the bottom was doubled here. The top has to be doubled too."),
			],
		},
	},
	{
		title: "Longer than two and a half inches",
		skill_id: "compare-fractions-unlike",
		difficulty: 3,
		question: {
			question_type: "SELECT_ALL",
			answer_type: "MIXED_FRACTION",
			prompt: "Which ribbons are longer than $2\\dfrac{1}{2}$ inches?",
			cta: "Select all that are.",
			options: options(
				"$2\\dfrac{3}{4}$ inches",
				"$2\\dfrac{1}{4}$ inches",
				"$3\\dfrac{1}{8}$ inches",
				"$2\\dfrac{5}{8}$ inches",
				"$1\\dfrac{7}{8}$ inches",
			),
			key: { option_ids: ["a", "c", "d"] },
			hints: ["Compare the whole numbers first.", "One half is the same as four eighths, or two fourths."],
			explanation:
				"$3\\dfrac{1}{8}$ has more wholes. With 2 wholes, $\\dfrac{3}{4}$ and $\\dfrac{5}{8}$ are more than $\\dfrac{1}{2}$.",
			known_mistakes: [
				mistake("only-fractions", "e", "Look at the whole number too: this ribbon is shorter than 2 inches."),
				mistake(
					"larger-bottom",
					"b",
					"A larger number below does not make a larger fraction. Compare with two fourths.",
				),
			],
		},
	},
	{
		title: "Round to the same tenth",
		skill_id: "round-decimals",
		difficulty: 3,
		question: {
			question_type: "SELECT_ALL",
			answer_type: "FLOAT",
			prompt: "Which numbers give $3.5$ when you round them to the nearest tenth?",
			cta: "Select two numbers.",
			options: options("$3.46$", "$3.44$", "$3.54$", "$3.59$", "$3.05$"),
			answer_count: 2,
			key: { option_ids: ["a", "c"] },
			hints: ["Between which two tenths is each number?", "Look at the hundredths: 5 or more rounds up."],
			explanation:
				"$3.46$ rounds up to $3.5$ because of the 6. $3.54$ rounds down to $3.5$ because of the 4.",
			known_mistakes: [
				mistake(
					"cut-off",
					"d",
					"Do not just cut off the hundredths. Is this number closer to the next tenth?",
				),
				mistake(
					"rounded-to-any-tenth",
					"b",
					"Look at the hundredths of this number once more. Is it 5 or more?",
				),
			],
		},
	},
	{
		title: "Three fourths in other clothes",
		skill_id: "decimal-fraction-notation",
		difficulty: 4,
		question: {
			question_type: "SELECT_ALL",
			answer_type: "MIXED",
			prompt: "Which of these are equal to $\\dfrac{3}{4}$?",
			cta: "Select all that are.",
			options: options("$0.75$", "$0.34$", "$\\dfrac{6}{8}$", "$\\dfrac{4}{3}$", "$\\dfrac{75}{100}$"),
			key: { option_ids: ["a", "c", "e"] },
			hints: [
				"Three quarters of a dollar: how many cents is that?",
				"Multiply the top and the bottom by the same number.",
			],
			explanation: "$\\dfrac{3}{4} = \\dfrac{6}{8}$, and $\\dfrac{3}{4} = \\dfrac{75}{100} = 0.75$.",
			known_mistakes: [
				mistake(
					"digits-side-by-side",
					"b",
					"Writing the two digits after a point does not give the same number.",
				),
				mistake("turned-over", "d", "This fraction is more than one whole. Is three fourths?"),
			],
		},
	},
];

function shape(id: string, alt: string, corners: readonly Point[]) {
	return { id, label: "", figure: drawing(200, 140, alt, polygon(corners, "sky")) };
}

import { box, drawing, word } from "./drawing.ts";
import { type ExampleQuestion, mistake, mistakeAt, options, wholeNumberBoxes } from "./example-question.ts";

const CARDS = [
	{ label: "3/8", bin: "Less" },
	{ label: "2/3", bin: "Greater" },
	{ label: "5/10", bin: "Equal" },
	{ label: "1/6", bin: "Less" },
	{ label: "5/6", bin: "Greater" },
	{ label: "2/4", bin: "Equal" },
] as const;

/** Questions answered by an interaction, one for each kind. */
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
	{
		title: "Four fractions in order",
		skill_id: "compare-fractions-unlike",
		difficulty: 3,
		question: {
			question_type: "MATCH_THE_FOLLOWING",
			answer_type: "STRING",
			prompt: "Put the fractions in order from least to greatest.",
			interaction: { kind: "order" },
			left_options: ["Least", "2nd", "3rd", "Greatest"].map((label, at) => ({ id: `${at + 1}`, label })),
			right_options: options("$\\dfrac{2}{3}$", "$\\dfrac{3}{8}$", "$\\dfrac{5}{6}$", "$\\dfrac{1}{4}$"),
			key: { answer_dict: { "1": "d", "2": "b", "3": "a", "4": "c" } },
			hints: [
				"Which of them are less than one half?",
				"Write each fraction with the denominator 24, and compare the numerators.",
			],
			explanation:
				"$\\dfrac{1}{4} = \\dfrac{6}{24}$ and $\\dfrac{3}{8} = \\dfrac{9}{24}$\n\n$\\dfrac{2}{3} = \\dfrac{16}{24}$ and $\\dfrac{5}{6} = \\dfrac{20}{24}$",
			known_mistakes: [
				mistakeAt(
					"2",
					"compared-tops-only",
					"a",
					"It looks like only the numerators were compared. The parts are not the same size.",
				),
			],
		},
	},
	{
		title: "Fractions beside one half",
		skill_id: "compare-fractions-unlike",
		difficulty: 2,
		question: {
			question_type: "LABELED_INPUT",
			answer_type: "STRING",
			prompt: "Sort the fractions: less than, equal to or greater than one half?",
			interaction: { kind: "sort" },
			figure: drawing(
				480,
				300,
				"Six cards with room below each: 3/8; 2/3; 5/10; 1/6; 5/6; 2/4.",
				...CARDS.flatMap(({ label }, at) => [
					box([20 + (at % 3) * 150, 10 + Math.floor(at / 3) * 145], 130, 70, null),
					word([85 + (at % 3) * 150, 45 + Math.floor(at / 3) * 145], label, 24),
				]),
			),
			labels: CARDS.map(({ label, bin }, at) => ({
				id: `card-${at + 1}`,
				label,
				x: 17.7 + (at % 3) * 31.25,
				y: 36 + Math.floor(at / 3) * 48,
				answer_type: "STRING",
				choices: ["Less", "Equal", "Greater"],
				key: { answers: [bin] },
			})),
			hints: [
				"How many parts make one half? That depends on the denominator.",
				"Double each numerator, and compare it with the denominator.",
			],
			explanation: "Less: 3/8, 1/6.\n\nEqual: 5/10, 2/4.\n\nGreater: 2/3, 5/6.",
			known_mistakes: [
				mistakeAt(
					"card-1",
					"compared-tops-only",
					"Greater",
					"It looks like only the numerators were compared. How many parts make one half?",
				),
			],
		},
	},
	{
		title: "Two points on a plane",
		skill_id: "four-quadrants",
		difficulty: 2,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			prompt:
				"Plot point A 3 to the right of the origin and 2 down. Plot point B at the mirror image of A across the y-axis.",
			interaction: {
				kind: "plane",
				x_from: -5,
				x_to: 5,
				y_from: -5,
				y_to: 5,
				step: 1,
				join: "none",
				segments: [],
			},
			blanks: wholeNumberBoxes(
				["ax", "A: x =", "3"],
				["ay", "A: y =", "-2"],
				["bx", "B: x =", "-3"],
				["by", "B: y =", "-2"],
			),
			hints: [
				"The origin is where the axes cross. The first coordinate says how far to go to the right or left.",
				"A mirror image across the y-axis is as far from it, on the other side.",
			],
			explanation:
				"Three to the right and two down is $(3, -2)$.\n\nOn the other side of the y-axis: $(-3, -2)$.",
			known_mistakes: [
				mistakeAt(
					"ax",
					"swapped-coordinates",
					"-2",
					"It looks like the coordinates were swapped. Go to the right or left first.",
				),
				mistakeAt(
					"by",
					"wrong-axis",
					"2",
					"That is the mirror image across the x-axis. Fold along the y-axis.",
				),
			],
		},
	},
];

import { box, drawing, word } from "./drawing.ts";
import { type ExampleQuestion, mistakeAt } from "./example-question.ts";

const SHAPES = [
	{ label: "Square", region: "Both" },
	{ label: "Rectangle", region: "Right angles" },
	{ label: "Rhombus", region: "Equal sides" },
	{ label: "Trapezoid", region: "Neither" },
] as const;

const FIVE = [
	["least", "Least value:", "3"],
	["lower", "Lower quartile:", "6"],
	["median", "Median:", "9"],
	["upper", "Upper quartile:", "14"],
	["greatest", "Greatest value:", "18"],
] as const;

const INTERVALS = [
	["a", "0–9:", "2"],
	["b", "10–19:", "4"],
	["c", "20–29:", "3"],
] as const;

/** Questions whose answer is a picture of data: cards in circles, a box plot, a histogram. */
export const madeOfData: readonly ExampleQuestion[] = [
	{
		title: "Shapes in two circles",
		skill_id: "quadrilateral-categories",
		difficulty: 4,
		question: {
			question_type: "LABELED_INPUT",
			answer_type: "STRING",
			prompt:
				"Does each kind of shape always have four equal sides, four right angles, both or neither? Sort the cards.",
			interaction: { kind: "venn" },
			figure: drawing(
				480,
				300,
				"Four cards with room below each: Square; Rectangle; Rhombus; Trapezoid.",
				...SHAPES.flatMap(({ label }, at) => [
					box([30 + (at % 2) * 220, 10 + Math.floor(at / 2) * 145], 200, 70, null),
					word([130 + (at % 2) * 220, 45 + Math.floor(at / 2) * 145], label, 22),
				]),
			),
			labels: SHAPES.map(({ label, region }, at) => ({
				id: `card-${at + 1}`,
				label,
				x: 27 + (at % 2) * 46,
				y: 36 + Math.floor(at / 2) * 48,
				answer_type: "STRING",
				choices: ["Equal sides", "Both", "Right angles", "Neither"],
				key: { answers: [region] },
			})),
			hints: [
				"One shape can belong to both circles.",
				"Draw a shape of each kind in several sizes. What is always true of it?",
			],
			explanation:
				"Equal sides: Rhombus.\n\nBoth: Square.\n\nRight angles: Rectangle.\n\nNeither: Trapezoid.",
			known_mistakes: [
				mistakeAt(
					"card-1",
					"categories-are-exclusive",
					"Equal sides",
					"It looks like the kinds were kept apart. A shape can belong to several kinds at once.",
				),
			],
		},
	},
	{
		title: "A box plot of seven numbers",
		skill_id: "statistical-displays",
		difficulty: 4,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			prompt: "Draw a box plot of these numbers: 9, 3, 14, 6, 18, 7, 12.",
			interaction: { kind: "box_plot", from: 0, to: 20, steps: 20, number_every: 5 },
			blanks: FIVE.map(([id, answer_prefix, answer]) => ({
				id,
				answer_type: "INTEGER",
				answer_prefix,
				key: { answers: [answer] },
			})),
			hints: [
				"Put the numbers in order first.",
				"The median is in the middle. Each quartile is the middle of the three numbers beside it.",
			],
			explanation:
				"In order: 3, 6, 7, 9, 12, 14, 18.\n\nThe median is 9. The quartiles are 6 and 14, and the ends are 3 and 18.",
			known_mistakes: [
				mistakeAt(
					"lower",
					"quartile-next-to-the-median",
					"7",
					"A quartile is the middle of its half of the values.",
				),
			],
		},
	},
	{
		title: "A histogram of nine times",
		skill_id: "statistical-displays",
		difficulty: 2,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			prompt: "Minutes on the bus: 5, 8, 10, 12, 15, 19, 20, 24, 28. Draw the histogram.",
			interaction: {
				kind: "chart",
				style: "histogram",
				names: ["0–9", "10–19", "20–29"],
				step: 1,
				most: 8,
			},
			blanks: INTERVALS.map(([id, answer_prefix, answer]) => ({
				id,
				answer_type: "INTEGER",
				answer_prefix,
				key: { answers: [answer] },
			})),
			hints: [
				"Each time belongs to exactly one interval.",
				"10 belongs to the second interval. Cross off each time that you have counted.",
			],
			explanation: "0–9: 5, 8.\n\n10–19: 10, 12, 15, 19.\n\n20–29: 20, 24, 28.",
			known_mistakes: [
				mistakeAt(
					"a",
					"wrong-interval",
					"3",
					"Look at where each interval begins and ends. Count the values of each one again.",
				),
			],
		},
	},
];

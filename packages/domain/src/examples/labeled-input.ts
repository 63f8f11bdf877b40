import { arrow, box, drawing, numberLine, polygon, ruler, stroke, word } from "./drawing.ts";
import type { ExampleQuestion } from "./example-question.ts";
import { labelAt, mistakeAt } from "./example-question.ts";
import { labeledAngleExamples } from "./labeled-angles.ts";

/** One LABELED_INPUT question for each answer type, and one with places where nothing belongs. */
export const labeledInputExamples: readonly ExampleQuestion[] = [
	...labeledAngleExamples,
	{
		title: "Eighths on a number line",
		skill_id: "fraction-number-line",
		difficulty: 3,
		question: {
			question_type: "LABELED_INPUT",
			answer_type: "SIMPLE_FRACTION",
			prompt: "Write the fraction that belongs at each arrow.",
			figure: drawing(
				400,
				240,
				"A number line from 0 to 1 in 8 equal parts. The arrows point to the first, the third and the seventh mark after 0.",
				numberLine({ left: 30, right: 370, y: 120 }, 8, { 0: "0", 8: "1" }),
				arrow([72.5, 136], "up", "sky"),
				arrow([157.5, 104], "down", "gold"),
				arrow([327.5, 104], "down", "mint"),
			),
			labels: [
				labelAt(["first", "First arrow, at the first mark"], [20, 85], "SIMPLE_FRACTION", "1/8"),
				labelAt(["second", "Second arrow, at the third mark"], [39.4, 18], "SIMPLE_FRACTION", "3/8"),
				labelAt(["third", "Third arrow, at the seventh mark"], [81.9, 18], "SIMPLE_FRACTION", "7/8"),
			],
			hints: ["Into how many equal parts is the line cut?", "Count the parts from 0 to each arrow."],
			explanation:
				"The line is cut into eighths. The arrows are 1, 3 and 7 parts away from 0: $\\dfrac{1}{8}$, $\\dfrac{3}{8}$ and $\\dfrac{7}{8}$.",
			known_mistakes: [
				mistakeAt("first", "counted-marks", "1/9", "There are nine marks, but count the parts between them."),
				mistakeAt("third", "counted-from-one", "1/8", "That is how far this arrow is from 1. Begin at 0."),
			],
		},
	},
	{
		title: "Read a ruler",
		skill_id: "line-plot-quarter-inch",
		difficulty: 3,
		question: {
			question_type: "LABELED_INPUT",
			answer_type: "MIXED_FRACTION",
			prompt: "How many inches from 0 is each arrow?",
			figure: drawing(
				400,
				280,
				"A ruler from 0 to 5 inches with marks at every quarter of an inch. The arrows point one mark after 1, two marks after 2, and three marks after 3.",
				...ruler([25, 165], 70, 5),
				arrow([112.5, 159], "down", "sky"),
				arrow([200, 159], "down", "gold"),
				arrow([287.5, 159], "down", "mint"),
				stroke([200, 68], [200, 139], 3, "gold"),
			),
			labels: [
				labelAt(["first", "First arrow, between 1 and 2"], [25, 34], "MIXED_FRACTION", "1 1/4"),
				labelAt(["second", "Second arrow, between 2 and 3"], [50, 12], "MIXED_FRACTION", "2 1/2"),
				labelAt(["third", "Third arrow, between 3 and 4"], [75, 34], "MIXED_FRACTION", "3 3/4"),
			],
			hints: [
				"Into how many parts is each inch cut?",
				"Take the whole inches first, then count the parts after them.",
			],
			explanation:
				"Each inch has 4 parts: $1\\dfrac{1}{4}$, $2\\dfrac{2}{4} = 2\\dfrac{1}{2}$ and $3\\dfrac{3}{4}$ inches.",
			known_mistakes: [
				mistakeAt(
					"first",
					"from-the-next-inch",
					"2 1/4",
					"The arrow is not yet at 2. Take the whole inch before it.",
				),
				mistakeAt(
					"third",
					"from-the-next-inch-3",
					"4 3/4",
					"The arrow is not yet at 4. Take the whole inch before it.",
				),
			],
		},
	},
	{
		title: "Missing sides of a shape",
		skill_id: "add-sub-decimals",
		difficulty: 4,
		question: {
			question_type: "LABELED_INPUT",
			answer_type: "FLOAT",
			prompt: "All corners are square. How long are the two missing sides, in cm?",
			figure: drawing(
				400,
				330,
				"A shape like the letter L. Its left side is 5 cm, its bottom is 6 cm, its top is 2.4 cm and its short right side is 2.2 cm. Missing are the long inner side going down and the inner side going right.",
				polygon(
					[
						[70, 40],
						[170, 40],
						[170, 170],
						[330, 170],
						[330, 285],
						[70, 285],
					],
					"sky",
				),
				word([120, 20], "2.4 cm"),
				word([34, 165], "5 cm"),
				word([200, 308], "6 cm"),
				word([364, 228], "2.2 cm", 18),
			),
			labels: [
				labelAt(["down", "Inner side going down, in cm"], [54, 25], "FLOAT", "2.8"),
				labelAt(["across", "Inner side going right, in cm"], [74, 41], "FLOAT", "3.6"),
			],
			hints: [
				"The two sides that go down on the right are as long together as the left side.",
				"The top and the inner side going right are as long together as the bottom.",
			],
			explanation: "Down: $5 - 2.2 = 2.8$ cm. Across: $6 - 2.4 = 3.6$ cm.",
			known_mistakes: [
				mistakeAt(
					"down",
					"added",
					"7.2",
					"The side must be shorter than the whole left side. Take away instead.",
				),
				mistakeAt("across", "wrong-tenths", "4.4", "Take the 2 wholes and then the 4 tenths away from 6."),
			],
		},
	},
	{
		title: "A machine that divides",
		skill_id: "fraction-as-division",
		difficulty: 3,
		question: {
			question_type: "LABELED_INPUT",
			answer_type: "MIXED",
			prompt: "The machine divides by 4. What comes out?",
			cta: "A fraction, a mixed number or a decimal is fine.",
			figure: drawing(
				400,
				270,
				"A machine that divides every number by 4. In go 10, 3 and 8; each way leads to a box.",
				...[10, 3, 8].flatMap((number, at) => [
					word([45, 50 + 85 * at], `${number}`, 28),
					stroke([75, 50 + 85 * at], [125, 50 + 85 * at]),
					stroke([235, 50 + 85 * at], [275, 50 + 85 * at]),
				]),
				box([125, 12], 110, 246, null),
				word([180, 135], "÷ 4", 34),
			),
			labels: [
				labelAt(["ten", "What comes out for 10"], [83, 18.5], "MIXED", "2.5"),
				labelAt(["three", "What comes out for 3"], [83, 50], "MIXED", "3/4"),
				labelAt(["eight", "What comes out for 8"], [83, 81.5], "MIXED", "2"),
			],
			hints: [
				"Dividing by 4 is sharing among four.",
				"When it does not come out even, the rest becomes fourths.",
			],
			explanation: "$10 \\div 4 = 2\\dfrac{1}{2}$, $3 \\div 4 = \\dfrac{3}{4}$ and $8 \\div 4 = 2$.",
			known_mistakes: [
				mistakeAt("ten", "dropped-the-rest", "2", "2 times 4 is only 8. What becomes of the rest?"),
				mistakeAt(
					"three",
					"divided-the-other-way",
					"4/3",
					"It looks like 4 was divided by 3. Three are shared among four.",
				),
			],
		},
	},
];

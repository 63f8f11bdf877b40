import type { AnswerType, PictureLabel } from "../question/question.ts";
import type { Point } from "./drawing.ts";
import { arrow, box, drawing, numberLine, path, polygon, stroke, word } from "./drawing.ts";
import type { ExampleQuestion } from "./example-question.ts";
import { mistakeAt } from "./example-question.ts";

/** One LABELED_INPUT question for each answer type, and one with places where nothing belongs. */
export const labeledInputExamples: readonly ExampleQuestion[] = [
	{
		title: "Angles where lines cross",
		skill_id: "angle-relationships",
		difficulty: 3,
		question: {
			question_type: "LABELED_INPUT",
			answer_type: "INTEGER",
			prompt: "Two straight lines cross. How large are the other three angles?",
			figure: drawing(
				400,
				300,
				"Two straight lines cross. The angle on the left is 70 degrees. The boxes are in the angles at the top, on the right and at the bottom.",
				stroke([20, 24], [380, 276], 4, "sky"),
				stroke([20, 276], [380, 24], 4, "gold"),
				path(arc([200, 150], 46, 145, 215)),
				word([108, 150], "70°", 24),
			),
			labels: [
				label("top", "Angle at the top", [50, 20], "INTEGER", "110", "°"),
				label("right", "Angle on the right", [82, 50], "INTEGER", "70", "°"),
				label("bottom", "Angle at the bottom", [50, 80], "INTEGER", "110", "°"),
			],
			hints: ["Opposite angles are equal.", "Two angles side by side on a straight line make 180° together."],
			explanation: "The right angle is opposite 70°, so it is 70°. The others are $180 - 70 = 110$ degrees.",
			known_mistakes: [
				mistakeAt("top", "made-ninety", "20", "Angles on a straight line make 180° together, not 90°."),
				mistakeAt("top", "all-equal", "70", "Only opposite angles are equal. This one lies beside the 70°."),
			],
		},
	},
	{
		title: "Kinds of angles",
		skill_id: "lines-rays-angles",
		difficulty: 2,
		question: {
			question_type: "LABELED_INPUT",
			answer_type: "STRING",
			prompt: "What kind of angle is each one?",
			figure: drawing(
				400,
				360,
				"Four angles. Top left: a narrow one, less than a square corner. Top right: wider than a square corner. Bottom left: a square corner. Bottom right: a straight line.",
				angle([50, 115], 45, "sky"),
				angle([290, 115], 130, "gold"),
				angle([60, 290], 90, "mint"),
				angle([300, 270], 180, "coral"),
			),
			labels: [
				kind("top-left", "Angle at the top left", [25, 42], "acute"),
				kind("top-right", "Angle at the top right", [75, 42], "obtuse"),
				kind("bottom-left", "Angle at the bottom left", [25, 91], "right"),
				kind("bottom-right", "Angle at the bottom right", [75, 91], "straight"),
			],
			hints: [
				"Compare each angle with the corner of a sheet of paper.",
				"An acute angle is narrower than that corner, an obtuse one is wider.",
			],
			explanation:
				"Less than a square corner is acute, a square corner is right, more is obtuse, a line is straight.",
			known_mistakes: [
				mistakeAt(
					"top-left",
					"acute-and-obtuse",
					"obtuse",
					"Obtuse angles are wide. This one is narrower than a square corner.",
				),
			],
		},
	},
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
				label("first", "First arrow, at the first mark", [20, 85], "SIMPLE_FRACTION", "1/8"),
				label("second", "Second arrow, at the third mark", [39.4, 18], "SIMPLE_FRACTION", "3/8"),
				label("third", "Third arrow, at the seventh mark", [81.9, 18], "SIMPLE_FRACTION", "7/8"),
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
				240,
				"A ruler from 0 to 5 inches with marks at every quarter of an inch. The arrows point one mark after 1, two marks after 2, and three marks after 3.",
				...ruler([25, 130], 70, 5),
				arrow([112.5, 124], "down", "sky"),
				arrow([200, 124], "down", "gold"),
				arrow([287.5, 124], "down", "mint"),
				stroke([200, 76], [200, 104], 3, "gold"),
			),
			labels: [
				label("first", "First arrow, between 1 and 2", [25, 27], "MIXED_FRACTION", "1 1/4"),
				label("second", "Second arrow, between 2 and 3", [50, 18], "MIXED_FRACTION", "2 1/2"),
				label("third", "Third arrow, between 3 and 4", [75, 27], "MIXED_FRACTION", "3 3/4"),
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
						[340, 170],
						[340, 285],
						[70, 285],
					],
					"sky",
				),
				word([120, 20], "2.4 cm"),
				word([34, 165], "5 cm"),
				word([205, 308], "6 cm"),
				word([371, 228], "2.2 cm", 18),
			),
			labels: [
				label("down", "Inner side going down, in cm", [57, 28], "FLOAT", "2.8"),
				label("across", "Inner side going right, in cm", [68, 44], "FLOAT", "3.6"),
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
				box([125, 12], 110, 246, "lilac"),
				word([180, 135], "÷ 4", 34),
			),
			labels: [
				label("ten", "What comes out for 10", [83, 18.5], "MIXED", "2.5"),
				label("three", "What comes out for 3", [83, 50], "MIXED", "3/4"),
				label("eight", "What comes out for 8", [83, 81.5], "MIXED", "2"),
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
	{
		title: "Only the right angles",
		skill_id: "lines-rays-angles",
		difficulty: 2,
		question: {
			question_type: "LABELED_INPUT",
			answer_type: "INTEGER",
			prompt: "Write the size of every right angle. Leave the other boxes empty.",
			figure: drawing(
				400,
				300,
				"A shape with four corners. The corners on the left, A at the top and D at the bottom, carry the sign of a square corner. B at the top right is wide, C at the bottom right is narrow.",
				polygon(
					[
						[110, 60],
						[230, 60],
						[320, 240],
						[110, 240],
					],
					"gold",
				),
				path([
					[132, 60],
					[132, 82],
					[110, 82],
				]),
				path([
					[132, 240],
					[132, 218],
					[110, 218],
				]),
				word([100, 40], "A"),
				word([240, 40], "B"),
				word([332, 262], "C"),
				word([98, 262], "D"),
			),
			labels: [
				label("a", "Angle A", [13, 22], "INTEGER", "90", "°"),
				{ ...label("b", "Angle B", [75, 22], "INTEGER", "90", "°"), key: null },
				{ ...label("c", "Angle C", [87, 62], "INTEGER", "90", "°"), key: null },
				label("d", "Angle D", [13, 74], "INTEGER", "90", "°"),
			],
			hints: [
				"A small square in a corner is the sign of a right angle.",
				"How many degrees is a quarter of a full turn?",
			],
			explanation:
				"A and D are right angles: a quarter of a full turn, $360 \\div 4 = 90$ degrees. B is wider, C is narrower.",
			known_mistakes: [
				mistakeAt("a", "half-turn", "180", "That is half of a full turn. A right angle is a quarter of it."),
			],
		},
	},
];

function label(
	id: string,
	name: string,
	[x, y]: Point,
	answer_type: AnswerType,
	answer: string,
	answer_suffix?: string,
): PictureLabel {
	const around = answer_suffix === undefined ? {} : { answer_suffix };
	return { id, label: name, x, y, answer_type, ...around, key: { answers: [answer] } };
}

function kind(id: string, name: string, place: Point, answer: string): PictureLabel {
	const choices = ["acute", "right", "obtuse", "straight"];
	return { ...label(id, name, place, "STRING", answer), choices };
}

/** Two rays from a corner, the first to the right, the second turned by so many degrees. */
function angle(corner: Point, degrees: number, colour: "sky" | "gold" | "mint" | "coral"): string {
	const end = (turn: number, length: number) => onCircle(corner, length, turn);
	const length = degrees === 180 ? 70 : 100;
	return [
		path(arc(corner, 30, 0, degrees)),
		stroke(corner, end(0, degrees > 90 ? 70 : 100), 5, colour),
		stroke(corner, end(degrees, length), 5, colour),
	].join("");
}

/** Points of a part of a circle, from one turn to another in degrees against the clock. */
function arc(centre: Point, radius: number, from: number, to: number): Point[] {
	const steps = 12;
	return Array.from({ length: steps + 1 }, (_, at) =>
		onCircle(centre, radius, from + ((to - from) * at) / steps),
	);
}

function onCircle([x, y]: Point, radius: number, degrees: number): Point {
	const turn = (degrees * Math.PI) / 180;
	return [x + radius * Math.cos(turn), y - radius * Math.sin(turn)];
}

/** A ruler with a mark at every quarter of an inch. */
function ruler([x, y]: Point, inch: number, inches: number): string[] {
	const marks = Array.from({ length: inches * 4 + 1 }, (_, at) => {
		const length = at % 4 === 0 ? 40 : at % 2 === 0 ? 28 : 18;
		return stroke([x + (at * inch) / 4, y], [x + (at * inch) / 4, y + length], 2);
	});
	const names = Array.from({ length: inches + 1 }, (_, at) => word([x + at * inch, y + 60], `${at}`));
	return [box([x - 15, y], inches * inch + 30, 85, null), ...marks, ...names];
}

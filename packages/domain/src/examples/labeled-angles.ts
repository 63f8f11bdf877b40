import type { PictureLabel } from "../question/question.ts";
import type { Point } from "./drawing.ts";
import { arc, drawing, onCircle, path, polygon, stroke, word } from "./drawing.ts";
import type { ExampleQuestion } from "./example-question.ts";
import { labelAt, mistakeAt } from "./example-question.ts";

/** LABELED_INPUT questions about angles: typed, chosen, and with places where nothing belongs. */
export const labeledAngleExamples: readonly ExampleQuestion[] = [
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
				path(arc([200, 150], 46, [145, 215])),
				word([108, 150], "70°", 24),
			),
			labels: [
				degrees(["top", "Angle at the top"], [50, 20], "110"),
				degrees(["right", "Angle on the right"], [82, 50], "70"),
				degrees(["bottom", "Angle at the bottom"], [50, 80], "110"),
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
				kind(["top-left", "Angle at the top left"], [25, 42], "acute"),
				kind(["top-right", "Angle at the top right"], [75, 42], "obtuse"),
				kind(["bottom-left", "Angle at the bottom left"], [25, 91], "right"),
				kind(["bottom-right", "Angle at the bottom right"], [75, 91], "straight"),
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
						[210, 60],
						[290, 240],
						[110, 240],
					],
					null,
				),
				path(
					[
						[132, 60],
						[132, 82],
						[110, 82],
					],
					"coral",
				),
				path(
					[
						[132, 240],
						[132, 218],
						[110, 218],
					],
					"coral",
				),
				word([100, 40], "A"),
				word([222, 40], "B"),
				word([280, 264], "C"),
				word([98, 262], "D"),
			),
			labels: [
				degrees(["a", "Angle A"], [13, 20], "90"),
				{ ...degrees(["b", "Angle B"], [72, 20], "90"), key: null },
				{ ...degrees(["c", "Angle C"], [86, 80], "90"), key: null },
				degrees(["d", "Angle D"], [13, 80], "90"),
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

function degrees(name: readonly [id: string, name: string], place: Point, answer: string): PictureLabel {
	return { ...labelAt(name, place, "INTEGER", answer), answer_suffix: "°" };
}

function kind(name: readonly [id: string, name: string], place: Point, answer: string): PictureLabel {
	return { ...labelAt(name, place, "STRING", answer), choices: ["acute", "right", "obtuse", "straight"] };
}

/** Two rays from a corner, the first to the right, the second turned by so many degrees. */
function angle(corner: Point, turn: number, colour: "sky" | "gold" | "mint" | "coral"): string {
	const [x, y] = corner;
	const first = turn > 90 ? 70 : 100;
	const sign: readonly Point[] = [
		[x + 24, y],
		[x + 24, y - 24],
		[x, y - 24],
	];
	return [
		path(turn === 90 ? sign : arc(corner, 30, [0, turn])),
		stroke(corner, [x + first, y], 5, colour),
		stroke(corner, onCircle(corner, turn === 180 ? 70 : 100, turn), 5, colour),
	].join("");
}

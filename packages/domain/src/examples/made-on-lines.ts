import { type ExampleQuestion, mistake, mistakeAt, wholeNumberBoxes } from "./example-question.ts";

/** Questions whose answer is several points, or a piece, of a number line, or the image of a figure on a plane. */
export const madeOnLines: readonly ExampleQuestion[] = [
	{
		title: "A triangle reflected across the y-axis",
		skill_id: "coordinate-transformations",
		difficulty: 3,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			prompt: "Reflect the triangle across the y-axis. Plot the image of each corner.",
			interaction: {
				kind: "plane",
				x_from: -5,
				x_to: 5,
				y_from: -5,
				y_to: 5,
				step: 1,
				join: "polygon",
				segments: [],
				shape: [
					{ x: 1, y: -1 },
					{ x: 4, y: -1 },
					{ x: 4, y: 3 },
				],
			},
			blanks: wholeNumberBoxes(
				["ax", "A′: x =", "-1"],
				["ay", "A′: y =", "-1"],
				["bx", "B′: x =", "-4"],
				["by", "B′: y =", "-1"],
				["cx", "C′: x =", "-4"],
				["cy", "C′: y =", "3"],
			),
			hints: [
				"Each image is as far from the y-axis as its corner, on the other side.",
				"Fold along the y-axis. Which coordinate changes its sign?",
			],
			explanation:
				"A reflection across the y-axis changes the sign of $x$ and keeps $y$.\n\n$A(1, -1)$ goes to $A'(-1, -1)$, $B(4, -1)$ to $B'(-4, -1)$ and $C(4, 3)$ to $C'(-4, 3)$.",
			known_mistakes: [
				mistakeAt(
					"ax",
					"reflected-across-the-other-axis",
					"1",
					"That is the image across the x-axis. Fold along the y-axis.",
				),
				mistakeAt("cx", "translated-instead", "-1", "The figure was moved. Its mirror image is turned over."),
			],
		},
	},
	{
		title: "A number and its opposite",
		skill_id: "opposites-number-line",
		difficulty: 2,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			prompt: "Put point A four steps to the left of zero, and point B at its opposite.",
			interaction: { kind: "line_points", from: -6, to: 6, steps: 12, number_every: 6 },
			blanks: wholeNumberBoxes(["a", "A:", "-4"], ["b", "B:", "4"]),
			hints: [
				"Find zero on the line. On which side of it is A?",
				"A number and its opposite are equally far from zero, on different sides.",
			],
			explanation: "Four steps to the left of zero is $-4$.\n\nIts opposite is as far to the right: 4.",
			known_mistakes: [
				mistakeAt("a", "dropped-the-sign", "4", "That is to the right of zero. Which way does A go?"),
				mistakeAt("b", "took-zero", "0", "Zero is in the middle. How far past it is the opposite?"),
			],
		},
	},
	{
		title: "The third side of a triangle",
		skill_id: "triangle-conditions",
		difficulty: 4,
		question: {
			question_type: "FILL_ONE",
			answer_type: "STRING",
			prompt:
				"Two sides of a triangle are 3 and 5 units long. Show every length $c$ that the third side can have.",
			interaction: { kind: "interval", from: 0, to: 12, number_every: 2, variable: "c" },
			key: { answers: ["2 < c < 8", "8 > c > 2"] },
			hints: [
				"How long is the third side when the two others lie on top of each other, and when they are one straight line?",
				"At both ends the triangle is flat. Does that length still make a triangle?",
			],
			explanation:
				"The third side is longer than $5 - 3 = 2$ and shorter than $5 + 3 = 8$.\n\nBoth ends make no triangle, so both dots are open: $2 < c < 8$.",
			known_mistakes: [
				mistake(
					"took-in-the-flat-triangles",
					"2 ≤ c ≤ 8",
					"The numbers fit. What does the triangle look like at both ends?",
				),
			],
		},
	},
	{
		title: "A line by its slope",
		skill_id: "slope-intercept",
		difficulty: 2,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			prompt:
				"Graph the line $y = 2x - 3$. Plot its point $A$ on the $y$-axis, and its point $B$ with $x = 2$.",
			interaction: {
				kind: "plane",
				x_from: -6,
				x_to: 6,
				y_from: -6,
				y_to: 6,
				step: 1,
				join: "slope",
				segments: [],
			},
			blanks: wholeNumberBoxes(
				["ax", "A: x =", "0"],
				["ay", "A: y =", "-3"],
				["bx", "B: x =", "2"],
				["by", "B: y =", "1"],
			),
			hints: [
				"On the $y$-axis, $x$ is 0. What is $y$ there?",
				"From there, the slope tells how far up the line goes for each step to the right.",
			],
			explanation:
				"For $x = 0$, $y$ is $-3$.\n\nThe slope is 2: from there 2 to the right and 4 up, to $(2, 1)$.",
			known_mistakes: [
				mistakeAt(
					"by",
					"ran-instead-of-rising",
					"-2",
					"The slope says how far up the line goes for each step to the right.",
				),
			],
		},
	},
];

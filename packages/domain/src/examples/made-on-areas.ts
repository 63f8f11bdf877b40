import { type ExampleQuestion, mistake, mistakeAt, wholeNumberBoxes } from "./example-question.ts";

/** Heights of free throws around a line from (0, 2) to (12, 14). */
const THROWS = [6, 3, 2, 7, 7.2, 7.6, 9.2, 11, 8, 11, 16];

const RULE = "A good line follows the points, with about as many above it as below it, all along.";

/** Questions whose answer is a rectangle with split lines, a line of fit, or a region of the plane. */
export const madeOnAreas: readonly ExampleQuestion[] = [
	{
		title: "A rectangle split by an area",
		skill_id: "area-distributive",
		difficulty: 2,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			prompt:
				"A rectangle is 13 inches wide and 6 inches high. Split it so that one of the two parts has an area of 48 square inches.",
			interaction: { kind: "area_model", width: 13, height: 6, columns: 2, rows: 1, has_areas: false },
			blanks: ["part1", "part2"].map((id, at) => ({
				id,
				answer_type: "INTEGER",
				answer_prefix: "Part:",
				key: { answers: [at === 0 ? "8" : "5"] },
			})),
			is_any_order: true,
			hints: ["Both parts are 6 inches high.", "Which number times 6 makes 48?"],
			explanation: "$48 \\div 6 = 8$, so this part is 8 inches wide. The other part is 5 inches wide.",
			known_mistakes: [
				mistake(
					"split-at-the-other-factor",
					"6",
					"That number is the height, and both parts keep it. Which numbers make up the width?",
				),
			],
		},
	},
	{
		title: "Four partial products",
		skill_id: "multiply-two-by-two-digit",
		difficulty: 1,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			prompt:
				"Split the rectangle for $23 \\times 45$ into four parts by the tens and ones of both factors. Put the tens on the left and at the top.",
			interaction: { kind: "area_model", width: 45, height: 23, columns: 2, rows: 2, has_areas: true },
			blanks: wholeNumberBoxes(
				["a", "Upper side, left part:", "40"],
				["b", "Upper side, right part:", "5"],
				["c", "Left side, upper part:", "20"],
				["d", "Left side, lower part:", "3"],
			),
			hints: [
				"The vertical line splits 45, and the horizontal line splits 23.",
				"Break both numbers apart. How much are the tens worth?",
			],
			explanation:
				"$45 = 40 + 5$ and $23 = 20 + 3$.\n\n$800 + 100 + 120 + 15 = 1035$, so $23 \\times 45 = 1035$.",
			known_mistakes: [
				mistakeAt(
					"a",
					"swapped-tens-and-ones",
					"5",
					"The two lengths are right. Which of them belongs first?",
				),
				mistakeAt("c", "face-value", "2", "That is the digit alone. What is it worth in its place?"),
			],
		},
	},
	{
		title: "A line of fit and its prediction",
		skill_id: "linear-model-use",
		difficulty: 1,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "FLOAT",
			prompt:
				"Draw a line of fit. What does it predict for 6 hours of practice? Put the dot on your line there.",
			interaction: {
				kind: "best_fit",
				x_from: 0,
				x_to: 12,
				y_from: 0,
				y_to: 20,
				x_step: 1,
				y_step: 2,
				step: 1,
				x_name: "Hours of practice",
				y_name: "Free throws made",
				points: THROWS.map((y, at) => ({ x: at + 1, y })),
				reads_at: 6,
			},
			blanks: (
				[
					["left", "Height at 0:", "2"],
					["right", "Height at 12:", "14"],
					["reading", "Height at 6:", "8"],
				] as const
			).map(([id, answer_prefix, answer]) => ({
				id,
				answer_type: "FLOAT",
				answer_prefix,
				key: { answers: [answer], tolerance: "2" },
			})),
			hints: [
				"Do the points rise or fall? Move both ends so that the line does the same.",
				"Count the points above the line and the points below it, first on the left half, then on the right.",
			],
			explanation: `A line from $(0, 2)$ to $(12, 14)$ follows the points. At 6, its height is 8. Lines close to it predict nearly the same.\n\n${RULE}`,
			known_mistakes: [
				mistakeAt("left", "line-too-high-at-the-left", "7", `On the left, your line is too high. ${RULE}`),
				mistakeAt("right", "line-too-low-at-the-right", "9", `On the right, your line is too low. ${RULE}`),
			],
		},
	},
	{
		title: "Quadrant II of the plane",
		skill_id: "four-quadrants",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "STRING",
			prompt: "Shade all points with a negative x-coordinate and a positive y-coordinate.",
			interaction: { kind: "region", x_from: -5, x_to: 5, y_from: -5, y_to: 5, boundaries: 2 },
			key: { answers: ["x < 0 and y > 0", "y > 0 and x < 0"] },
			hints: [
				"The axes are the boundaries: one is vertical, and the other one is horizontal.",
				"Points on an axis are neither positive nor negative. Which kind of line leaves them out?",
			],
			explanation: "The points are left of the y-axis and above the x-axis. Both boundaries are dashed.",
			known_mistakes: [
				mistake(
					"included-the-axes",
					"x ≤ 0 and y ≥ 0",
					"Zero is neither positive nor negative. How is a boundary drawn that does not belong to the region?",
				),
			],
		},
	},
];

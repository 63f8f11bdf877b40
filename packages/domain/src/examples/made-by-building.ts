import { type ExampleQuestion, mistake } from "./example-question.ts";

/** Questions whose answer is measured with a protractor, laid out of tiles, built of unit cubes, or cut and moved. */
export const madeByBuilding: readonly ExampleQuestion[] = [
	{
		title: "An angle of 65 degrees to measure",
		skill_id: "measure-angles",
		difficulty: 3,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt:
				"Turn the protractor onto the angle, and move the mark to its other side. How large is the angle?",
			answer_suffix: "°",
			interaction: { kind: "protractor", step: 5, tilt: 30, degrees: 65 },
			key: { answers: ["65"] },
			hints: [
				"The zero of the protractor belongs on one side of the angle.",
				"Turn the protractor until its zero is on the lower side. Then read where the other side is.",
			],
			explanation: "With the zero on the lower side, the upper side is at $65°$.",
			known_mistakes: [
				mistake(
					"did-not-lay-the-zero",
					"95",
					"The other side is there, but where does the angle begin? Turn the zero onto that side.",
				),
			],
		},
	},
	{
		title: "Seven more than twice a number",
		skill_id: "write-expressions",
		difficulty: 3,
		question: {
			question_type: "FILL_ONE",
			answer_type: "STRING",
			prompt: "Build an expression: the sum of 7 and twice a number $n$.",
			interaction: { kind: "tiles", tiles: ["7", "n", "+", "2", "(", ")", "-"] },
			key: { answers: ["7 + 2n", "2n + 7", "7 + 2*n"] },
			hints: [
				"Put a small number in place of $n$, and do what the words say.",
				"Twice a number is 2 times that number. What is added to it?",
			],
			explanation: "Twice the number is $2n$.\n\nThe sum of 7 and $2n$ is $7 + 2n$.",
			known_mistakes: [
				mistake(
					"forgot-what-is-found-first",
					"2(7 + n)",
					"Only the number is doubled, not the whole sum. What belongs to “twice”?",
				),
			],
		},
	},
	{
		title: "A box of 24 unit cubes",
		skill_id: "volume-unit-cubes",
		difficulty: 3,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt: "Build a box that is 4 cubes long, 3 cubes wide and 2 cubes high. What is its volume?",
			answer_suffix: "cubic units",
			interaction: { kind: "cubes", length: 4, width: 3, height: 5 },
			key: { answers: ["24"] },
			hints: [
				"How many cubes cover the floor?",
				"One layer is as long and as wide as the floor. How many layers are 2 cubes high?",
			],
			explanation: "One layer has $4 \\times 3 = 12$ cubes.\n\nTwo layers have $2 \\times 12 = 24$ cubes.",
			known_mistakes: [mistake("counted-one-layer", "12", "That is one layer. How high is the box?")],
		},
	},
	{
		title: "The lines of symmetry of a rectangle",
		skill_id: "line-symmetry",
		difficulty: 3,
		question: {
			question_type: "SELECT_ALL",
			answer_type: "STRING",
			prompt: "Tap all lines of symmetry of the rectangle.",
			interaction: {
				kind: "parts",
				shape: [
					{ x: 0, y: 0 },
					{ x: 60, y: 0 },
					{ x: 60, y: 40 },
					{ x: 0, y: 40 },
				],
				parts: [
					[
						{ x: 30, y: 0 },
						{ x: 30, y: 40 },
					],
					[
						{ x: 0, y: 8 },
						{ x: 60, y: 8 },
					],
					[
						{ x: 0, y: 40 },
						{ x: 60, y: 0 },
					],
					[
						{ x: 0, y: 20 },
						{ x: 60, y: 20 },
					],
				],
			},
			options: [
				{ id: "a", label: "Vertical line through the middle" },
				{ id: "b", label: "Horizontal line near the top" },
				{ id: "c", label: "Line from the lower left to the upper right corner" },
				{ id: "d", label: "Horizontal line through the middle" },
			],
			key: { option_ids: ["a", "d"] },
			hints: [
				"A line of symmetry is a fold line: both parts match exactly.",
				"Fold the rectangle in your mind along each line. Do the corners meet?",
			],
			explanation:
				"Folded along the vertical or the horizontal line through the middle, both parts match. Folded from corner to corner, they do not.",
			known_mistakes: [
				mistake(
					"took-a-diagonal-for-a-fold",
					"c",
					"Both parts are equally large, but do their corners meet when you fold there?",
				),
			],
		},
	},
	{
		title: "A parallelogram to cut into a rectangle",
		skill_id: "area-triangles-quads",
		difficulty: 3,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt:
				"Cut the parallelogram, and move the piece so that you get a rectangle. Lay the frame around it. What is its area?",
			answer_suffix: "square units",
			interaction: {
				kind: "cut",
				columns: 12,
				rows: 5,
				shape: [
					{ x: 0, y: 0 },
					{ x: 6, y: 0 },
					{ x: 9, y: 4 },
					{ x: 3, y: 4 },
				],
				along: "down",
			},
			key: { answers: ["24"] },
			hints: [
				"Cut straight down from an upper corner. Where does the piece fit?",
				"The piece fits on the other side. How long and how high is the rectangle then?",
			],
			explanation:
				"The piece fits on the right side. The rectangle is 6 units long and 4 units high.\n\n$6 \\times 4 = 24$",
			known_mistakes: [
				mistake(
					"took-the-slanted-side",
					"30",
					"The slanted side is longer than the height. How high is the rectangle that you get?",
				),
			],
		},
	},
];

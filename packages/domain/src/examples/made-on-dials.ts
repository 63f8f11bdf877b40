import { type ExampleQuestion, mistake } from "./example-question.ts";

/** Questions whose answer is made on a clock, as an angle, with a ruler or as an arrow on a line. */
export const madeOnDials: readonly ExampleQuestion[] = [
	{
		title: "Twenty minutes to five on a clock",
		skill_id: "time-five-minutes",
		difficulty: 3,
		question: {
			question_type: "FILL_ONE",
			answer_type: "STRING",
			prompt: "Turn the hands to 20 minutes to 5.",
			interaction: { kind: "clock", step: 5 },
			key: { answers: ["4:40", "04:40"] },
			hints: [
				"“To” means before the hour. Is it 5 o’clock yet?",
				"Count back by fives from the 12. Where does the long hand stop?",
			],
			explanation:
				"$60 - 20 = 40$ minutes have passed since 4 o’clock.\n\nThe long hand points at the 8, and the short hand is past the 4. It is 4:40.",
			known_mistakes: [
				mistake(
					"took-the-wrong-hour",
					"5:40",
					"The minutes are right. Which hour is it, the one before or the one after?",
				),
			],
		},
	},
	{
		title: "Twenty degrees more than a right angle",
		skill_id: "measure-angles",
		difficulty: 3,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt: "Open an angle that is $20°$ larger than a right angle.",
			answer_suffix: "°",
			interaction: { kind: "angle", step: 5, has_protractor: true },
			key: { answers: ["110"] },
			hints: [
				"How many degrees does a right angle have?",
				"The side that stays is at 0. Which of the two scales begins with 0 there?",
			],
			explanation: "A right angle has $90°$.\n\n$90° + 20° = 110°$.",
			known_mistakes: [
				mistake(
					"read-the-other-scale",
					"70",
					"It looks like the other scale was read. Is the angle larger than a right angle?",
				),
			],
		},
	},
	{
		title: "A bar of five inches on a ruler",
		skill_id: "measure-length-ruler",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt: "Lay the ruler on the bar. How long is the bar?",
			answer_suffix: "in",
			interaction: { kind: "ruler", unit: "in", units: 8, parts: 1, bar: 5 },
			key: { answers: ["5"] },
			hints: [
				"Where does the bar begin? Which number of the ruler belongs there?",
				"Move the ruler until its zero is where the bar begins. Then read it where the bar ends.",
			],
			explanation:
				"The zero of the ruler lies where the bar begins.\n\nThe bar ends at 5, so it is 5 inches long.",
			known_mistakes: [
				mistake(
					"did-not-begin-at-zero",
					"6",
					"The bar ends there, but where does it begin? Move the zero of the ruler to that place.",
				),
			],
		},
	},
	{
		title: "All numbers of at least minus two",
		skill_id: "inequalities-graph",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "STRING",
			prompt: "Show every number $x$ that is at least $-2$.",
			interaction: { kind: "inequality", from: -6, to: 6, number_every: 2, variable: "x" },
			key: { answers: ["x ≥ -2", "x >= -2", "-2 ≤ x", "-2 <= x"] },
			hints: [
				"Do smaller or greater numbers fit? The arrow goes that way.",
				"Try the number at the boundary. Does it fit?",
			],
			explanation: "The number $-2$ itself fits, so the dot is closed.\n\nGreater numbers fit: $x ≥ -2$.",
			known_mistakes: [
				mistake("boundary-mistaken", "x > -2", "Look at the boundary: does the number itself belong to it?"),
			],
		},
	},
];

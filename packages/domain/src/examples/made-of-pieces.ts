import { type ExampleQuestion, mistake, mistakeAt } from "./example-question.ts";

/** Questions whose answer is drawn as a chart, laid out of blocks or money, or found by jumps. */
export const madeOfPieces: readonly ExampleQuestion[] = [
	{
		title: "Pets as a bar graph",
		skill_id: "picture-bar-graphs",
		difficulty: 2,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			prompt:
				"Maya asked about pets. Her list: dogs, cats, dogs, fish, dogs, cats, fish, dogs, dogs. Draw it as a bar graph.",
			interaction: { kind: "chart", style: "bars", names: ["dogs", "cats", "fish"], step: 1, most: 8 },
			blanks: (
				[
					["dogs", "5"],
					["cats", "2"],
					["fish", "2"],
				] as const
			).map(([id, answer]) => ({
				id,
				answer_type: "INTEGER",
				answer_prefix: `${id}:`,
				key: { answers: [answer] },
			})),
			hints: [
				"Each item in the list goes in one column.",
				"Go through the list once. Make a column one higher each time its name comes up.",
			],
			explanation: "Count each name of the list.\n\nDogs: 5, cats: 2, fish: 2.",
			known_mistakes: [
				mistakeAt(
					"dogs",
					"left-one-out",
					"4",
					"One is missing in this column. Cross out each entry of the list as you draw it.",
				),
			],
		},
	},
	{
		title: "Take away with blocks",
		skill_id: "subtract-within-100",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt: "The blocks show 53. Take away 27, and trade where you need to. What is $53 - 27$?",
			interaction: { kind: "blocks", largest: 10, start: 53 },
			key: { answers: ["26"] },
			hints: ["Are there enough ones to take away 7?", "Trade one ten for ten ones. Then there are 13 ones."],
			explanation:
				"Trade a ten: 4 tens and 13 ones.\n\n$13 - 7 = 6$ ones and $4 - 2 = 2$ tens: $53 - 27 = 26$.",
			known_mistakes: [
				mistake(
					"smaller-from-larger",
					"34",
					"It looks like the smaller digit was taken from the larger one. Trade a ten first.",
				),
			],
		},
	},
	{
		title: "Change in coins",
		skill_id: "money-word-problems",
		difficulty: 3,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt:
				"Tom buys a postcard for 65¢. He pays with a dollar. How much change does he get? Put it down in coins.",
			answer_suffix: "¢",
			interaction: { kind: "money", set: "coins" },
			key: { answers: ["35"] },
			hints: ["A dollar is 100 cents. How much of it is left?", "Count on from 65 to 100."],
			explanation: "$100 - 65 = 35$.\n\nThat is a quarter and a dime, or other coins of the same worth.",
			known_mistakes: [mistake("gave-the-price", "65", "That is the price. How much of the dollar is left?")],
		},
	},
	{
		title: "Jumps for 45 + 28",
		skill_id: "add-within-100",
		difficulty: 3,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt: "Jump along the number line to find $45 + 28$.",
			interaction: { kind: "jumps", from: 0, to: 100, start: 45, short: 1, long: 10 },
			key: { answers: ["73"] },
			hints: ["Take 28 apart: how many tens and how many ones?", "Make the long jumps first."],
			explanation: "Two jumps of 10 lead to 65.\n\nEight jumps of 1 lead to 73: $45 + 28 = 73$.",
			known_mistakes: [
				mistake("stopped-after-the-tens", "65", "Those are the tens of 28. How many ones are left to jump?"),
			],
		},
	},
	{
		title: "Two thirds of a circle",
		skill_id: "name-fractions",
		difficulty: 2,
		question: {
			question_type: "FILL_ONE",
			answer_type: "SIMPLE_FRACTION",
			prompt: "Shade two thirds of the circle.",
			interaction: { kind: "shading", rows: 1, columns: 3, style: "circle" },
			key: { answers: ["2/3"] },
			hints: [
				"How many equal parts does the circle have?",
				"Each part is one third. How many of them are meant?",
			],
			explanation: "The circle has three equal parts, and two of them are two thirds of it.",
			known_mistakes: [
				mistake("shaded-what-is-left", "1/3", "That is the part that stays white. Which part is shaded?"),
			],
		},
	},
	{
		title: "A fourth of a group",
		skill_id: "fraction-times-whole-word",
		difficulty: 1,
		question: {
			question_type: "FILL_ONE",
			answer_type: "INTEGER",
			prompt: "Shade $\\dfrac{1}{4}$ of the 12 counters. How many counters is that?",
			answer_suffix: "counters",
			interaction: { kind: "shading", rows: 3, columns: 4, style: "set" },
			key: { answers: ["3"] },
			hints: ["Split the counters into 4 equal groups.", "How many counters are in one of the groups?"],
			explanation: "In 4 equal groups there are $12 \\div 4 = 3$ counters each.",
			known_mistakes: [
				mistake("read-the-denominator-as-a-count", "4", "There are 4 equal groups. How many are in one?"),
			],
		},
	},
];

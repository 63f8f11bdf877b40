import { circle, drawing, numberLine, word } from "./drawing.ts";
import type { ExampleQuestion } from "./example-question.ts";
import { mistake, mistakeAt } from "./example-question.ts";

/** One FILL_MULTIPLE question for each answer type. */
export const fillMultipleExamples: readonly ExampleQuestion[] = [
	{
		title: "All factors of 12",
		skill_id: "factor-pairs-multiples",
		difficulty: 3,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "INTEGER",
			prompt: "Write all factors of $12$.",
			cta: "In any order. Add a box for each one.",
			blanks: ["1", "2", "3", "4", "6", "12"].map((factor, at) => ({
				id: `factor-${at + 1}`,
				answer_type: "INTEGER" as const,
				key: { answers: [factor] },
			})),
			is_any_order: true,
			initial_count: 2,
			hints: [
				"Factors come in pairs: 1 and the number itself are the first.",
				"Try 2, then 3, then 4: which of them divide the number with nothing left over?",
			],
			explanation:
				"$1 \\times 12$, $2 \\times 6$ and $3 \\times 4$ all give 12: the factors are 1, 2, 3, 4, 6 and 12.",
			known_mistakes: [
				mistake("multiple", "24", "24 is a multiple of 12. A factor divides 12 with nothing left over."),
				mistake("not-a-divisor", "5", "12 divided by 5 leaves 2 over."),
			],
		},
	},
	{
		title: "Numbers in words",
		skill_id: "number-forms-to-1000",
		difficulty: 2,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "STRING",
			prompt: "Write the numbers in words.\n\n$15$ is [[first]] and $90$ is [[second]].",
			blanks: [
				{ id: "first", answer_type: "STRING", key: { answers: ["fifteen"] } },
				{ id: "second", answer_type: "STRING", key: { answers: ["ninety"] } },
			],
			hints: ["Say each number aloud.", "Words from 13 to 19 end in -teen, words for tens end in -ty."],
			explanation: "15 is **fifteen** and 90 is **ninety**.",
			known_mistakes: [
				mistakeAt("first", "tens-for-teens", "fifty", "That is 5 tens. 15 is 1 ten and 5 ones."),
				mistakeAt("second", "teens-for-tens", "nineteen", "That is 1 ten and 9 ones. 90 is 9 tens."),
			],
		},
	},
	{
		title: "Two fractions on a line",
		skill_id: "fraction-number-line",
		difficulty: 3,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "SIMPLE_FRACTION",
			prompt: "Which fractions are at the dots?\n\n$A =$ [[a]] and $B =$ [[b]]",
			figure: drawing(
				400,
				120,
				"A number line from 0 to 1 in 5 equal parts. A is at the second mark after 0, B at the fourth.",
				numberLine({ left: 40, right: 360, y: 60 }, 5, { 0: "0", 5: "1" }),
				circle([168, 60], 10, "sky"),
				word([168, 28], "A"),
				circle([296, 60], 10, "gold"),
				word([296, 28], "B"),
			),
			blanks: [
				{ id: "a", answer_type: "SIMPLE_FRACTION", key: { answers: ["2/5"] } },
				{ id: "b", answer_type: "SIMPLE_FRACTION", key: { answers: ["4/5"] } },
			],
			hints: [
				"Into how many equal parts is the line from 0 to 1 cut?",
				"Count the parts from 0 to each dot.",
			],
			explanation: "The line from 0 to 1 has 5 equal parts: $A = \\dfrac{2}{5}$ and $B = \\dfrac{4}{5}$.",
			known_mistakes: [
				mistakeAt(
					"a",
					"counted-marks-a",
					"2/6",
					"It looks like you counted the marks. Count the parts between them.",
				),
				mistakeAt("b", "counted-from-one", "1/5", "That is how far B is from 1. Begin at 0."),
			],
		},
	},
	{
		title: "Two mixed numbers",
		skill_id: "mixed-improper-convert",
		difficulty: 3,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "MIXED_FRACTION",
			prompt: "Write mixed numbers.\n\n$\\dfrac{7}{3} =$ [[thirds]] and $\\dfrac{9}{4} =$ [[fourths]]",
			blanks: [
				{ id: "thirds", answer_type: "MIXED_FRACTION", key: { answers: ["2 1/3"] } },
				{ id: "fourths", answer_type: "MIXED_FRACTION", key: { answers: ["2 1/4"] } },
			],
			hints: [
				"How many thirds make one whole? How many fourths?",
				"Take out as many wholes as you can. What is left over?",
			],
			explanation:
				"7 thirds are 2 wholes and 1 third: $2\\dfrac{1}{3}$. 9 fourths are 2 wholes and 1 fourth: $2\\dfrac{1}{4}$.",
			known_mistakes: [
				mistakeAt(
					"thirds",
					"swapped-parts",
					"1 2/3",
					"It looks like the wholes and the thirds left over changed places.",
				),
				mistakeAt(
					"fourths",
					"one-whole-short",
					"1 1/4",
					"You can take out one more whole from the 9 fourths.",
				),
			],
		},
	},
	{
		title: "Ten times and a tenth",
		skill_id: "powers-of-ten",
		difficulty: 3,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "FLOAT",
			prompt: "$4.7 \\times 10 =$ [[times]]\n\n$4.7 \\div 10 =$ [[divided]]",
			blanks: [
				{ id: "times", answer_type: "FLOAT", key: { answers: ["47"] } },
				{ id: "divided", answer_type: "FLOAT", key: { answers: ["0.47"] } },
			],
			hints: [
				"Think of a place-value chart.",
				"Ten times as much moves every digit one place to the left; a tenth moves it to the right.",
			],
			explanation: "Every digit moves one place: $4.7 \\times 10 = 47$ and $4.7 \\div 10 = 0.47$.",
			known_mistakes: [
				mistakeAt(
					"times",
					"wrote-a-zero",
					"4.70",
					"A zero at the end of a decimal changes nothing. Move the digits.",
				),
				mistakeAt("divided", "moved-twice", "0.047", "The digits moved two places. Divide by ten only once."),
			],
		},
	},
	{
		title: "Two equations, two numbers",
		skill_id: "systems-substitution",
		difficulty: 4,
		question: {
			question_type: "FILL_MULTIPLE",
			answer_type: "MIXED",
			prompt: "Solve $y = 2x$ and $x + y = 7.5$.\n\n$x =$ [[x]] and $y =$ [[y]]",
			blanks: [
				{ id: "x", answer_type: "MIXED", key: { answers: ["2.5"] } },
				{ id: "y", answer_type: "MIXED", key: { answers: ["5"] } },
			],
			hints: ["Put $2x$ where the second equation says $y$.", "Then $3x$ is $7.5$."],
			explanation: "$x + 2x = 7.5$, so $3x = 7.5$ and $x = 2.5$. Then $y = 2 \\times 2.5 = 5$.",
			known_mistakes: [
				mistakeAt(
					"x",
					"swapped",
					"5",
					"It looks like $x$ and $y$ changed places. Which one is twice the other?",
				),
				mistakeAt("x", "divided-by-two", "3.75", "There are three $x$ in $x + 2x$."),
			],
		},
	},
];

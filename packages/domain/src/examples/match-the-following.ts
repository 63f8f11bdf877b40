import { box, drawing, polygon, regular } from "./drawing.ts";
import type { ExampleQuestion } from "./example-question.ts";
import { mistakeAt, options } from "./example-question.ts";

/** One MATCH_THE_FOLLOWING question for each answer type. */
export const matchExamples: readonly ExampleQuestion[] = [
	{
		title: "Products of hard facts",
		skill_id: "multiply-facts-hard",
		difficulty: 3,
		question: {
			question_type: "MATCH_THE_FOLLOWING",
			answer_type: "INTEGER",
			prompt: "Match each product with its value.",
			left_options: left("$6 \\times 7$", "$8 \\times 4$", "$9 \\times 6$"),
			right_options: options("$54$", "$48$", "$42$", "$32$"),
			key: { answer_dict: { "1": "c", "2": "d", "3": "a" } },
			hints: ["Begin with the one you know best.", "Six times something is three times it, doubled."],
			explanation: "$6 \\times 7 = 42$, $8 \\times 4 = 32$ and $9 \\times 6 = 54$. Nothing here gives 48.",
			known_mistakes: [
				mistakeAt("1", "one-row-too-many", "b", "That is six times eight. Take one six fewer."),
				mistakeAt("3", "one-group-short", "b", "That is eight times six. Take one six more."),
			],
		},
	},
	{
		title: "Shapes and their names",
		skill_id: "identify-shapes",
		difficulty: 1,
		question: {
			question_type: "MATCH_THE_FOLLOWING",
			answer_type: "STRING",
			prompt: "Match each shape with its name.",
			left_options: [3, 4, 6].map((corners, at) => ({
				id: `${at + 1}`,
				label: "",
				figure: drawing(
					200,
					140,
					`A closed shape with ${corners} equal straight sides.`,
					polygon(regular(corners, [100, corners === 3 ? 82 : 70], 60), "lilac"),
				),
			})),
			right_options: options("hexagon", "triangle", "quadrilateral", "pentagon"),
			key: { answer_dict: { "1": "b", "2": "c", "3": "a" } },
			hints: ["The names tell how many sides there are.", "Count the sides of each shape."],
			explanation:
				"3 sides make a triangle, 4 sides a quadrilateral and 6 sides a hexagon. A pentagon would have 5.",
			known_mistakes: [
				mistakeAt(
					"3",
					"miscounted-sides",
					"d",
					"Count the sides of the last shape again. Mark where you begin.",
				),
			],
		},
	},
	{
		title: "Bars and fractions",
		skill_id: "name-fractions",
		difficulty: 2,
		question: {
			question_type: "MATCH_THE_FOLLOWING",
			answer_type: "SIMPLE_FRACTION",
			prompt: "Which fraction of each bar is colored?",
			left_options: [bar("1", 3, 4), bar("2", 2, 3), bar("3", 3, 8)],
			right_options: options("$\\dfrac{3}{8}$", "$\\dfrac{3}{4}$", "$\\dfrac{2}{3}$", "$\\dfrac{3}{5}$"),
			key: { answer_dict: { "1": "b", "2": "c", "3": "a" } },
			hints: [
				"Count all equal parts of a bar: that is the bottom number.",
				"Then count the colored ones: that is the top number.",
			],
			explanation:
				"3 of 4 parts are $\\dfrac{3}{4}$, 2 of 3 parts are $\\dfrac{2}{3}$ and 3 of 8 parts are $\\dfrac{3}{8}$.",
			known_mistakes: [
				mistakeAt("3", "colored-of-white", "d", "The bottom number counts all parts, the colored ones too."),
			],
		},
	},
	{
		title: "Fractions and mixed numbers",
		skill_id: "mixed-improper-convert",
		difficulty: 3,
		question: {
			question_type: "MATCH_THE_FOLLOWING",
			answer_type: "MIXED_FRACTION",
			prompt: "Match each fraction with its mixed number.",
			left_options: left("$\\dfrac{5}{2}$", "$\\dfrac{7}{3}$", "$\\dfrac{9}{4}$"),
			right_options: options("$2\\dfrac{1}{4}$", "$2\\dfrac{1}{2}$", "$4\\dfrac{1}{2}$", "$2\\dfrac{1}{3}$"),
			key: { answer_dict: { "1": "b", "2": "d", "3": "a" } },
			hints: ["How many parts make one whole?", "The number below stays the same in the mixed number."],
			explanation:
				"$\\dfrac{5}{2} = 2\\dfrac{1}{2}$, $\\dfrac{7}{3} = 2\\dfrac{1}{3}$ and $\\dfrac{9}{4} = 2\\dfrac{1}{4}$.",
			known_mistakes: [
				mistakeAt("3", "halved", "c", "Fourths stay fourths: look for the mixed number with a 4 below."),
			],
		},
	},
	{
		title: "Fractions and decimals",
		skill_id: "tenths-hundredths",
		difficulty: 3,
		question: {
			question_type: "MATCH_THE_FOLLOWING",
			answer_type: "FLOAT",
			prompt: "Match each fraction with its decimal.",
			left_options: left("$\\dfrac{3}{10}$", "$\\dfrac{3}{100}$", "$\\dfrac{33}{100}$", "$\\dfrac{33}{10}$"),
			right_options: options("$0.33$", "$3.3$", "$0.03$", "$0.3$"),
			key: { answer_dict: { "1": "d", "2": "c", "3": "a", "4": "b" } },
			hints: [
				"The first place after the point is for tenths, the second for hundredths.",
				"Ten tenths make a whole: which fraction is more than one?",
			],
			explanation:
				"The tenths place is the first place after the decimal point, and the hundredths place is the second.",
			known_mistakes: [
				mistakeAt(
					"2",
					"tenths-for-hundredths",
					"d",
					"The hundredths place is the second place after the decimal point.",
				),
			],
		},
	},
	{
		title: "Lines and their slopes",
		skill_id: "slope-intercept",
		difficulty: 4,
		question: {
			question_type: "MATCH_THE_FOLLOWING",
			answer_type: "MIXED",
			prompt: "Match each line with its slope.",
			left_options: left("$y = \\dfrac{1}{2}x + 3$", "$y = -2x + 1.5$", "$y = 1.5x - 2$"),
			right_options: options("$-2$", "$1.5$", "$3$", "$\\dfrac{1}{2}$"),
			key: { answer_dict: { "1": "d", "2": "a", "3": "b" } },
			hints: [
				"The slope says how much $y$ changes when $x$ grows by 1.",
				"In $y = mx + b$ it is the number before $x$.",
			],
			explanation: "The slope is the number before $x$: $\\dfrac{1}{2}$, $-2$ and $1.5$.",
			known_mistakes: [
				mistakeAt(
					"1",
					"took-the-intercept",
					"c",
					"That is where the line crosses the $y$-axis. Look before the $x$.",
				),
				mistakeAt(
					"2",
					"took-the-other-number",
					"b",
					"That is where the line crosses the $y$-axis. Look before the $x$.",
				),
			],
		},
	},
];

/** The options of the left side, named 1, 2, 3… */
function left(...labels: string[]) {
	return labels.map((label, at) => ({ id: `${at + 1}`, label }));
}

/** A bar of equal parts, some of them colored. */
function bar(id: string, colored: number, parts: number) {
	const width = 180 / parts;
	const boxes = Array.from({ length: parts }, (_, at) =>
		box([10 + at * width, 20], width, 50, at < colored ? "mint" : null),
	);
	const alt = `A bar of ${parts} equal parts, ${colored} of them colored.`;
	return { id, label: "", figure: drawing(200, 90, alt, ...boxes) };
}

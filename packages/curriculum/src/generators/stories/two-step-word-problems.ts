import type { WrongOption } from "../../kit/choose-option.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** Groups come together and then something is added or taken away, or a rest is shared. */
interface Story {
	second: "add" | "subtract" | "divide";
	text(name: string, a: number, b: number, c: number): string;
	between: string;
	asks(name: string): string;
}

const STORIES: readonly Story[] = [
	{
		second: "add",
		text: (name, a, b, c) => `${name} buys ${a} packs of ${b} balloons and has ${c} balloons at home.`,
		between: "How many balloons are in the packs?",
		asks: (name) => `How many balloons does ${name} have?`,
	},
	{
		second: "add",
		text: (name, a, b, c) =>
			`${name} pays for ${a} tickets of ${b} dollars each and a snack of ${c} dollars.`,
		between: "How many dollars are the tickets?",
		asks: (name) => `How many dollars does ${name} pay?`,
	},
	{
		second: "subtract",
		text: (name, a, b, c) => `${name} bakes ${a} trays of ${b} rolls. ${c} of the rolls are sold.`,
		between: "How many rolls are baked?",
		asks: () => "How many rolls are left?",
	},
	{
		second: "subtract",
		text: (name, a, b, c) => `${name} works ${a} hours for ${b} dollars an hour and spends ${c} dollars.`,
		between: "How many dollars does the work pay?",
		asks: () => "How many dollars are left?",
	},
	{
		second: "divide",
		text: (name, a, b, c) =>
			`${name} has ${a} red and ${b} green apples. All of them go into ${c} baskets, the same number in each.`,
		between: "How many apples are there?",
		asks: () => "How many apples are in each basket?",
	},
	{
		second: "divide",
		text: (_, a, b, c) => `${a} girls and ${b} boys form teams of ${c} children.`,
		between: "How many children are there?",
		asks: () => "How many teams are there?",
	},
];

// 1: both steps asked, facts to 5. 2: only the end, facts to 6. 3: facts to 8. 4: which estimate is reasonable. 5: facts to 9, sharing after adding.
export const twoStepWordProblems = defineGenerator("two-step-word-problems", 2, (random, difficulty) => {
	const { second, text, between, asks } = random.pick(
		difficulty === 5
			? STORIES.filter((story) => story.second === "divide")
			: difficulty === 4
				? STORIES.filter((story) => story.second !== "divide")
				: STORIES,
	);
	const most = level(difficulty, [5, 6, 8, 9, 9] as const);
	const [a, b, c] =
		second === "divide"
			? shared(random, most)
			: difficulty === 4
				? large(random)
				: grouped(random, most, second);
	const middle = second === "divide" ? a + b : a * b;
	const right = second === "divide" ? middle / c : second === "add" ? middle + c : middle - c;
	const name = random.pick(NAMES);
	const formulas =
		second === "divide"
			? [`${a} + ${b} = ${middle}`, `${middle} \\div ${c} = ${right}`]
			: [`${a} \\times ${b} = ${middle}`, `${middle} ${second === "add" ? "+" : "-"} ${c} = ${right}`];
	const explanation = `First step: $${formulas[0]}$. Second step: $${formulas[1]}$.`;
	const hints = [
		`First find out: ${between.slice(0, 1).toLowerCase()}${between.slice(1)}`,
		second === "divide"
			? "Then divide that number."
			: second === "add"
				? "Then add the rest."
				: "Then take away what is gone.",
	];
	const mistakes = [
		["stopped-after-the-first-step", middle, "That is the first step. There is one more step to do."],
		[
			"used-the-numbers-in-order",
			second === "divide" ? a + b + c : a + b + (second === "add" ? c : 0),
			"It looks like the numbers were just added. What comes in equal groups?",
		],
		[
			"skipped-a-number",
			second === "divide" ? "" : second === "add" ? b + c : Math.abs(b - c),
			"One of the numbers was not used. Read the story again.",
		],
		[
			"off-by-one-group",
			second === "divide" ? right + 1 : right - b > 0 ? right - b : "",
			"Very close. Check the first step.",
		],
	] as const;
	if (difficulty === 4) {
		const near = Math.round(right / 10) * 10;
		const rounded = near + (near === right ? 10 : 0);
		return chooseOption(
			random,
			{
				prompt: `${text(name, a, b, c)} ${asks(name)} Which estimate is reasonable?`,
				hints: [
					"Round the numbers to tens first.",
					"An estimate is near the answer, but it is quicker to find.",
				],
				explanation: `${explanation} So about ${rounded} is reasonable.`,
			},
			{
				right: `about ${rounded}`,
				wrong: farFrom(right, [
					[`about ${rounded * 10}`, "ten-times-too-much", "Round and multiply again: that is far more."],
					[
						`about ${Math.round((a + b + c) / 10) * 10}`,
						"added-everything",
						"Equal groups are multiplied, not added.",
					],
					[
						`about ${second === "add" ? middle * 2 + 100 : rounded + 200}`,
						"far-too-much",
						"That is far from it. Round the numbers to tens first.",
					],
				]),
			},
		);
	}
	if (difficulty === 1)
		return fillBoxes({
			prompt: `${text(name, a, b, c)} ${between} [[first]] ${asks(name)} [[end]]`,
			boxes: { first: { right: middle }, end: { right } },
			hints,
			explanation,
			mistakes: [
				[
					"first",
					"added-instead",
					second === "divide" ? "" : a + b,
					"These are equal groups. Multiply them.",
				],
				[
					"end",
					"stopped-after-the-first-step",
					middle,
					"That is the first step. There is one more step to do.",
				],
				["end", "skipped-the-first-step", mistakes[2][1], "The first step counts, too."],
			],
		});
	return fillNumber({
		answer_type: "INTEGER",
		prompt: `${text(name, a, b, c)} ${asks(name)}`,
		right,
		hints,
		explanation,
		mistakes,
	});
});

function grouped(random: Random, most: number, second: "add" | "subtract"): [number, number, number] {
	const [a, b] = [random.integer(2, most), random.integer(3, most)];
	return [a, b, second === "add" ? random.integer(3, 20) : random.integer(2, a * b - 2)];
}

/** Groups near tens, so that an estimate is worth it. */
function large(random: Random): [number, number, number] {
	return [random.integer(3, 6), random.pick([18, 19, 21, 22, 29, 31, 32]), random.integer(11, 29)];
}

function shared(random: Random, most: number): [number, number, number] {
	const c = random.integer(most > 6 ? 3 : 2, most);
	const total = c * random.integer(most > 8 ? 5 : 3, 9);
	const a = random.integer(2, total - 2);
	return [a, total - a, c];
}

/** Without estimates that are good by chance. */
function farFrom(right: number, wrong: readonly WrongOption[]): WrongOption[] {
	return wrong.filter(([label]) => Math.abs(Number(label.replace("about ", "")) - right) > 15);
}

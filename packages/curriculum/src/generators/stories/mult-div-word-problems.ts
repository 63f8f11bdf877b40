import { fillNumber } from "../../kit/fill-one.ts";
import { chooseOption } from "../../kit/choose-option.ts";
import { level } from "../../kit/level.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

interface Story {
	/** What is unknown: the product, the size of a group, or the number of groups. */
	asks: "product" | "size" | "groups";
	text(name: string, groups: number, size: number, product: number): string;
}

const STORIES: readonly Story[] = [
	{
		asks: "product",
		text: (name, g, s) => `${name} fills ${g} bags with ${s} oranges each. How many oranges is that in all?`,
	},
	{
		asks: "product",
		text: (_, g, s) => `A garden has ${g} rows with ${s} plants in each row. How many plants are there?`,
	},
	{
		asks: "product",
		text: (name, g, s) => `A ticket costs ${s} euros. ${name} buys ${g} tickets. How many euros is that?`,
	},
	{
		asks: "size",
		text: (name, g, _, p) =>
			`${name} shares ${p} stickers equally among ${g} friends. How many stickers does each friend get?`,
	},
	{
		asks: "size",
		text: (_, g, __, p) => `${p} chairs stand in ${g} equal rows. How many chairs are in each row?`,
	},
	{
		asks: "size",
		text: (name, g, _, p) =>
			`${name} cuts a ribbon of ${p} centimeters into ${g} equal pieces. How many centimeters long is each piece?`,
	},
	{
		asks: "groups",
		text: (name, _, s, p) => `${name} has ${p} eggs and puts ${s} in each box. How many boxes are filled?`,
	},
	{
		asks: "groups",
		text: (_, __, s, p) =>
			`${p} people want to cross a lake. A boat takes ${s} people. How many trips does it take?`,
	},
	{
		asks: "groups",
		text: (name, _, s, p) =>
			`${name} saves ${s} rupees a day. After how many days has ${name} saved ${p} rupees?`,
	},
];

// 1: products, facts to 5. 2: equal shares, facts to 6. 3: how many groups, facts to 8. 4: choose the equation. 5: any, facts to 9.
export const multDivWordProblems = defineGenerator("mult-div-word-problems", 2, (random, difficulty) => {
	const most = level(difficulty, [5, 6, 8, 9, 9] as const);
	const least = level(difficulty, [2, 3, 3, 4, 5] as const);
	const groups = random.integer(least, most);
	let size = random.integer(least, most);
	if (size === groups) size = size === least ? size + 1 : size - 1;
	const product = groups * size;
	const wanted = level(difficulty, ["product", "size", "groups", null, null] as const);
	const { asks, text } = random.pick(STORIES.filter((story) => wanted === null || story.asks === wanted));
	const prompt = text(random.pick(NAMES), groups, size, product);
	const known = asks === "size" ? groups : size;
	const right = asks === "product" ? product : asks === "size" ? size : groups;
	const hints = [
		"Is the whole known, or do you need to find it?",
		asks === "product"
			? "Equal groups come together: how many groups, and how many in each?"
			: asks === "size"
				? "The whole is shared into equal parts."
				: "How many groups of that size fit into the whole?",
	];
	const formula =
		asks === "product" ? `${groups} \\times ${size} = ${product}` : `${product} \\div ${known} = ${right}`;
	const explanation =
		asks === "product"
			? `${groups} groups of ${size}: $${formula}$.`
			: `$${formula}$, because $${known} \\times ${right} = ${product}$.`;
	if (difficulty === 4) {
		const equation =
			asks === "product"
				? `${groups} \\times ${size} = \\square`
				: asks === "size"
					? `${groups} \\times \\square = ${product}`
					: `\\square \\times ${size} = ${product}`;
		const [one, other] = asks === "product" ? [groups, size] : [product, known];
		return chooseOption(
			random,
			{
				prompt: `${prompt} Which equation fits?`,
				hints,
				explanation: `The box stands for what you need to find: $${equation}$. The answer is ${right}.`,
			},
			{
				right: `$${equation}$`,
				wrong: [
					[
						asks === "product"
							? `$${groups} \\times \\square = ${size}$`
							: `$${product} \\times ${known} = \\square$`,
						"always-multiplies-the-numbers",
						"Where in the story is the whole? It is the product.",
					],
					[
						`$${one} + ${other} = \\square$`,
						"adds-the-numbers",
						"These are equal groups. Adding the two numbers does not count them.",
					],
					[
						asks === "product"
							? `$${Math.max(one, other)} - ${Math.min(one, other)} = \\square$`
							: `$${one} - ${other} = \\square$`,
						"subtracts-the-numbers",
						"Nothing is taken away just once here.",
					],
				],
			},
		);
	}
	return fillNumber({
		answer_type: "INTEGER",
		prompt,
		right,
		hints,
		explanation,
		mistakes: [
			[
				"always-multiplies",
				asks === "product" ? "" : product * known <= 1000 ? product * known : "",
				"It looks like the two numbers were multiplied. The larger one is the whole already.",
			],
			[
				"added-the-numbers",
				asks === "product" ? groups + size : product + known,
				"It looks like the numbers were added. These are equal groups.",
			],
			[
				"subtracted-the-numbers",
				asks === "product" ? Math.abs(groups - size) : product - known,
				"It looks like the numbers were subtracted once. Think of equal groups.",
			],
			[
				"off-by-one-group",
				asks === "product" ? product - size : right + 1,
				"Very close. Check with the multiplication.",
			],
		],
	});
});

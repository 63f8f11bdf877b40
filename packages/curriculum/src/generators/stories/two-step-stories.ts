import type { Random } from "../../random/seeded-random.ts";

/** Groups are put together, and then something is added or taken away; or two amounts are put together and shared. */
export type SecondStep = "add" | "subtract" | "share";

interface Scene {
	second: SecondStep;
	text(name: string, a: number, b: number, c: number): string;
	/** What the first step finds. */
	between: string;
	asks(name: string): string;
}

/** "Groups of" always come first, so that the numbers stand in the order of the steps. */
export const SCENES: readonly Scene[] = [
	{
		second: "add",
		text: (name, a, b, c) => `${name} buys ${a} packs of ${b} balloons and has ${c} balloons at home.`,
		between: "How many balloons are in the packs?",
		asks: (name) => `How many balloons does ${name} have now?`,
	},
	{
		second: "add",
		text: (name, a, b, c) =>
			`${name} buys ${a} tickets that cost ${b} dollars each, and a snack for ${c} dollars.`,
		between: "How many dollars do the tickets cost?",
		asks: (name) => `How many dollars does ${name} pay?`,
	},
	{
		second: "add",
		text: (_, a, b, c) => `A shelf has ${a} rows of ${b} books. Another ${c} books are on the table.`,
		between: "How many books are on the shelf?",
		asks: () => "How many books are there altogether?",
	},
	{
		second: "add",
		text: (name, a, b, c) =>
			`On each of ${a} days, ${name} runs ${b} minutes. The next day, ${name} runs ${c} minutes.`,
		between: "How many minutes is that before the last day?",
		asks: (name) => `How many minutes does ${name} run altogether?`,
	},
	{
		second: "subtract",
		text: (name, a, b, c) => `${name} bakes ${a} trays of ${b} rolls. Then ${c} of the rolls are sold.`,
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
		second: "subtract",
		text: (name, a, b, c) =>
			`${name} fills ${a} pages with ${b} stickers each. Later, ${c} stickers fall off.`,
		between: "How many stickers are there at first?",
		asks: () => "How many stickers are left on the pages?",
	},
	{
		second: "subtract",
		text: (_, a, b, c) => `A bus has ${a} rows of ${b} seats. On one trip, ${c} seats are empty.`,
		between: "How many seats does the bus have?",
		asks: () => "How many seats are taken?",
	},
	{
		second: "share",
		text: (name, a, b, c) =>
			`${name} has ${a} red and ${b} green apples. All go into ${c} baskets, the same number in each.`,
		between: "How many apples are there?",
		asks: () => "How many apples are in each basket?",
	},
	{
		second: "share",
		text: (_, a, b, c) => `At a camp, ${a} girls and ${b} boys form teams of ${c} children.`,
		between: "How many children are there?",
		asks: () => "How many teams are there?",
	},
	{
		second: "share",
		text: (name, a, b, c) =>
			`${name} picks ${a} roses and ${b} daisies. They are shared equally among ${c} vases.`,
		between: "How many flowers are there?",
		asks: () => "How many flowers are in each vase?",
	},
	{
		second: "share",
		text: (name, a, b, c) =>
			`${name} has ${a} dollars and earns ${b} dollars. ${name} spends all of it on books that cost ${c} dollars each.`,
		between: "How many dollars are there?",
		asks: (name) => `How many books does ${name} buy?`,
	},
];

export interface Numbers {
	a: number;
	b: number;
	c: number;
}

/** Numbers of facts up to `most` that lead to whole answers. */
export function numbersFor(random: Random, second: SecondStep, most: number): Numbers {
	if (second === "share") {
		const c = random.integer(most > 6 ? 3 : 2, most);
		const total = c * random.integer(3, 9);
		const a = random.integer(2, total - 2);
		return { a, b: total - a, c };
	}
	const [a, b] = [random.integer(2, most), random.integer(3, most)];
	return { a, b, c: second === "add" ? random.integer(3, 20) : random.integer(2, a * b - 2) };
}

/** Groups near tens, so that an estimate is worth it. */
export const largeNumbers = (random: Random): Numbers => ({
	a: random.integer(3, 6),
	b: random.pick([18, 19, 21, 22, 28, 29, 31, 32, 39, 41]),
	c: random.integer(11, 39),
});

import { level } from "../../kit/level.ts";
import { chooseNumber } from "../../kit/select-one.ts";
import { NAMES } from "../../kit/words.ts";
import { defineGenerator } from "../generator.ts";

const PACKS = [
	["boxes", "crayons"],
	["bags", "oranges"],
	["shelves", "books"],
	["tables", "chairs"],
	["teams", "players"],
] as const;

export const multiplyFactsHard = defineGenerator("multiply-facts-hard", 1, (random, difficulty) => {
	const a = random.integer(7, 9);
	const [least, most] = level<[number, number]>(difficulty, [
		[2, 6],
		[3, 7],
		[4, 9],
		[6, 9],
		[7, 12],
	]);
	const b = random.integer(least, most);
	const [first, second] = random.oneIn(2) ? [a, b] : [b, a];
	const [packs, things] = random.pick(PACKS);
	const name = random.pick(NAMES);
	const product = a * b;
	const story = `${name} counts ${a} ${packs} with ${b} ${things} each. How many ${things} is that?`;
	const question = {
		answer_type: "INTEGER" as const,
		prompt: difficulty >= 4 ? story : `What is $${first} \\times ${second}$?`,
		hints: [
			`Think of ${a} groups with ${b} in each.`,
			a === 9
				? "Ten groups are easy. Then take one group away."
				: "Use a fact you know and add the groups that are missing.",
		],
		explanation: explanation(a, b),
	};
	return chooseNumber(random, question, {
		right: `${product}`,
		label: (entry) => `$${entry}$`,
		mistakes: [
			["one-group-too-few", product - b, `That is one group of ${b} too few. Count the groups once more.`],
			["one-group-too-many", product + b, `That is one group of ${b} too many. Count the groups once more.`],
			["added", a + b, "It looks like the numbers were added. Make equal groups instead."],
		],
		fillers: [product + 1, product - 1, product + 10],
	});
});

function explanation(a: number, b: number): string {
	if (a === 9)
		return `Ten groups of ${b} are $10 \\times ${b} = ${10 * b}$. One group less is $${10 * b} - ${b} = ${9 * b}$.`;
	return `Five groups of ${b} are $5 \\times ${b} = ${5 * b}$, and ${a - 5} more are $${a - 5} \\times ${b} = ${(a - 5) * b}$. Together $${5 * b} + ${(a - 5) * b} = ${a * b}$.`;
}

import { fillBoxes } from "../../kit/fill-boxes.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { SMALL_CURRENCIES } from "../../kit/money.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

interface Plan {
	text: string;
	/** Formulas of the steps in LaTeX, and their results. */
	steps: readonly (readonly [formula: string, result: number])[];
	asks_first: string;
}

// 1: multiply, then add; both asked. 2: multiply, then subtract. 3: two products. 4: add, then divide. 5: three steps.
export const multistepWordProblems = defineGenerator("multistep-word-problems", 2, (random, difficulty) => {
	const { text, steps, asks_first } = level(difficulty, [
		productAndMore,
		productAndLess,
		twoProducts,
		sumAndShare,
		threeSteps,
	])(random);
	const [[first_formula, first]] = steps as [readonly [string, number]];
	const [, right] = steps.at(-1) ?? ["", 0];
	const before_last = steps.at(-2)?.[1] ?? first;
	const explanation = `${steps.map(([formula, result], at) => `${["First", "Then", "Last"][at === steps.length - 1 && at > 1 ? 2 : at === 0 ? 0 : 1]}: $${formula} = ${result}$.`).join(" ")}`;
	const hints = [
		`First find out: ${asks_first.slice(0, 1).toLowerCase()}${asks_first.slice(1)}`,
		"Write down what you know after each step.",
		"Read the question once more: does your answer fit it?",
	];
	if (difficulty === 1)
		return fillBoxes({
			prompt: `${text.replace(/ How [^?]*\?$/, "")} ${asks_first} [[first]] ${/How [^?]*\?$/.exec(text)?.[0] ?? ""} [[end]]`,
			boxes: { first: { right: first }, end: { right } },
			hints: hints.slice(1),
			explanation,
			mistakes: [
				[
					"first",
					"off-by-a-group",
					first - (Number(/(\d+)$/.exec(first_formula)?.[1]) || 1),
					"One group is missing. Check the multiplication.",
				],
				["end", "stopped-early", first, "That is after the first step. There is one more step to do."],
			],
		});
	return fillNumber({
		answer_type: "INTEGER",
		prompt: text,
		right,
		hints,
		explanation,
		mistakes: [
			["stopped-early", before_last, "That is one step on the way. What does the question ask?"],
			["stopped-after-the-first-step", first, "That is the first step. There is more to do."],
			[
				"added-all-numbers",
				(text.match(/\d+/g) ?? []).map(Number).reduce((sum, number) => sum + number, 0),
				"It looks like all numbers were added. What is repeated, and what is shared?",
			],
			["ten-off", right + 10, "Very close. Check each step once more."],
		],
	});
});

function productAndMore(random: Random): Plan {
	const [a, b, c] = [random.integer(3, 8), random.integer(12, 48), random.integer(15, 90)];
	const [text, asks_first] = random.pick([
		[
			`A school orders ${a} boxes with ${b} books each and has ${c} books already. How many books are there in all?`,
			"How many books are in the boxes?",
		],
		[
			`${random.pick(NAMES)} rides ${b} kilometers on each of ${a} days and ${c} kilometers on one more day. How many kilometers is that in all?`,
			`How many kilometers are the ${a} days together?`,
		],
		[
			`A farm sells ${a} crates of ${b} melons and ${c} single melons. How many melons is that in all?`,
			"How many melons are in the crates?",
		],
	] as const);
	return {
		text,
		steps: [
			[`${a} \\times ${b}`, a * b],
			[`${a * b} + ${c}`, a * b + c],
		],
		asks_first,
	};
}

function productAndLess(random: Random): Plan {
	const [a, b] = [random.integer(4, 9), random.integer(14, 60)];
	const c = random.integer(20, a * b - 10);
	const currency = random.pick(SMALL_CURRENCIES);
	return {
		text: random.pick([
			`${random.pick(NAMES)} saves ${b} ${currency.many} a week for ${a} weeks and then spends ${c} ${currency.many}. How many ${currency.many} are left?`,
			`A bakery fills ${a} trays with ${b} rolls each. By noon ${c} rolls are sold. How many rolls are left?`,
		]),
		steps: [
			[`${a} \\times ${b}`, a * b],
			[`${a * b} - ${c}`, a * b - c],
		],
		asks_first: "How many are there at first?",
	};
}

function twoProducts(random: Random): Plan {
	const [a, b, c, d] = [
		random.integer(3, 9),
		random.integer(12, 35),
		random.integer(3, 9),
		random.integer(8, 25),
	];
	return {
		text: random.pick([
			`A hall has ${a} rows of ${b} seats and ${c} rows of ${d} seats. How many seats are there?`,
			`${random.pick(NAMES)} buys ${a} adult tickets for ${b} dollars each and ${c} child tickets for ${d} dollars each. How many dollars is that?`,
		]),
		steps: [
			[`${a} \\times ${b}`, a * b],
			[`${c} \\times ${d}`, c * d],
			[`${a * b} + ${c * d}`, a * b + c * d],
		],
		asks_first: "How many is it for the first kind?",
	};
}

function sumAndShare(random: Random): Plan {
	const c = random.integer(3, 9);
	const total = c * random.integer(21, 60);
	const a = random.integer(Math.floor(total / 4), Math.floor(total / 2));
	return {
		text: random.pick([
			`A farm picks ${a} apples in the morning and ${total - a} in the afternoon. They are packed in bags of ${c}. How many bags are filled?`,
			`${random.pick(NAMES)} has ${a} red tiles and ${total - a} blue tiles and lays them in ${c} equal rows. How many tiles are in each row?`,
		]),
		steps: [
			[`${a} + ${total - a}`, total],
			[`${total} \\div ${c}`, total / c],
		],
		asks_first: "How many are there together?",
	};
}

function threeSteps(random: Random): Plan {
	const share = random.integer(3, 8);
	const [a, each] = [random.integer(4, 9), random.integer(15, 40)];
	// The rest must be shared evenly.
	let c = random.integer(11, 40);
	while ((a * each - c) % share !== 0) c += 1;
	const rest = a * each - c;
	const name = random.pick(NAMES);
	return {
		text: random.pick([
			`${name} bakes ${a} trays of ${each} cookies. ${c} of them break. The others go into ${share} jars, the same number in each. How many cookies are in each jar?`,
			`A club collects ${each} dollars from each of ${a} families and pays ${c} dollars for a room. The rest is shared equally by ${share} groups. How many dollars does each group get?`,
		]),
		steps: [
			[`${a} \\times ${each}`, a * each],
			[`${a * each} - ${c}`, rest],
			[`${rest} \\div ${share}`, rest / share],
		],
		asks_first: "How many are there at first?",
	};
}

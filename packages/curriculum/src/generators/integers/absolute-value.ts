import { chooseOption } from "../../kit/choose-option.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { decimal } from "../../kit/numbers.ts";
import { NAMES } from "../../kit/words.ts";
import type { Random } from "../../random/seeded-random.ts";
import { defineGenerator } from "../generator.ts";

/** 1: of a whole number; 2: of a decimal, or a minus sign in front of the bars; 3: sums of two; 4: sizes of debts and depths; 5: with a difference inside, or both numbers of a given size. */
export const absoluteValue = defineGenerator("absolute-value", 3, (random, difficulty) => {
	if (difficulty === 4) return sizes(random);
	const places = difficulty === 2 ? 1 : 0;
	const [a, b] = [random.integer(2, level(difficulty, [30, 199, 20, 0, 25] as const)), random.integer(2, 20)];
	const [x, y] = [-a, random.oneIn(2) ? b : -b];
	const text = (units: number) => decimal(units, places);
	if (difficulty === 3 || difficulty === 5) {
		const subtracts = difficulty === 5 || (random.oneIn(2) && a > b);
		const inside =
			difficulty === 5 ? `|${b} - ${a === b ? a + 1 : a}|` : `|${x}| ${subtracts ? "-" : "+"} |${y}|`;
		const c = a === b ? a + 1 : a;
		const value = difficulty === 5 ? Math.abs(b - c) : subtracts ? a - b : a + b;
		return fillNumber({
			answer_type: "INTEGER",
			prompt: `What is $${inside}$?`,
			right: value,
			hints: [
				"The bars ask: how far is it from zero?",
				difficulty === 5
					? "Work out what stands between the bars first."
					: "Find each absolute value by itself, then go on.",
			],
			explanation:
				difficulty === 5
					? `$${b} - ${c} = ${b - c}$, and it lies ${value} from zero. So the result is ${value}.`
					: `$|${x}| = ${a}$ and $|${y}| = ${b}$, so $${a} ${subtracts ? "-" : "+"} ${b} = ${value}$.`,
			mistakes: [
				[
					"changed-every-sign",
					-value,
					"It looks like the sign was changed at the end. A distance from zero is never negative.",
				],
				[
					"ignored-the-bars",
					difficulty === 5 ? b + c : subtracts ? x - y : x + y,
					"It looks like the bars were left out. Find the distance from zero first.",
				],
				[
					"kept-one-sign",
					difficulty === 5 ? c : subtracts ? a + b : Math.abs(a - b),
					"Each pair of bars gives a distance, which is never negative.",
				],
			],
		});
	}
	const outer = difficulty === 2 && random.oneIn(2);
	const positive = random.oneIn(3);
	const number = text(positive ? a : -a);
	const right = outer ? `-${text(a)}` : text(a);
	return fillNumber({
		answer_type: difficulty === 2 ? "FLOAT" : "INTEGER",
		prompt: `What is $${outer ? "-" : ""}|${number}|$?`,
		right,
		hints: [
			"The absolute value is the distance from zero on the number line.",
			outer
				? "The minus sign in front of the bars comes after the distance is found."
				: "Can a distance be negative?",
		],
		explanation: `$${number}$ lies ${text(a)} from zero, so $|${number}| = ${text(a)}$.${outer ? ` With the minus sign in front: $${right}$.` : ""}`,
		mistakes: [
			[
				"changed-every-sign",
				outer ? text(a) : `-${text(a)}`,
				outer
					? "The minus sign in front of the bars stays."
					: "It looks like the sign was changed. The distance from zero is never negative.",
			],
			["doubled", text(2 * a), "That is the distance to its opposite. How far is it from zero?"],
			["took-zero", 0, "Only zero itself has that distance from zero."],
		],
	});
});

function sizes(random: Random) {
	const [first, second] = random.shuffle(NAMES) as [string, string];
	const [small, large] = [random.integer(5, 30), random.integer(31, 90)];
	const is_depth = random.oneIn(2);
	const [a, b] = random.oneIn(2) ? [small, large] : [large, small];
	const deeper = a > b ? first : second;
	const other = a > b ? second : first;
	const [less, more] = [Math.min(-a, -b), Math.max(-a, -b)];
	return chooseOption(
		random,
		{
			prompt: is_depth
				? `${first} dives to a height of $${-a}$ meters, ${second} to $${-b}$ meters. What is true?`
				: `${first}'s account shows $${-a}$ dollars, ${second}'s account $${-b}$ dollars. What is true?`,
			hints: [
				`How far is each number from zero?`,
				`The ${is_depth ? "depth" : "debt"} is the absolute value of the number.`,
			],
			explanation: `$|${-a}| = ${a}$ and $|${-b}| = ${b}$. So ${is_depth ? `${deeper} is deeper` : `${deeper} has the larger debt`}, though $${less} < ${more}$.`,
		},
		{
			right: is_depth
				? `${deeper} is deeper, and $${less} < ${more}$.`
				: `${deeper} has the larger debt, and $${less} < ${more}$.`,
			wrong: [
				[
					is_depth
						? `${deeper} is deeper, and $${more} < ${less}$.`
						: `${deeper} has the larger debt, and $${more} < ${less}$.`,
					"size-taken-for-value",
					"The size is larger, but the number lies farther to the left.",
				],
				[
					is_depth
						? `${other} is deeper, and $${less} < ${more}$.`
						: `${other} has the larger debt, and $${less} < ${more}$.`,
					"larger-number-taken-for-larger-size",
					"Which number is farther from zero?",
				],
				[
					is_depth ? "Both are equally deep." : "Both debts are equally large.",
					"saw-only-the-minus-signs",
					"Both numbers are negative, but are they equally far from zero?",
				],
			],
		},
	);
}

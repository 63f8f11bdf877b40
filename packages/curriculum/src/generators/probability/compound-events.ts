import { NAMES, type Random, slip } from "../../kit/index.ts";
import type { Outcomes } from "./outcomes.ts";

/** A coin and a number cube, or a coin several times. */
export function coinsAndCubes(random: Random): Outcomes {
	const side = random.pick(["heads", "tails"]);
	if (random.oneIn(2)) {
		const limit = random.integer(2, 5);
		const [text, fits] = random.pick([
			[`a number greater than ${limit}`, 6 - limit],
			[`a number less than ${limit}`, limit - 1],
			[`a ${limit}`, 1],
			["an even number", 3],
			["a factor of 6", 4],
		] as const);
		return {
			told: random.pick([
				"A fair coin is tossed, and a number cube with the numbers 1 to 6 is rolled.",
				`${random.pick(NAMES)} tosses a coin and rolls a number cube with the numbers 1 to 6.`,
			]),
			event: `${side} and ${text}`,
			fitting: fits,
			all: 12,
			wrong: [
				[slip.addedProbabilities, 3 + fits, 6],
				[slip.firstPartOnly, fits, 6],
				[slip.addedTheOutcomes, fits, 8],
			],
			hints: [
				"Two things happen together: a toss and a roll.",
				`The probability of ${side} is $\\dfrac{1}{2}$. What is the probability of ${text}?`,
				"Multiply the two probabilities.",
			],
			work: `$\\dfrac{1}{2} \\times \\dfrac{${fits}}{6} = \\dfrac{${fits}}{12}$.`,
		};
	}
	const count = random.integer(2, 4);
	const sides = Array.from({ length: count }, () => random.pick(["heads", "tails"]));
	return {
		told: `A fair coin is tossed ${count} times.`,
		event: sides.join(", then "),
		fitting: 1,
		all: 2 ** count,
		wrong: [
			[slip.addedTheOutcomes, 1, 2 * count],
			[slip.firstPartOnly, 1, 2],
			[slip.comparedWithOthers, 1, 2 ** count - 1],
		],
		hints: [
			"No toss changes another. Look at them one by one.",
			`In each of the ${count} tosses, heads and tails are equally likely. What is the probability of ${sides[0]} in the first one?`,
			`Multiply the probabilities of the ${count} tosses.`,
		],
		work: `${sides.map(() => "$\\dfrac{1}{2}$").join(" times ")} is $\\dfrac{1}{${2 ** count}}$.`,
	};
}

const HELD = ["marbles", "cards", "beads", "buttons", "socks", "crayons", "tickets", "gumballs"] as const;

/** Two draws, with or without putting the first one back. */
export const twoDraws =
	(isBack: boolean) =>
	(random: Random): Outcomes | undefined => {
		const [first = "red", second = "blue"] = random.shuffle(["red", "blue", "green", "yellow", "white"]);
		const [a, b, things] = [random.integer(2, 6), random.integer(2, 6), random.pick(HELD)];
		const isSame = random.oneIn(2);
		const total = a + b;
		const ways = (back: boolean) => a * (isSame ? a - (back ? 0 : 1) : b);
		const pairs = (back: boolean) => total * (back ? total : total - 1);
		const [fitting, all] = [ways(isBack), pairs(isBack)];
		const left = isBack ? total : total - 1;
		return {
			told: `There are ${a} ${first} and ${b} ${second} ${things}. One is drawn without looking${isBack ? " and put back" : " and not put back"}. Then a second one is drawn.`,
			event: isSame ? `two ${first} ones` : `first a ${first} and then a ${second} one`,
			fitting,
			all,
			wrong: [
				[isBack ? slip.forgotTheReplacement : slip.ignoredNoReplacement, ways(!isBack), pairs(!isBack)],
				[slip.addedProbabilities, a * left + (fitting / a) * total, all],
				[slip.firstPartOnly, a, total],
			],
			hints: [
				isBack
					? "The first one is put back before the second draw."
					: "The first one is gone at the second draw.",
				`What is the probability of a ${first} one in the first draw, with ${total} ${things}?`,
				`There are ${left} at the second draw. How many of them fit? Then multiply.`,
			],
			work: `$\\dfrac{${a}}{${total}} \\times \\dfrac{${fitting / a}}{${left}} = \\dfrac{${fitting}}{${all}}$.`,
		};
	};

/** Sums of two number cubes, or doubles and the like. */
export function sums(random: Random): Outcomes {
	const sum = random.integer(3, 11);
	const [event, fits] = random.pick<readonly [string, (p: number, q: number) => boolean]>([
		[`a sum of ${sum}`, (p, q) => p + q === sum],
		[`a sum greater than ${sum}`, (p, q) => p + q > sum],
		[`a sum less than ${sum}`, (p, q) => p + q < sum],
		["two equal numbers", (p, q) => p === q],
		[`a product of ${random.pick([6, 12, 4, 10])}`, () => false],
	]);
	const product = Number(/product of (\d+)/.exec(event)?.[1] ?? 0);
	const pairs = Array.from({ length: 36 }, (_, at) => [Math.floor(at / 6) + 1, (at % 6) + 1] as const);
	const fitting = pairs.filter(([p, q]) => (product === 0 ? fits(p, q) : p * q === product)).length;
	return {
		told: random.pick([
			"Two number cubes with the numbers 1 to 6 are rolled.",
			`${random.pick(NAMES)} rolls a red and a blue number cube with the numbers 1 to 6.`,
		]),
		event,
		fitting,
		all: 36,
		wrong: [
			[slip.ignoredTheOrder, Math.ceil(fitting / 2), 36],
			[slip.addedTheOutcomes, Math.min(fitting, 11), 12],
			[slip.sumsAsEqual, 1, 11],
		],
		hints: [
			"List the outcomes in a table: one number cube across, the other one down.",
			`The table has 6 rows and 6 columns. Which of its pairs make ${event}?`,
			"Count those pairs, and the pairs in all. The order counts.",
		],
		work: `${fitting} of the 36 pairs fit.`,
	};
}

/** At least once in two tries. */
export function atLeastOnce(random: Random): Outcomes {
	const bottom = random.integer(3, 8);
	const top = random.integer(1, bottom - 1);
	const miss = bottom - top;
	const [all, never] = [bottom ** 2, miss ** 2];
	return {
		told: `A spinner has ${bottom} equal parts, and ${top} of them ${top === 1 ? "is" : "are"} red. It is spun twice.`,
		event: "red at least once",
		fitting: all - never,
		all,
		wrong: [
			[slip.bothTimes, top ** 2, all],
			[slip.neverHappens, never, all],
			[slip.firstPartOnly, top, bottom],
			[slip.addedProbabilities, 2 * top, bottom],
		],
		hints: [
			"What is the opposite of “at least once”?",
			`The probability of no red in one spin is $\\dfrac{${miss}}{${bottom}}$. And in two spins?`,
			"Subtract the probability of no red at all from 1.",
		],
		work: `Red never comes with the probability $\\dfrac{${miss}}{${bottom}} \\times \\dfrac{${miss}}{${bottom}} = \\dfrac{${never}}{${all}}$. One minus that is $\\dfrac{${all - never}}{${all}}$.`,
	};
}

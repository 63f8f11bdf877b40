import { counted, type Random, type Slip, slip } from "../../kit/index.ts";

/** Someone's way to work out a sum or a difference. */
export interface Strategy {
	/** "38 + 25". */
	task: string;
	result: number;
	/** What is done, in order. */
	work: readonly string[];
	why: string;
	wrongWhy: readonly (readonly [slip: Slip, text: string])[];
	/** An expression that is easier and worth as much, and some that are not. */
	easier: string;
	notEasier: readonly (readonly [slip: Slip, expression: string])[];
	/** What the middle result is, and the number that comes after it. */
	hints: readonly [string, string, string];
}

export type DrawStrategy = (random: Random) => Strategy;

/** Tens to tens, and ones to ones. */
export const splitting: DrawStrategy = (random) => {
	const [t, v] = [random.integer(2, 5), random.integer(1, 4)];
	const [u, w] = [random.integer(1, 8), random.integer(1, 9)];
	const [a, b] = [10 * t + u, 10 * v + w];
	const tens = 10 * (t + v);
	return {
		task: `${a} + ${b}`,
		result: a + b,
		work: [`${10 * t} + ${10 * v} = ${tens}`, `${u} + ${w} = ${u + w}`, `${tens} + ${u + w} = ${a + b}`],
		why: "Each number is split into tens and ones. Every part is added once.",
		wrongWhy: [
			[slip.thoughtOnesMayGo, "The tens count more, so the ones may be left out."],
			[slip.thoughtTheNumbersChange, "Both numbers are made larger by the same amount."],
			[slip.thoughtItNeedsATen, "It works only when the ones make a ten."],
		],
		easier: `${10 * t} + ${10 * v} + ${u} + ${w}`,
		notEasier: [
			[slip.leftOutTheOnes, `${10 * t} + ${10 * v} + ${u}`],
			[slip.tensAsOnes, `${10 * t} + ${v} + ${u} + ${w}`],
		],
		hints: [
			`What are the tens and the ones of ${a}?`,
			`${b} has ${counted(v, "ten")} and ${counted(w, "one")}.`,
			"Is each part added? Is one added twice?",
		],
	};
};

/** The larger number first. */
export const turning: DrawStrategy = (random) => {
	const [a, b] = [random.integer(3, 19), random.integer(25, 79)];
	return {
		task: `${a} + ${b}`,
		result: a + b,
		work: [`${a} + ${b} = ${b} + ${a}`, `${b} + ${a} = ${a + b}`],
		why: "The order of the numbers does not change the sum.",
		wrongWhy: [
			[slip.thoughtOrderMatters, `It does not work. The sum must begin with ${a}.`],
			[slip.thoughtFirstCountsMore, "A sum gets larger when the larger number comes first."],
			[slip.turnedSubtraction, "The order never matters, not even when you subtract."],
		],
		easier: `${b} + ${a}`,
		notEasier: [
			[slip.subtractedInstead, `${b} - ${a}`],
			[slip.thoughtFirstCountsMore, `${b + 1} + ${a}`],
		],
		hints: [
			"Think of two piles. Does it matter which one you count first?",
			`Which is easier to count on from, ${a} or ${b}?`,
			"Try it with two small numbers, such as 2 and 5.",
		],
	};
};

/** First to the next ten, and then the rest. */
export const makingTen: DrawStrategy = (random) => {
	const a = 10 * random.integer(2, 6) + random.integer(6, 9);
	const need = 10 - (a % 10);
	const rest = random.integer(2, 25);
	const [b, ten] = [need + rest, a + need];
	return {
		task: `${a} + ${b}`,
		result: a + b,
		work: [`${a} + ${need} = ${ten}`, `${ten} + ${rest} = ${a + b}`],
		why: `${b} is split into ${need} and ${rest}. Both parts are added.`,
		wrongWhy: [
			[slip.splitTheWrongNumber, `${a} is split into ${need} and ${a - need}. Both parts are added.`],
			[slip.thoughtTheTotalChanges, `${rest} is added to make the sum larger.`],
			[slip.addedInsteadOfSplitting, `${b} and ${need} are added to make ${b + need}.`],
		],
		easier: `${ten} + ${rest}`,
		notEasier: [
			[slip.keptTheWholeAddend, `${ten} + ${b}`],
			[slip.thoughtTheNumbersChange, `${ten} + ${b + need}`],
		],
		hints: [
			`How many does ${a} need to reach the next ten?`,
			`It takes ${need} of the ${b} to make ${ten}.`,
			`What is left of ${b} is still to be added.`,
		],
	};
};

/** A number near a ten is rounded up, and the rest is given back. */
const givingBack =
	(sign: "+" | "-"): DrawStrategy =>
	(random) => {
		const near = 10 * random.integer(1, 4) + random.integer(7, 9);
		const round = Math.ceil(near / 10) * 10;
		const up = round - near;
		const adds = sign === "+";
		const a = adds ? random.integer(21, 48) : round + random.integer(12, 48);
		const [between, back] = adds ? [a + round, "-"] : [a - round, "+"];
		const end = adds ? a + near : a - near;
		const does = adds ? "Adding" : "Taking away";
		const adding = adds ? "adds" : "takes away";
		return {
			task: `${a} ${sign} ${near}`,
			result: end,
			work: [`${a} ${sign} ${round} = ${between}`, `${between} ${back} ${up} = ${end}`],
			why: `${does} ${round} ${adding} ${up} too many. The last step gives ${up === 1 ? "it" : "them"} back.`,
			wrongWhy: [
				[slip.gaveBackTheWrongWay, `${does} ${round} ${adding} ${up} too few. The last step puts it right.`],
				[slip.thoughtTheTotalChanges, "The last step makes another answer out of the first one."],
				[slip.thoughtOnesCountTwice, `The ones of ${a} must be counted twice.`],
			],
			easier: `${a} ${sign} ${round} ${back} ${up}`,
			notEasier: [
				[slip.gaveBackTheWrongWay, `${a} ${sign} ${round} ${sign} ${up}`],
				[slip.forgotToGiveBack, `${a} ${sign} ${round}`],
			],
			hints: [
				`Compare ${round} with ${near}. Which is larger?`,
				`${round} is ${up} more than ${near}.`,
				`After the first step, was too much ${adds ? "added" : "taken away"}, or too little?`,
			],
		};
	};

/** Both numbers of a difference get larger by the same. */
export const shifting: DrawStrategy = (random) => {
	const near = 10 * random.integer(1, 5) + random.integer(7, 9);
	const round = Math.ceil(near / 10) * 10;
	const up = round - near;
	const a = round + random.integer(11, 38);
	return {
		task: `${a} - ${near}`,
		result: a - near,
		work: [`${a} + ${up} = ${a + up}`, `${near} + ${up} = ${round}`, `${a + up} - ${round} = ${a - near}`],
		why: `Both numbers grow by ${up}, so they stay just as far apart.`,
		wrongWhy: [
			[slip.thoughtTheTotalChanges, `The difference grows by ${up}, too.`],
			[slip.thoughtOnesMayGo, "The ones do not matter when you subtract."],
			[slip.gaveBackTheWrongWay, `One number grows by ${up}, and the other gets smaller by ${up}.`],
		],
		easier: `${a + up} - ${round}`,
		notEasier: [
			[slip.forgotToGiveBack, `${a} - ${round}`],
			[slip.gaveBackTheWrongWay, `${a - up} - ${round}`],
		],
		hints: [
			"Think of a number line. The difference is how far the numbers are apart.",
			`What happens to ${near} when ${up} is added?`,
			"Do the numbers get closer together when both move the same way?",
		],
	};
};

export const roundingUp: DrawStrategy = (random) => givingBack(random.pick(["+", "-"] as const))(random);

import { ask, defineSkill, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Form, Random } from "../../../kit/index.ts";
import { factorsOf, pairsOf, rangeOf } from "./factors-of.ts";
import { RICH, help, partner, product, factor, inPairs } from "./factors-asked.ts";

const TABLES = RICH.filter((number) => number <= 60);

const multiple: Form = (random) => {
	const number = random.integer(3, 9);
	const right = number * random.integer(3, Math.floor(100 / number) - 1);
	const part = factorsOf(number).at(-2) ?? 1;
	const near = right + random.integer(1, number - 1);
	const name = random.pick(NAMES);
	return {
		prompt: random.pick([
			`Which number is a multiple of ${number}?`,
			`${name} skip-counts by ${number}, starting at ${number}. Which number does ${name} say?`,
			`Which number can you divide by ${number} with nothing left over?`,
		]),
		right: whole(right),
		wrong: [
			[slip.nearMultiple, whole(near)],
			part > 1 ? [slip.tookTheFactor, whole(part)] : [slip.tookTheFactor, whole(1)],
			[slip.leavesARemainder, whole(10 * number + 1)],
		],
		hints: [
			`Multiples of ${number} are the numbers of the ${number} times table, and they go on.`,
			`Count by ${number}: ${number}, ${2 * number}, and so on.`,
			`Divide each number by ${number}. With which one is nothing left over?`,
		],
		steps: [
			`$${right} = ${right / number} \\times ${number}$, so ${right} is a multiple of ${number}.`,
			`None of the other numbers can be divided by ${number} with nothing left over.`,
		],
	};
};

/** Sentences about factors and multiples, to judge. */
const claim: Form = (random) => {
	const number = random.integer(3, 12);
	const times = random.integer(3, Math.min(9, Math.floor(100 / number) - 1));
	const large = number * times;
	const off = large + random.integer(1, number - 1);
	const [right, wrong] = random.pick([
		[`${number} is a factor of ${large}.`, [slip.leavesARemainder, `${number} is a factor of ${off}.`]],
		[`${large} is a multiple of ${number}.`, [slip.nearMultiple, `${off} is a multiple of ${number}.`]],
		[`${large} is a multiple of ${times}.`, [slip.tookTheMultiple, `${large} is a factor of ${times}.`]],
		[`${times} is a factor of ${large}.`, [slip.tookTheFactor, `${times} is a multiple of ${large}.`]],
	] as const);
	return {
		prompt: "Which sentence is true?",
		right: words(right),
		wrong: [[wrong[0], words(wrong[1])]],
		hints: [
			"A factor divides a number with nothing left over. A multiple is a product of the number.",
			`Take the first two numbers: is one of them a product of the other?`,
			"A factor is not larger than the number. A multiple is not smaller.",
		],
		steps: [right],
	};
};

const allFactors: Form = (random) => {
	const number = random.pick(TABLES);
	const all = factorsOf(number);
	const list = (numbers: readonly number[]) => words([...numbers].toSorted((a, b) => a - b).join(", "));
	const [a, b] = random.pick(pairsOf(number).slice(1));
	const none = random.pick(rangeOf(2, number - 1).filter((each) => number % each > 0));
	return {
		...help(number),
		prompt: random.pick([
			`Which list has all the factors of ${number}?`,
			`${random.pick(NAMES)} wants to list every factor of ${number}. Which list is complete and right?`,
		]),
		right: list(all),
		wrong: [
			[slip.leftOutOneAndItself, list(all.slice(1, -1))],
			[slip.missedAPair, list(all.filter((each) => each !== a && each !== b))],
			[slip.includedANonFactor, list([...all, none])],
		],
	};
};

const howMany: Form = (random) => {
	const number = random.pick(RICH);
	const [all, pairs] = [factorsOf(number), pairsOf(number)];
	const asks = random.pick([
		`How many factors does ${number} have? Count 1 and ${number}, too.`,
		`${random.pick(NAMES)} lists every factor of ${number}. How many numbers are in the list?`,
		`Find all the factor pairs of ${number}. How many different factors are there in all?`,
	]);
	return {
		prompt: asks,
		right: whole(all.length),
		wrong: [
			[slip.leftOutOneAndItself, whole(all.length - 2)],
			[slip.countedPairs, whole(pairs.length)],
			[slip.countedSquareTwice, whole(2 * pairs.length)],
			[slip.missedAPair, whole(all.length - 4)],
		],
		hints: [
			"Look for factor pairs in order: begin with 1, then try 2, 3, and so on.",
			`$1 \\times ${number}$ is the first pair. Does 2 divide ${number}? Does 3?`,
			"Stop when the two factors of a pair meet. A number times itself counts once.",
		],
		steps: [...help(number).steps, `That makes ${all.length} factors.`],
	};
};

const between: Form = (random: Random) => {
	const number = random.integer(6, 9);
	const times = random.integer(5, Math.floor(100 / number) - 1);
	const right = number * times;
	const from = right - random.integer(1, number - 1);
	return {
		prompt: random.pick([
			`Which multiple of ${number} is between ${from} and ${from + number}?`,
			`${random.pick(NAMES)} counts by ${number}. What is the first number after ${from}?`,
			`What is the smallest multiple of ${number} that is greater than ${from}?`,
		]),
		right: whole(right),
		wrong: [
			[slip.nearMultiple, whole(right - 1 === from ? right + 1 : right - 1)],
			[slip.skippedAMultiple, whole(right + number)],
			false,
		],
		hints: [
			`Think of the ${number} times table.`,
			`Which multiple of ${number} is just below ${from}? Try $${number} \\times ${times - 1}$.`,
			`Add ${number} to that multiple.`,
		],
		steps: [
			`$${times - 1} \\times ${number} = ${right - number}$ is too small.`,
			`$${times} \\times ${number} = ${right}$.`,
		],
	};
};

// 1: the partner of a factor. 2: multiples. 3: factors and multiples to tell apart. 4: every pair, and rows without any left
// over. 5: all factors up to 100.
export const factorPairsMultiples = defineSkill("factor-pairs-multiples", 17, {
	1: [ask.typed(partner(TABLES)), ask.chosen(partner(TABLES)), ask.chosen(factor)],
	2: [ask.chosen(multiple), ask.typed(between), ask.judged(claim), ask.typed(partner(RICH))],
	3: [
		ask.judged(claim),
		ask.chosen(factor),
		ask.matched(product, ["number", "factor pair"]),
		ask.chosen(between),
	],
	4: [inPairs, ask.chosen(product), ask.chosen(allFactors), ask.matched(product, ["number", "factor pair"])],
	5: [ask.typed(howMany), ask.chosen(allFactors), ask.chosen(howMany), inPairs],
});

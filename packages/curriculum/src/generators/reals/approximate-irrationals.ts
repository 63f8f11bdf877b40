import { asClaim, ask, boxed, decimal, defineSkill, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { allBetween, decimals, whole, words } from "../../kit/value.ts";
import { rootInTenths } from "../pythagoras/triples.ts";
import { between, betweenBoxes, byWholes, rootOf, squaresOf } from "./root-places.ts";

const nearestWhole: Form = (random) => {
	const { low, number, tex } = rootOf(random, 20);
	const right = number - low * low > low ? low + 1 : low;
	const other = 2 * low + 1 - right;
	return {
		prompt: random.pick([
			`To which whole number is $${tex}$ closest?`,
			`Round $${tex}$ to the nearest whole number.`,
			`A square has an area of ${number} square inches. To the nearest inch, how long is a side?`,
		]),
		right: whole(right),
		wrong: [
			[slip.otherNeighbor, whole(other)],
			[slip.halfForRoot, whole(Math.round(number / 2))],
			[slip.gaveTheGap, whole(number - low * low)],
		],
		hints: [
			"Find the whole numbers on both sides of the root first.",
			`Which square numbers are just below and just above ${number}?`,
			"Compare with the square of the number halfway between the two.",
		],
		steps: [
			`${squaresOf(low)}, so $${tex}$ is between ${low} and ${low + 1}.`,
			`$${low}.5^2 = ${decimal((10 * low + 5) ** 2, 2)}$, and ${number} is ${right === low ? "less" : "more"} than that.`,
			`The nearest whole number is ${right}.`,
		],
	};
};

/** The root in tenths. */
function tenths(random: Random): (Draft & { low: number }) | undefined {
	const { low, number, tex } = rootOf(random, 14);
	const right = Math.round(Number(rootInTenths(number)) * 10);
	const value = (units: number) => decimals(units, 1);
	return {
		low,
		prompt: random.pick([
			`What is $${tex}$, rounded to the nearest tenth?`,
			`Round $${tex}$ to the nearest tenth.`,
			`A square has an area of ${number} square feet. How many feet long is a side, to the nearest tenth?`,
		]),
		right: value(right),
		wrong: [
			[slip.halfForRoot, value(number * 5)],
			[slip.stoppedAtTheWhole, value(low * 10)],
			[slip.guessedTooHigh, value(right + 2)],
			[slip.guessedTooLow, value(right - 2)],
		],
		hints: [
			"Find the whole numbers on both sides of the root first.",
			`${number} is between $${low}^2$ and $${low + 1}^2$. Is it closer to the first one or to the second one?`,
			"Square a few decimals in tenths, and compare them with the number under the root sign.",
		],
		steps: [
			`${squaresOf(low)}.`,
			`$${decimal(right, 1)}^2 = ${decimal(right * right, 2)}$ is close to ${number}, and the neighboring tenths are farther off.`,
			`To the nearest tenth, $${tex}$ is ${decimal(right, 1)}.`,
		],
	};
}

const onLine = ask.onNumberLine((random) => {
	const draft = tenths(random);
	if (draft === undefined || draft.right.worth?.[0] === draft.low * 10) return undefined;
	const { low, prompt, ...rest } = draft;
	return {
		...rest,
		prompt: `${prompt.replace(/[.?]$/, "")}${prompt.endsWith("?") ? "?" : "."} Place a point on the number line.`,
		line: { from: low, to: low + 1, steps: 10, number_every: 5 },
	};
});

/** Two roots between the same whole numbers, placed in tenths. */
const twoOnLine = ask.placed((random) => {
	const low = random.integer(2, 14);
	const numbers = [0, 0].map(() => random.integer(low * low + 1, (low + 1) ** 2 - 1));
	const [a = 0, b = 0] = numbers;
	const tenthsOf = (number: number) => Math.round(Number(rootInTenths(number)) * 10);
	if (numbers.some((number) => tenthsOf(number) % 10 === 0) || tenthsOf(a) === tenthsOf(b)) return undefined;
	const point = (number: number, other: number) => ({
		right: decimals(tenthsOf(number), 1),
		wrong: [
			[slip.stoppedAtTheWhole, decimals(low * 10, 1)] as const,
			[slip.tookTheOtherRoot, decimals(tenthsOf(other), 1)] as const,
		],
	});
	return {
		prompt: random.pick([
			`Put point A at $\\sqrt{${a}}$ and point B at $\\sqrt{${b}}$, each to the nearest tenth.`,
			`${random.pick(NAMES)} wants to show $\\sqrt{${a}}$ and $\\sqrt{${b}}$ on a number line. To the nearest tenth, where are they? Put A at the first one and B at the second one.`,
		]),
		line: { from: low, to: low + 1, steps: 10, number_every: 5 },
		points: [point(a, b), point(b, a)],
		hints: [
			"The root of the greater number is farther to the right.",
			`Is each number closer to $${low}^2$ or to $${low + 1}^2$?`,
			"Square a few decimals in tenths, and compare them with the numbers under the root signs.",
		],
		steps: [
			`${squaresOf(low)}.`,
			...[a, b].map((number) => {
				const text = decimal(tenthsOf(number), 1);
				return `$${text}^2 = ${decimal(tenthsOf(number) ** 2, 2)}$ is close to ${number}, so $\\sqrt{${number}}$ is about ${text}.`;
			}),
		],
	};
});

/** All numbers whose root is between two neighbors. */
const rootsBetween: Form = (random) => {
	const low = random.integer(2, 4);
	const hasLow = random.oneIn(2);
	const hasHigh = random.oneIn(2);
	const letter = random.pick(["x", "n", "t", "a"]);
	const [from, to] = [low * low, (low + 1) ** 2];
	const all = (a: number, b: number, closed = hasLow) => allBetween(letter, [a, closed], [b, hasHigh]);
	const least = `${hasLow ? "at least" : "greater than"} ${low}`;
	const most = `${hasHigh ? "at most" : "less than"} ${low + 1}`;
	return {
		prompt: random.pick([
			`Show every number $${letter}$ whose square root is ${least} and ${most}.`,
			`For which numbers $${letter}$ is $\\sqrt{${letter}}$ ${least} and ${most}? Draw all of them.`,
			`${random.pick(NAMES)} thinks of a number $${letter}$. Its square root is ${least} and ${most}. Show all numbers that it can be.`,
		]),
		right: all(from, to),
		wrong: [
			[slip.mistookTheBoundary, all(from, to, !hasLow)],
			[slip.doubledForSquared, all(2 * low, 2 * low + 2)],
		],
		interval: { from: 0, to: to + 5, number_every: 5, variable: letter },
		hints: [
			"A number is the square of its square root.",
			`Which number has the square root ${low}? Which one has the square root ${low + 1}?`,
			"Do those two numbers themselves fit? Closed dots take them in.",
		],
		steps: [`${squaresOf(low)}.`, `The numbers lie between these squares: $${all(from, to).entry}$.`],
	};
};

/** A root and a decimal near it. */
const compared: Form = (random) => {
	const { low, number, tex } = rootOf(random, 14);
	const units = 10 * low + random.integer(1, 9);
	const [text, square] = [decimal(units, 1), decimal(units * units, 2)];
	const isGreater = 100 * number > units * units;
	const says = (sign: string) => words(`$${tex} ${sign} ${text}$`);
	return {
		prompt: random.pick([
			`Compare $${tex}$ and $${text}$. Which statement is true?`,
			`Which is true of $${tex}$ and $${text}$?`,
		]),
		right: says(isGreater ? ">" : "<"),
		wrong: [
			[slip.comparedWithoutSquaring, says(isGreater ? "<" : ">")],
			[slip.roundedAsEqual, says("=")],
		],
		hints: [
			"Square both numbers, and compare the squares.",
			`The square of $${tex}$ is ${number}. Find the square of $${text}$.`,
			"The greater square belongs to the greater number.",
		],
		steps: [
			`$${text}^2 = ${square}$, and ${number} is ${isGreater ? "more" : "less"} than that.`,
			`So $${tex} ${isGreater ? ">" : "<"} ${text}$.`,
		],
	};
};

/** A factor and a sum around the root. */
const inExpression: Form = (random) => {
	const [k, c] = [random.integer(2, 5), random.integer(2, 12)];
	const { low, number, tex } = rootOf(random, 8);
	const squared = k * k * number;
	const floor = Math.floor(Math.sqrt(squared));
	const shown = `${k}${tex} + ${c}`;
	return {
		prompt: random.pick([
			`What is the greatest whole number that is less than $${shown}$?`,
			`$${shown}$ is between two neighboring whole numbers. What is the smaller one?`,
		]),
		right: whole(floor + c),
		wrong: [
			[slip.roundedFirst, whole(k * low + c)],
			[slip.leftOutTheSum, whole(floor)],
			[slip.factorNotSquared, whole(Math.floor(Math.sqrt(k * number)) + c)],
			[slip.halfForRoot, whole(Math.floor((k * number) / 2) + c)],
		],
		hints: [
			"Write the product of the factor and the root as one root.",
			`$${k}${tex}$ is the square root of $${k}^2 \\times ${number}$.`,
			`Between which whole numbers is that root? Then add ${c}.`,
		],
		steps: [
			`$${k}${tex} = \\sqrt{${squared}}$, which is between ${floor} and ${floor + 1}.`,
			`Add ${c}: $${shown}$ is between ${floor + c} and ${floor + c + 1}.`,
		],
	};
};

const expressionSteps = ask.stepwise((random) => {
	const k = random.integer(2, 6);
	const { number, tex } = rootOf(random, 8);
	const squared = k * k * number;
	const floor = Math.floor(Math.sqrt(squared));
	return {
		prompt: `$${k}${tex}$ is the square root of [[square]], so it is between the neighboring whole numbers [[a]] and [[b]].`,
		boxes: {
			square: boxed(whole(squared), [slip.factorNotSquared, whole(k * number)]),
			a: boxed(whole(floor), [slip.factorNotSquared, whole(Math.floor(Math.sqrt(k * number)))]),
			b: { right: whole(floor + 1) },
		},
		hints: [
			"A factor in front of a root is squared when it comes under the root sign.",
			`Find $${k}^2 \\times ${number}$.`,
			"Which square numbers are just below and just above that product?",
		],
		steps: [
			`$${k}^2 \\times ${number} = ${squared}$.`,
			`${squaresOf(floor)}, so it is between ${floor} and ${floor + 1}.`,
		],
	};
});

const claimed = asClaim(between(14), (task, value) => `${task} is between ${value}.`);

// 1: between which whole numbers. 2: the nearest whole number. 3: the nearest tenth. 4: compared with decimals, and all numbers with such a root. 5: with a
// factor and a sum.
export const approximateIrrationals = defineSkill("approximate-irrationals", 12, {
	1: [betweenBoxes(16), ask.chosen(between(16)), byWholes],
	2: [ask.typed(nearestWhole), ask.chosen(nearestWhole), ask.judged(claimed)],
	3: [ask.typed(tenths), ask.chosen(tenths), onLine, twoOnLine],
	4: [ask.asInterval(rootsBetween), ask.chosen(compared), ask.judged(compared), byWholes],
	5: [ask.typed(inExpression), ask.chosen(inExpression), expressionSteps],
});

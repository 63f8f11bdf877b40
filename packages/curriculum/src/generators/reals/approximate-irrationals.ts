import {
	ask,
	asClaim,
	decimals,
	defineSkill,
	type Draft,
	type Form,
	NAMES,
	slip,
	whole,
	words,
} from "../../kit/index.ts";
import { decimal } from "../../kit/numbers.ts";
import type { Random } from "../../random/seeded-random.ts";
import { rootInTenths } from "../pythagoras/triples.ts";

/** A root that is not whole, and the whole number below it. */
function rootOf(random: Random, most: number) {
	const low = random.integer(2, most);
	const number = random.integer(low * low + 1, (low + 1) ** 2 - 1);
	return { low, number, tex: `\\sqrt{${number}}` };
}

const squaresOf = (low: number) => `$${low}^2 = ${low * low}$ and $${low + 1}^2 = ${(low + 1) ** 2}$`;
const LOOK = "The square root of a number, times itself, gives that number.";

const between =
	(most: number): Form =>
	(random) => {
		const { low, number, tex } = rootOf(random, most);
		const pair = (a: number, b = a + 1) => words(`$${a}$ and $${b}$`);
		const half = Math.floor(number / 2);
		return {
			prompt: random.pick([
				`Between which two whole numbers is $${tex}$?`,
				`$${tex}$ lies between two whole numbers. Which ones?`,
				`${random.pick(NAMES)} marks $${tex}$ on a number line. Between which whole numbers is it?`,
			]),
			task: `$${tex}$`,
			right: pair(low),
			wrong: [
				[slip.halfForRoot, pair(half)],
				[slip.oneSquareTooLow, pair(low - 1)],
				[slip.gaveTheSquares, pair(low * low, (low + 1) ** 2)],
			],
			hints: [
				LOOK,
				`Which square numbers are just below and just above ${number}?`,
				"Take the square roots of those two square numbers.",
			],
			steps: [
				`${squaresOf(low)}. ${number} is between them.`,
				`So $${tex}$ is between $${low}$ and $${low + 1}$.`,
			],
		};
	};

const betweenBoxes = (most: number) =>
	ask.stepwise((random) => {
		const { low, number, tex } = rootOf(random, most);
		return {
			prompt: random.pick([
				`Between which two neighboring whole numbers is $${tex}$? It is greater than [[a]] and less than [[b]].`,
				`$${tex}$ is between the whole numbers [[a]] and [[b]], which are neighbors.`,
			]),
			boxes: {
				a: {
					right: whole(low),
					wrong: [
						[slip.halfForRoot, whole(Math.floor(number / 2))],
						[slip.oneSquareTooLow, whole(low - 1)],
						[slip.gaveTheSquares, whole(low * low)],
					],
				},
				b: { right: whole(low + 1), wrong: [[slip.gaveTheSquares, whole((low + 1) ** 2)]] },
			},
			hints: [
				LOOK,
				`Which square numbers are just below and just above ${number}?`,
				"Take the square roots of those two square numbers.",
			],
			steps: [`${squaresOf(low)}.`, `So $${tex}$ is between ${low} and ${low + 1}.`],
		};
	});

/** Roots to be sorted by the whole numbers around them. */
const byWholes = ask.sorted((random) => {
	const first = random.integer(2, 10);
	const bins = [first, first + 1, first + 2].map((low) => `Between ${low} and ${low + 1}`);
	const cards = Array.from({ length: 5 }, () => random.integer(first * first + 1, (first + 3) ** 2 - 1));
	if (cards.some((number) => Number.isInteger(Math.sqrt(number)))) return undefined;
	const binOf = (number: number) => bins[Math.floor(Math.sqrt(number)) - first] ?? "";
	return {
		prompt: random.pick([
			"Between which whole numbers is each root? Sort the cards.",
			`${random.pick(NAMES)} sorts roots by their place on the number line. Where does each card belong?`,
		]),
		bins,
		cards: cards.map((number) => ({
			label: `√${number}`,
			bin: binOf(number),
			wrong: [
				[slip.oneSquareTooLow, bins[bins.indexOf(binOf(number)) - 1] ?? binOf(number)],
				[slip.oneSquareTooHigh, bins[bins.indexOf(binOf(number)) + 1] ?? binOf(number)],
			],
		})),
		hints: [
			LOOK,
			`Find the squares of ${first}, ${first + 1}, ${first + 2} and ${first + 3}.`,
			"Between which two of these squares is the number under each root sign?",
		],
		steps: [
			`The squares are ${[0, 1, 2, 3].map((more) => `$${first + more}^2 = ${(first + more) ** 2}$`).join(", ")}.`,
		],
	};
});

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
			square: { right: whole(squared), wrong: [[slip.factorNotSquared, whole(k * number)]] },
			a: { right: whole(floor), wrong: [[slip.factorNotSquared, whole(Math.floor(Math.sqrt(k * number)))]] },
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

// 1: between which whole numbers. 2: the nearest whole number. 3: the nearest tenth. 4: compared with decimals. 5: with a
// factor and a sum.
export const approximateIrrationals = defineSkill("approximate-irrationals", 3, {
	1: [betweenBoxes(16), ask.chosen(between(16)), byWholes],
	2: [ask.typed(nearestWhole), ask.chosen(nearestWhole), ask.judged(claimed)],
	3: [ask.typed(tenths), ask.chosen(tenths), onLine],
	4: [ask.chosen(compared), ask.judged(compared), byWholes],
	5: [ask.typed(inExpression), ask.chosen(inExpression), expressionSteps],
});

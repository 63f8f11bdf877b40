import { COLD_CITIES } from "../../kit/cold-cities.ts";
import { asClaim, ask, defineSkill, NAMES, slip, startLarge, whole, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { counted } from "../../kit/words.ts";
import { SITUATIONS } from "./situations-around-zero.ts";

interface Told {
	text: string;
	zero: string;
	size: number;
	isBelow: boolean;
}

function toldOf(random: Random, most: number, isBelow: boolean): Told {
	const { below, above, zero, most: limit } = random.pick(SITUATIONS);
	const size = random.integer(2, Math.min(most, limit));
	return { text: (isBelow ? below : above)(size), zero, size, isBelow };
}

const help = ({ size, isBelow }: Told) => ({
	hints: [
		"What does zero stand for here?",
		"Is it on the negative or on the positive side of zero?",
		"Numbers on the negative side have a minus sign.",
	] as const,
	steps: [
		`It is ${size} away from zero, on the ${isBelow ? "negative" : "positive"} side.`,
		`The number is $${isBelow ? -size : size}$.`,
	],
});

/** The number for something given in words. */
const asNumber =
	(most: number, belowOnly: boolean): Form =>
	(random) => {
		const told = toldOf(random, most, belowOnly || random.oneIn(2));
		const { text, zero, size, isBelow } = told;
		const right = isBelow ? -size : size;
		return {
			...help(told),
			prompt: random.pick([
				`Zero stands for ${zero}. Which integer stands for ${text}?`,
				`Write ${text} as an integer. Zero stands for ${zero}.`,
				`${random.pick(NAMES)} uses integers, with zero for ${zero}. Which integer means ${text}?`,
			]),
			task: text,
			right: whole(right),
			wrong: [
				[isBelow ? slip.droppedTheSign : slip.addedASign, whole(-right)],
				[slip.tookTheStartingPoint, whole(0)],
				[slip.miscopiedTheNumber, whole(right + Math.sign(right))],
			],
		};
	};

/** The same number as a point on a number line. */
const placed = (most: number) =>
	ask.onNumberLine((random) => {
		const told = toldOf(random, most, random.oneIn(2));
		const { text, zero, size, isBelow } = told;
		const right = isBelow ? -size : size;
		return {
			...help(told),
			prompt: random.pick([
				`Zero stands for ${zero}. Put a point at the integer that stands for ${text}.`,
				`Zero stands for ${zero}. Show ${text} as a point on the number line.`,
				`Zero stands for ${zero}. ${random.pick(NAMES)} marks ${text} on the number line. Put the point there.`,
			]),
			right: whole(right),
			wrong: [
				[isBelow ? slip.droppedTheSign : slip.addedASign, whole(-right)],
				[slip.tookTheStartingPoint, whole(0)],
				[slip.miscopiedTheNumber, whole(right + Math.sign(right))],
			],
			line: { from: -most - 2, to: most + 2, steps: 2 * most + 4, number_every: most + 2 },
		};
	});

/** What an integer means, in words. */
const meaning =
	(asksZero: boolean): Form =>
	(random) => {
		const { below, above, zero, reads, most } = random.pick(SITUATIONS);
		const size = random.integer(2, Math.min(50, most));
		const isBelow = random.oneIn(2);
		const number = asksZero ? 0 : isBelow ? -size : size;
		const texts = { below: below(size), above: above(size), zero };
		const right = asksZero ? "zero" : isBelow ? "below" : "above";
		const other = isBelow ? "above" : "below";
		return {
			prompt: random.pick([
				`${reads} $${number}$. What does that mean?`,
				`${reads} $${number}$. Which words say the same?`,
				`${random.pick(NAMES)} sees this: ${reads.charAt(0).toLowerCase()}${reads.slice(1)} $${number}$. What does it stand for?`,
			]),
			right: words(texts[right]),
			wrong: asksZero
				? [
						[slip.thoughtZeroIsNegative, words(texts.below)],
						[slip.thoughtZeroIsPositive, words(texts.above)],
					]
				: [
						[isBelow ? slip.droppedTheSign : slip.addedASign, words(texts[other])],
						[slip.tookTheStartingPoint, words(texts.zero)],
						[slip.miscopiedTheNumber, words((isBelow ? below : above)(size + 1))],
					],
			hints: [
				"What does zero stand for here?",
				`Is $${number}$ less than zero, greater than zero, or zero itself?`,
				"The sign tells the side, and the number tells how far it is from zero.",
			],
			steps: [`Zero stands for ${zero}.`, `$${number}$ means ${texts[right]}.`],
		};
	};

/** A change that crosses zero. */
const change: Form = (random) => {
	const [from, more, rises] = [random.integer(2, 14), random.integer(1, 15), random.oneIn(2)];
	const by = from + more;
	const right = rises ? more : -more;
	const [start, way] = [rises ? -from : from, rises ? "rises" : "falls"];
	const scene = random.pick([
		[
			`In ${random.pick(COLD_CITIES)} it is`,
			"degrees",
			"below zero",
			"above zero",
			`The temperature ${way} by`,
			"What is the temperature now?",
		],
		[
			"A submarine model is",
			"feet",
			"below the surface",
			"above the surface",
			`A crane ${rises ? "lifts" : "lowers"} it by`,
			"What is its elevation now?",
		],
		[
			`${random.pick(NAMES)} stands at`,
			"meters",
			"below sea level",
			"above sea level",
			`A path ${rises ? "goes up" : "goes down"} by`,
			"What is the elevation at its end?",
		],
		[
			"An elevator is",
			"floors",
			"below the ground floor",
			"above the ground floor",
			`It goes ${rises ? "up" : "down"}`,
			"On which floor is it now? The ground floor is 0.",
		],
	] as const);
	const [opens, unit, below, above, moves, asks] = scene;
	const amount = (count: number) =>
		counted(count, unit.slice(0, -1).replace("feet".slice(0, -1), "foot"), unit);
	return {
		prompt: `${opens} ${amount(from)} ${rises ? below : above}. ${moves} ${amount(by)}. ${asks} Write an integer.`,
		right: whole(right),
		wrong: [
			[slip.droppedTheSign, whole(-right)],
			[slip.movedTheOtherWay, whole(rises ? start - by : start + by)],
			[slip.gaveTheWholeMove, whole(by)],
		],
		hints: [
			"Write the start as an integer first.",
			`Start at $${start}$, and go ${rises ? "up" : "down"}. When do you reach zero?`,
			`It takes ${from} to reach zero. How much of the move is left after that?`,
		],
		steps: [
			`Start at $${start}$. After ${from}, zero is reached.`,
			`$${by} - ${from} = ${more}$ is left, so it ends at $${right}$.`,
		],
	};
};

const claimed: Form = asClaim(asNumber(60, false), (task, value) => `${startLarge(task)}: ${value}`);
const [below, both, large] = [asNumber(30, true), asNumber(50, false), asNumber(400, false)];
const NOUNS = ["situation", "integer"] as const;

// 1: numbers below zero. 2: either side of zero. 3: several situations at once. 4: what a number means, and what zero means.
// 5: changes from one side of zero to the other.
export const integersInContext = defineSkill("integers-in-context", 11, {
	1: [ask.typed(below), ask.chosen(below), ask.matched(both, NOUNS), placed(8)],
	2: [ask.typed(both), ask.chosen(both), ask.judged(claimed), placed(18)],
	3: [ask.matched(large, NOUNS), ask.judged(claimed), ask.typed(large), ask.chosen(large)],
	4: [
		ask.chosen(meaning(false)),
		ask.chosen(meaning(false)),
		ask.chosen(meaning(true)),
		ask.matched(large, NOUNS),
	],
	5: [ask.typed(change), ask.chosen(change)],
});

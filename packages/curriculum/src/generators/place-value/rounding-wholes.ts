import { ask, boxed, NAMES, prose, slip, texNumber, whole } from "../../kit/index.ts";
import type { Draft, Form, Random, Wrong } from "../../kit/index.ts";

const PLACES: Readonly<Record<number, string>> = {
	1: "one",
	10: "ten",
	100: "hundred",
	1000: "thousand",
	10_000: "ten thousand",
	100_000: "hundred thousand",
};

/** A whole number, and the unit that it is rounded to: 10, 100, 1,000 … */
interface WholeRounding {
	number: number;
	unit: number;
}

export type DrawRounding = (random: Random) => WholeRounding;
/** What is counted, with a name and the number to round. */
export type CountStory = (name: string, number: string) => string;

/** "hundred" for 100. */
const placeCalled = (unit: number) => PLACES[unit] ?? "";
const nearestMultiple = (number: number, unit: number) => Math.floor(number / unit + 0.5) * unit;

/** Both neighbors, the digit that decides, and the rounded number. */
function neighborsOf({ number, unit }: WholeRounding) {
	const low = number - (number % unit);
	const next = Math.floor((10 * (number % unit)) / unit);
	const isUp = next >= 5;
	return { low, high: low + unit, next, isUp, rounded: isUp ? low + unit : low };
}

/** Each place is rounded into the one before it, from the right. */
function roundedPlaceByPlace({ number, unit }: WholeRounding): number {
	let [place, result] = [1, number];
	while (place < unit) {
		place *= 10;
		result = nearestMultiple(result, place);
	}
	return result;
}

/** What wrong procedures give. Only one that changes nothing gives the number itself. */
function wrongOf(rounding: WholeRounding): (Wrong | false)[] {
	const { number, unit } = rounding;
	const { low, high, isUp, rounded } = neighborsOf(rounding);
	const inAnotherPlace = nearestMultiple(number, unit === 10 ? 100 : unit / 10);
	return [
		isUp ? [slip.droppedTheDigits, whole(low)] : [slip.alwaysRoundedUp, whole(high)],
		isUp && (low / unit) % 10 === 9 && [slip.lostTheCarriedNine, whole(rounded - 10 * unit)],
		[slip.roundedTwice, whole(roundedPlaceByPlace(rounding))],
		isUp ? [slip.keptTheDigitsAfter, whole(high + (number % unit))] : [slip.changedNothing, whole(number)],
		inAnotherPlace !== number && [slip.roundedToAnotherPlace, whole(inAnotherPlace)],
		[slip.oneStepFurther, whole(isUp ? high + unit : Math.max(0, low - unit))],
	];
}

function roundedWhole(random: Random, rounding: WholeRounding): Draft {
	const { number, unit } = rounding;
	const { low, high, next, isUp, rounded } = neighborsOf(rounding);
	const [shown, place] = [`$${texNumber(number)}$`, placeCalled(unit)];
	return {
		prompt: random.pick([
			`Round ${shown} to the nearest ${place}.`,
			`What is ${shown} rounded to the nearest ${place}?`,
			`What is the nearest ${place} to ${shown}?`,
		]),
		task: `${shown} rounded to the nearest ${place}`,
		right: whole(rounded),
		wrong: wrongOf(rounding),
		hints: [
			`Count by ${place}s. Which two ${place}s is ${shown} between?`,
			`The digit to the right of the ${place}s place decides. Here it is ${next}.`,
			"If that digit is 5 or more, round up. If it is less than 5, round down.",
		],
		steps: [
			`${shown} is between $${texNumber(low)}$ and $${texNumber(high)}$.`,
			`The digit in the ${placeCalled(unit / 10)}s place is ${next}, so round ${isUp ? "up" : "down"}.`,
			`${shown} rounded to the nearest ${place} is $${texNumber(rounded)}$.`,
		],
	};
}

/** The number alone. */
export const bareRounding =
	(draw: DrawRounding): Form =>
	(random) =>
		roundedWhole(random, draw(random));

export const roundingInStory =
	(draw: DrawRounding, stories: readonly CountStory[]): Form =>
	(random) => {
		const rounding = draw(random);
		const told = random.pick(stories)(random.pick(NAMES), prose(rounding.number));
		const place = placeCalled(rounding.unit);
		const asked = random.pick([
			`What is that to the nearest ${place}?`,
			`Round this number to the nearest ${place}.`,
			`About how many is that, to the nearest ${place}?`,
		]);
		return { ...roundedWhole(random, rounding), prompt: `${told} ${asked}` };
	};

/** The nearest unit, placed on a line with ten of them. */
export const roundingOnLine =
	(draw: DrawRounding): Form =>
	(random) => {
		const { number, unit } = draw(random);
		const from = number - (number % (10 * unit));
		const place = placeCalled(unit);
		return {
			...roundedWhole(random, { number, unit }),
			prompt: random.pick([
				`The line has a mark for every ${place}. Place a point at the mark that is nearest to ${prose(number)}.`,
				`Round ${prose(number)} to the nearest ${place}, and place the point there.`,
				`${random.pick(NAMES)} is looking for the ${place} that is nearest to ${prose(number)}. Place a point there.`,
			]),
			line: { from, to: from + 10 * unit, steps: 10, number_every: 5 },
		};
	};

/** The rounded number, and the unit that a number was rounded to. */
interface RoundedTarget {
	target: number;
	unit: number;
}
type DrawTarget = (random: Random) => RoundedTarget;

/** What helps with the numbers that round to another. */
function helpWithTarget({ target, unit }: RoundedTarget): Draft["hints"] {
	const [before, after] = [target - unit, target + unit];
	const place = placeCalled(unit);
	return [
		`Which numbers are nearer to ${prose(target)} than to ${prose(before)} or ${prose(after)}?`,
		`The ${place} before it is ${prose(before)}, and the ${place} after it is ${prose(after)}. Find the middle of each gap.`,
		"A number right in the middle rounds up.",
	];
}

const allThatRoundTo = ({ target, unit }: RoundedTarget) =>
	`The numbers from ${prose(target - unit / 2)} to ${prose(target + unit / 2 - 1)} round to ${prose(target)}.`;

/** A number that rounds to a given one. */
export const numberRoundingTo =
	(draw: DrawTarget): Form =>
	(random) => {
		const drawn = draw(random);
		const { target, unit } = drawn;
		const half = unit / 2;
		const near = (from: number, to: number) => whole(target + random.integer(from, to));
		const right = random.oneIn(2) ? near(-half, -1) : near(1, half - 1);
		const place = placeCalled(unit);
		return {
			prompt: random.pick([
				`Rounded to the nearest ${place}, a number is ${prose(target)}. Which number can it be?`,
				`A number is rounded to the nearest ${place}, and the result is ${prose(target)}. Which number can it be?`,
				`${random.pick(NAMES)} rounds a number to the nearest ${place} and gets ${prose(target)}. Which number can it be?`,
			]),
			right,
			wrong: [
				[slip.droppedTheDigits, near(half, unit - 1)],
				[slip.alwaysRoundedUp, near(1 - unit, -half - 1)],
				[slip.oneStepFurther, near(unit + 1, unit + half - 1)],
			],
			hints: helpWithTarget(drawn),
			steps: [allThatRoundTo(drawn), `${right.shown} is one of them.`],
		};
	};

/** The least or the greatest number that rounds to a given one. */
export const endOfNumbersRoundingTo =
	(draw: DrawTarget): Form =>
	(random) => {
		const drawn = draw(random);
		const { target, unit } = drawn;
		const isLeast = random.oneIn(2);
		const right = isLeast ? target - unit / 2 : target + unit / 2 - 1;
		const [end, place] = [isLeast ? "least" : "greatest", placeCalled(unit)];
		return {
			prompt: random.pick([
				`Rounded to the nearest ${place}, a number is ${prose(target)}. What is the ${end} whole number that it can be?`,
				`Find the ${end} whole number that rounds to ${prose(target)}, to the nearest ${place}.`,
			]),
			right: whole(right),
			wrong: [
				[slip.gaveTheRoundedNumber, whole(target)],
				[slip.oneStepFurther, whole(isLeast ? target - unit : target + unit)],
				[slip.halfRoundedTheOtherWay, whole(right + 1)],
			],
			hints: helpWithTarget(drawn),
			steps: [allThatRoundTo(drawn), `The ${end} of them is ${prose(right)}.`],
		};
	};

/** The two neighbors first, then the nearer one. */
export const roundingInSteps = (draw: DrawRounding) =>
	ask.stepwise((random) => {
		const rounding = draw(random);
		const { number, unit } = rounding;
		const { low, high, isUp, rounded } = neighborsOf(rounding);
		const { hints, steps, task = "" } = roundedWhole(random, rounding);
		return {
			prompt: random.pick([
				`$${texNumber(number)}$ is between two neighboring ${placeCalled(unit)}s: [[low]] and [[high]]. So ${task} is [[nearest]].`,
				`Find the ${placeCalled(unit)}s just below and just above $${texNumber(number)}$: [[low]] and [[high]]. Then ${task} is [[nearest]].`,
			]),
			boxes: {
				low: boxed(whole(low), [slip.oneStepFurther, whole(Math.max(0, low - unit))]),
				high: boxed(whole(high), [slip.oneStepFurther, whole(high + unit)]),
				nearest: boxed(
					whole(rounded),
					[slip.changedNothing, whole(number)],
					isUp ? [slip.droppedTheDigits, whole(low)] : [slip.alwaysRoundedUp, whole(high)],
				),
			},
			hints,
			steps,
		};
	});

/** The smallest of three neighboring units, counted, and the unit. */
type DrawBins = (random: Random) => { first: number; unit: number };

/** Numbers to sort by what they round to. */
export const sortedByRounding = (draw: DrawBins) =>
	ask.sorted((random) => {
		const { first, unit } = draw(random);
		const counts = [first, first + 1, first + 2];
		const binOf = (count: number) => `Rounds to ${prose(unit * Math.min(first + 2, Math.max(first, count)))}`;
		const numbers = counts.flatMap((count) => [
			unit * count - random.integer(1, unit / 2),
			unit * count + random.integer(1, unit / 2 - 1),
		]);
		const place = placeCalled(unit);
		return {
			prompt: random.pick([
				`Round each number to the nearest ${place}, and sort the cards.`,
				`${random.pick(NAMES)} rounds to the nearest ${place}. Where does each card belong?`,
			]),
			bins: counts.map(binOf),
			cards: numbers.map((number) => ({
				label: prose(number),
				bin: binOf(Math.floor(number / unit + 0.5)),
				wrong: [
					[slip.droppedTheDigits, binOf(Math.floor(number / unit))],
					[slip.alwaysRoundedUp, binOf(Math.ceil(number / unit))],
				] as const,
			})),
			hints: [
				`Look at the digit to the right of the ${place}s place in each number.`,
				`Is it 5 or more? Then the ${place}s go up by one.`,
				`If it is less than 5, the ${place}s stay.`,
			],
			steps: ["A digit of 5 or more rounds up, and one of 4 or less rounds down."],
		};
	});

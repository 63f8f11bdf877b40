import { ask, boxed, NAMES, prose, slip, texNumber, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { neighborsOf, placeCalled, placeOf, roundedCard, type WholeRounding } from "./rounded-wholes.ts";

export type DrawRounding = (random: Random) => WholeRounding;
type Story = (name: string, number: string) => string;

const roundedTo = (number: number, unit: number) => Math.floor(number / unit + 0.5) * unit;

function roundedDraft(random: Random, rounding: WholeRounding): Draft {
	const { number, unit } = rounding;
	const { low, high, next, isUp, rounded } = neighborsOf(rounding);
	const [shown, place] = [`$${texNumber(number)}$`, placeCalled(unit)];
	const other = unit === 10 ? 100 : unit / 10;
	return {
		prompt: random.pick([
			`Round ${shown} to the nearest ${place}.`,
			`What is ${shown} rounded to the nearest ${place}?`,
			`What is the nearest ${place} to ${shown}?`,
		]),
		task: `${shown} rounded to the nearest ${place}`,
		right: whole(rounded),
		wrong: [
			isUp ? [slip.droppedTheDigits, whole(low)] : [slip.alwaysRoundedUp, whole(high)],
			[slip.keptTheDigitsAfter, whole(rounded + (number % unit))],
			roundedTo(number, other) !== number && [slip.roundedToAnotherPlace, whole(roundedTo(number, other))],
			[slip.oneStepFurther, whole(isUp ? high + unit : Math.max(0, low - unit))],
		],
		hints: [
			`Count by ${place}s. Which two ${place}s is ${shown} between?`,
			`The digit right after the ${place}s place decides. Here it is ${next}.`,
			"If that digit is 5 or more, round up. If it is less than 5, round down.",
		],
		steps: [
			`${shown} is between ${prose(low)} and ${prose(high)}.`,
			`The digit after the ${place}s place is ${next}, so round ${isUp ? "up" : "down"}.`,
			`${shown} rounded to the nearest ${place} is ${prose(rounded)}.`,
		],
	};
}

export const rounded =
	(draw: DrawRounding): Form =>
	(random) =>
		roundedDraft(random, draw(random));

export const roundedInStory =
	(draw: DrawRounding, stories: readonly Story[]): Form =>
	(random) => {
		const rounding = draw(random);
		const told = random.pick(stories)(random.pick(NAMES), prose(rounding.number));
		const place = placeOf(rounding);
		const asked = random.pick([
			`What is that to the nearest ${place}?`,
			`Round this number to the nearest ${place}.`,
			`About how many is that, to the nearest ${place}?`,
		]);
		return { ...roundedDraft(random, rounding), prompt: `${told} ${asked}` };
	};

/** The nearest unit, placed on a line with ten of them. */
export const roundedOnLine =
	(draw: DrawRounding): Form =>
	(random) => {
		const { number, unit } = draw(random);
		const from = number - (number % (10 * unit));
		return {
			...roundedDraft(random, { number, unit }),
			prompt: random.pick([
				`The line has a mark for every ${placeCalled(unit)}. Place a point at the mark that is nearest to ${prose(number)}.`,
				`Round ${prose(number)} to the nearest ${placeCalled(unit)}, and place the point there.`,
				`${random.pick(NAMES)} is looking for the ${placeCalled(unit)} that is nearest to ${prose(number)}. Place a point there.`,
			]),
			line: { from, to: from + 10 * unit, steps: 10, number_every: 5 },
		};
	};

/** A number that rounds to the given one; the least or the greatest of them where `isEnd`. */
export const roundsTo =
	(unit: number, most: number, isEnd = false): Form =>
	(random) => {
		const target = unit * random.integer(2, most / unit - 1);
		const [least, greatest] = [target - unit / 2, target + unit / 2 - 1];
		const isLeast = random.oneIn(2);
		const inside = isLeast ? random.integer(least, target - 1) : random.integer(target + 1, greatest);
		const right = isEnd ? (isLeast ? least : greatest) : inside;
		const end = isLeast ? "least" : "greatest";
		const place = placeCalled(unit);
		const known = `Rounded to the nearest ${place}, a number is ${prose(target)}.`;
		return {
			prompt: isEnd
				? random.pick([
						`${known} What is the ${end} whole number that it can be?`,
						`Find the ${end} whole number that rounds to ${prose(target)}, to the nearest ${place}.`,
					])
				: random.pick([
						`${known} Which number can it be?`,
						`${random.pick(NAMES)} rounds a number to the nearest ${place} and gets ${prose(target)}. Which number can it be?`,
					]),
			right: whole(right),
			wrong: isEnd
				? [
						[slip.oneStepFurther, whole(isLeast ? target - unit : target + unit)],
						[slip.halfRoundedTheOtherWay, whole(isLeast ? least + 1 : greatest + 1)],
						[slip.roundedToAnotherPlace, whole(isLeast ? target - 5 : target + 4)],
					]
				: [
						[slip.droppedTheDigits, whole(target + random.integer(unit / 2, unit - 1))],
						[slip.alwaysRoundedUp, whole(target - unit + random.integer(1, unit / 2 - 1))],
						[slip.oneStepFurther, whole(target + unit + random.integer(1, unit / 2 - 1))],
					],
			hints: [
				`Which numbers are nearer to ${prose(target)} than to ${prose(target - unit)} or ${prose(target + unit)}?`,
				`The ${place} before it is ${prose(target - unit)}, and the ${place} after it is ${prose(target + unit)}. Find the middle of each gap.`,
				"A number right in the middle rounds up.",
			],
			steps: [
				`The numbers from ${prose(least)} to ${prose(greatest)} round to ${prose(target)}.`,
				isEnd ? `The ${end} of them is ${prose(right)}.` : `${prose(right)} is one of them.`,
			],
		};
	};

/** The two neighbors first, then the nearer one. */
export const roundedInSteps = (draw: DrawRounding) =>
	ask.stepwise((random) => {
		const rounding = draw(random);
		const { number, unit } = rounding;
		const { low, high, isUp, rounded: nearest } = neighborsOf(rounding);
		const { hints, steps, task = "" } = roundedDraft(random, rounding);
		return {
			prompt: random.pick([
				`$${texNumber(number)}$ is between two neighboring ${placeCalled(unit)}s: [[low]] and [[high]]. So ${task} is [[nearest]].`,
				`Find the ${placeCalled(unit)}s just below and just above $${texNumber(number)}$: [[low]] and [[high]]. Then ${task} is [[nearest]].`,
			]),
			boxes: {
				low: boxed(whole(low), [slip.oneStepFurther, whole(Math.max(0, low - unit))]),
				high: boxed(whole(high), [slip.oneStepFurther, whole(high + unit)]),
				nearest: boxed(
					whole(nearest),
					isUp ? [slip.droppedTheDigits, whole(low)] : [slip.alwaysRoundedUp, whole(high)],
				),
			},
			hints,
			steps,
		};
	});

/** Numbers to sort by what they round to. */
export const sortedByRounding = (unit: number, most: number) =>
	ask.sorted((random) => {
		const first = random.integer(1, most / unit - 3);
		const counts = [first, first + 1, first + 2];
		const binOf = (count: number) => `Rounds to ${prose(unit * Math.min(first + 2, Math.max(first, count)))}`;
		const numbers = counts.flatMap((count) => [
			unit * count - random.integer(1, unit / 2),
			unit * count + random.integer(1, unit / 2 - 1),
		]);
		return {
			prompt: random.pick([
				`Round each number to the nearest ${placeCalled(unit)}, and sort the cards.`,
				`${random.pick(NAMES)} rounds to the nearest ${placeCalled(unit)}. Where does each card belong?`,
			]),
			bins: counts.map(binOf),
			cards: numbers.map((number) => roundedCard(number, unit, binOf)),
			hints: [
				`Look at the digit right after the ${placeCalled(unit)}s place of each number.`,
				"Is it 5 or more? Then round up.",
				"If it is less than 5, round down.",
			],
			steps: ["A deciding digit of 5 or more rounds up, and one of 4 or less rounds down."],
		};
	});

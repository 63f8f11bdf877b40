import { asClaim, ask, boxed, defineSkill, NAMES, prose, slip, texNumber, whole } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { neighborsOf, placeOf, roundedCard, roundedWhole, type WholeRounding } from "./rounded-wholes.ts";

type Draw = (random: Random) => WholeRounding;
type Story = (name: string, number: string) => string;

const COUNTED: readonly Story[] = [
	(_, number) => `A stadium has ${number} seats.`,
	(_, number) => `${number} people live in a town.`,
	(_, number) => `A museum had ${number} visitors last year.`,
	(name, number) => `${name} has ${number} points in a game.`,
	(_, number) => `A factory made ${number} screws in one day.`,
	(_, number) => `A song was played ${number} times.`,
	(_, number) => `An orchard picked ${number} apples.`,
	(name, number) => `${name} read that a whale weighs ${number} pounds.`,
	(_, number) => `A truck has driven ${number} miles.`,
];

/** The last digit is not 0, so that every place counts. */
const drawOf =
	(digits: number, units: readonly number[]): Draw =>
	(random) => ({
		number: 10 * random.integer(10 ** (digits - 2) + 1, 95 * 10 ** (digits - 3)) + random.integer(1, 9),
		unit: random.pick(units),
	});

const four = drawOf(4, [100, 1000]);
const fourToAny = drawOf(4, [10, 100, 1000]);
const five = drawOf(5, [100, 1000, 10_000]);
const six = drawOf(6, [1000, 10_000, 100_000]);

/** The place to round to has a 9 that goes up. */
const rolling: Draw = (random) => {
	const unit = random.pick([10, 100, 1000]);
	const rest = random.integer(unit / 2, unit - 1);
	const last = rest % 10 === 0 ? rest + 1 : rest;
	return { number: 10 * unit * random.integer(12, 98) + 9 * unit + last, unit };
};

const bare =
	(draw: Draw): Form =>
	(random) =>
		roundedWhole(random, draw(random));

const story =
	(draw: Draw): Form =>
	(random) => {
		const rounding = draw(random);
		const told = random.pick(COUNTED)(random.pick(NAMES), prose(rounding.number));
		const asked = random.pick([
			`Round this number to the nearest ${placeOf(rounding)}.`,
			`About how many is that, to the nearest ${placeOf(rounding)}?`,
		]);
		return { ...roundedWhole(random, rounding), prompt: `${told} ${asked}` };
	};

const claims = asClaim(
	bare(six),
	(task, value) => `${task.replace("$ rounded", "$, rounded")}, is ${value}.`,
);

/** The hundred or thousand that is nearest, on a line of ten steps. */
const onLine: Form = (random) => {
	const rounding = four(random);
	const { number, unit } = rounding;
	const from = number - (number % (10 * unit));
	const place = placeOf(rounding);
	return {
		...roundedWhole(random, rounding),
		prompt: random.pick([
			`Each step of the number line is one ${place}. Place a point at the ${place} that is nearest to $${texNumber(number)}$.`,
			`The number line goes by ${place}s. Round $${texNumber(number)}$ to the nearest ${place}, and place the point there.`,
		]),
		line: { from, to: from + 10 * unit, steps: 10, number_every: 5 },
	};
};

/** Which number rounds to the given one. */
const backwards: Form = (random) => {
	const unit = random.pick([100, 1000]);
	const target = unit * random.integer(12, 89);
	const half = unit / 2;
	const near = (from: number, to: number) => whole(target + random.integer(from, to));
	const right = random.pick([near(-half, -1), near(1, half - 1)]);
	const place = placeOf({ number: target, unit });
	return {
		prompt: random.pick([
			`Which number is ${prose(target)} when it is rounded to the nearest ${place}?`,
			`A number is rounded to the nearest ${place}, and the result is ${prose(target)}. Which number can it be?`,
			`${random.pick(NAMES)} rounds a number to the nearest ${place} and gets ${prose(target)}. Which number can it be?`,
		]),
		right,
		wrong: [
			[slip.droppedTheDigits, near(half, unit - 1)],
			[slip.alwaysRoundedUp, near(1 - unit, -half - 1)],
			[slip.oneStepFurther, near(unit + 1, unit + half - 1)],
		],
		hints: [
			`Which numbers are nearer to ${prose(target)} than to the ${place} before or after it?`,
			`Halfway to those neighbors are ${prose(target - half)} and ${prose(target + half)}.`,
			"Look for a number between those two. Halfway itself is rounded up.",
		],
		steps: [
			`Numbers from ${prose(target - half)} up to, but not including, ${prose(target + half)} round to ${prose(target)}.`,
			`${right.shown} is one of them.`,
		],
	};
};

const inSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const rounding = draw(random);
		const { low, high, isUp, rounded } = neighborsOf(rounding);
		const { hints, steps } = roundedWhole(random, rounding);
		const [number, place] = [`$${texNumber(rounding.number)}$`, placeOf(rounding)];
		return {
			prompt: random.pick([
				`${number} is between two neighboring ${place}s: [[low]] and [[high]]. Rounded to the nearest ${place}, it is [[rounded]].`,
				`Find the ${place}s just below and just above ${number}: [[low]] and [[high]]. So the nearest ${place} is [[rounded]].`,
			]),
			boxes: {
				low: boxed(whole(low), [slip.oneStepFurther, whole(Math.max(0, low - rounding.unit))]),
				high: boxed(whole(high), [slip.oneStepFurther, whole(high + rounding.unit)]),
				rounded: boxed(
					whole(rounded),
					isUp ? [slip.droppedTheDigits, whole(low)] : [slip.alwaysRoundedUp, whole(high)],
				),
			},
			hints,
			steps,
		};
	});

/** Numbers to sort by what they round to. */
const byNeighbor = ask.sorted((random) => {
	const unit = random.pick([100, 1000]);
	const first = random.integer(3, 87);
	const all = [first, first + 1, first + 2];
	const binOf = (count: number) => `Rounds to ${prose(Math.min(first + 2, Math.max(first, count)) * unit)}`;
	const numbers = all.flatMap((count) => [
		count * unit - random.integer(1, unit / 2),
		count * unit + random.integer(1, unit / 2 - 1),
	]);
	const place = placeOf({ number: 0, unit });
	return {
		prompt: random.pick([
			`Round each number to the nearest ${place}, and sort the cards.`,
			`${random.pick(NAMES)} rounds to the nearest ${place}. Where does each card belong?`,
		]),
		bins: all.map(binOf),
		cards: numbers.map((number) => roundedCard(number, unit, binOf)),
		hints: [
			`Look at the digit to the right of the ${place}s place in each number.`,
			`Is it 5 or more? Then the ${place}s go up by one.`,
			`If it is less than 5, the ${place}s stay.`,
		],
		steps: ["A digit of 5 or more rounds up, and one of 4 or less rounds down."],
	};
});

// 1: four digits to hundreds and thousands, with the neighbors. 2: on a line and with cards. 3: five digits, stories, and
// backwards. 4: six digits, and what went wrong. 5: a 9 that goes up, several claims, mistakes to explain.
export const roundMultidigit = defineSkill("round-multidigit", 12, {
	1: [ask.typed(bare(four)), inSteps(four), ask.chosen(bare(four))],
	2: [ask.onNumberLine(onLine), byNeighbor, ask.typed(bare(fourToAny)), ask.chosen(bare(fourToAny))],
	3: [
		ask.typed(story(five)),
		inSteps(five),
		ask.chosen(backwards),
		ask.matched(bare(five), ["problem", "answer"]),
	],
	4: [ask.typed(story(six)), ask.chosen(bare(six)), ask.whatWentWrong(bare(six)), ask.chosen(backwards)],
	5: [
		ask.typed(bare(rolling)),
		ask.chosen(bare(rolling)),
		ask.judged(claims),
		ask.explainTheMistake(bare(rolling)),
	],
});

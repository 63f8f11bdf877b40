import { asClaim, ask, boxed, decimal, decimals, defineSkill, NAMES, slip } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import { neighborsOf, numberOf, placeOf, roundedDraft, roundedTo, roundingOf } from "./rounding.ts";
import type { Rounding } from "./rounding.ts";

type Draw = (random: Random) => Rounding;
type Story = (name: string, number: string) => string;

const MEASURED: readonly Story[] = [
	(_, number) => `A bus route is ${number} miles long.`,
	(_, number) => `A crate weighs ${number} kilograms.`,
	(name, number) => `${name} swims one lap in ${number} seconds.`,
	(_, number) => `A tank holds ${number} gallons.`,
	(_, number) => `A beetle is ${number} centimeters long.`,
	(name, number) => `${name} jumps ${number} feet.`,
	(_, number) => `In one week, ${number} inches of rain fall.`,
	(_, number) => `A bag of nuts weighs ${number} pounds.`,
	(name, number) => `The odometer of ${name}’s bike shows ${number} miles.`,
];

const toWholes: Draw = (random) => roundingOf(random, { to: 0, more: [1, 2] });
const toTenths: Draw = (random) => roundingOf(random, { to: 1, more: [1, 2] });
const toHundredths: Draw = (random) => roundingOf(random, { to: 2, more: [1], most: 20 });
const toAny: Draw = (random) => random.pick([toWholes, toTenths, toHundredths])(random);
const rolling: Draw = (random) =>
	roundingOf(random, { to: random.integer(0, 2), more: [1], rolls: true, most: 9 });

const bare =
	(draw: Draw): Form =>
	(random) =>
		roundedDraft(random, draw(random));

const story =
	(draw: Draw): Form =>
	(random) => {
		const rounding = draw(random);
		const told = random.pick(MEASURED)(random.pick(NAMES), numberOf(rounding));
		const ask_for = random.pick([
			`Round this number to the nearest ${placeOf(rounding)}.`,
			`What is that to the nearest ${placeOf(rounding)}?`,
		]);
		return { ...roundedDraft(random, rounding), prompt: `${told} ${ask_for}` };
	};

const claim = (form: Form) =>
	asClaim(form, (task, value) => `${task.replace("$ rounded", "$, rounded")}, is ${value}.`);

/** The tenth that is nearest, on a line of tenths. */
const onLine: Form = (random) => {
	const rounding = roundingOf(random, { to: 1, more: [1], most: 9 });
	const from = Math.floor(rounding.units / 100);
	return {
		...roundedDraft(random, rounding),
		prompt: random.pick([
			`The number line shows tenths. Place a point at the tenth that is nearest to $${numberOf(rounding)}$.`,
			`Round $${numberOf(rounding)}$ to the nearest tenth, and place the point there.`,
		]),
		line: { from, to: from + 1, steps: 10, number_every: 1 },
	};
};

/** The nearest hundredth, on a line that zooms in. */
const onZoomLine: Form = (random) => {
	const rounding = roundingOf(random, { to: 2, more: [1], most: 9 });
	const number = `$${numberOf(rounding)}$`;
	return {
		...roundedDraft(random, rounding),
		prompt: random.pick([
			`Zoom into the number line and place a point at the hundredth that is nearest to ${number}.`,
			`Round ${number} to the nearest hundredth. Zoom in and place the point there.`,
			`${random.pick(NAMES)} rounds ${number} to the nearest hundredth. Show the result on the number line: zoom in and place the point.`,
		]),
		zoom: { from: 0, to: 10, places: 2 },
	};
};

/** Which number rounds to the given one. */
const backwards: Form = (random) => {
	const to = random.integer(0, 1);
	const rounded = random.integer(12, 89);
	const [low, high] = [10 * rounded - random.integer(1, 5), 10 * rounded + random.integer(1, 4)];
	const right = random.pick([low, high]);
	const number = (units: number) => decimals(units, to + 1);
	const place = ["whole number", "tenth"][to] ?? "";
	const target = decimal(rounded, to);
	return {
		prompt: random.pick([
			`Which number is ${target} when it is rounded to the nearest ${place}?`,
			`${random.pick(NAMES)} rounds a number to the nearest ${place} and gets ${target}. Which number can it be?`,
		]),
		right: number(right),
		wrong: [
			[slip.droppedTheDigits, number(10 * rounded + random.integer(5, 9))],
			[slip.alwaysRoundedUp, number(10 * (rounded - 1) + random.integer(1, 4))],
			[slip.oneStepFurther, number(10 * (rounded + 1) + random.integer(1, 4))],
		],
		hints: [
			`Which numbers are nearer to ${target} than to its neighbors?`,
			`Halfway to the neighbors are ${decimal(10 * rounded - 5, to + 1)} and ${decimal(10 * rounded + 5, to + 1)}.`,
			"Look for a number between those two. Halfway itself is rounded up.",
		],
		steps: [
			`Numbers from ${decimal(10 * rounded - 5, to + 1)} up to, but not including, ${decimal(10 * rounded + 5, to + 1)} round to ${target}.`,
			`${number(right).shown} is one of them.`,
		],
	};
};

/** The numbers that may be the result, by places after the decimal point. */
const NEIGHBORS = ["whole numbers", "tenths", "hundredths"];

const inSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const rounding = draw(random);
		const { down, rounded, isUp } = neighborsOf(rounding);
		const { hints, steps, task = "" } = roundedDraft(random, rounding);
		const near = (count: number) => roundedTo(count, rounding.to);
		return {
			prompt: random.pick([
				`$${numberOf(rounding)}$ is between two neighboring ${NEIGHBORS[rounding.to]}: [[low]] and [[high]]. So ${task} is [[rounded]].`,
				`Find the ${NEIGHBORS[rounding.to]} just below and just above $${numberOf(rounding)}$: [[low]] and [[high]]. Then ${task} is [[rounded]].`,
			]),
			boxes: {
				low: boxed(near(down), [slip.oneStepFurther, near(Math.max(0, down - 1))]),
				high: boxed(near(down + 1), [slip.oneStepFurther, near(down + 2)]),
				rounded: boxed(
					near(rounded),
					isUp ? [slip.droppedTheDigits, near(down)] : [slip.alwaysRoundedUp, near(down + 1)],
				),
			},
			hints,
			steps,
		};
	});

/** Numbers to sort by what they round to. */
const byNeighbor = ask.sorted((random) => {
	const first = random.integer(11, 87);
	const binOf = (count: number) => `Rounds to ${decimal(count, 1)}`;
	const all = [first, first + 1, first + 2];
	const numbers = all.flatMap((count) => [
		10 * count - random.integer(1, 5),
		10 * count + random.integer(1, 4),
	]);
	return {
		prompt: random.pick([
			"Round each number to the nearest tenth, and sort the cards.",
			`${random.pick(NAMES)} rounds to the nearest tenth. Where does each card belong?`,
		]),
		bins: all.map(binOf),
		cards: numbers.map((units) => {
			const within = (count: number) => binOf(Math.min(first + 2, Math.max(first, count)));
			return {
				label: decimal(units, 2),
				bin: within(Math.floor((units + 5) / 10)),
				wrong: [
					[slip.droppedTheDigits, within(Math.floor(units / 10))],
					[slip.alwaysRoundedUp, within(Math.ceil(units / 10))],
				] as const,
			};
		}),
		hints: [
			"Look at the hundredths digit of each number.",
			"Is it 5 or more? Then the tenths digit goes up by one.",
			"If it is less than 5, the tenths digit stays.",
		],
		steps: ["A hundredths digit of 5 or more rounds up, and one of 4 or less rounds down."],
	};
});

// 1: to whole numbers, with the neighbors. 2: to tenths, on a line and with cards. 3: to hundredths, on a line that zooms in,
// and backwards. 4: stories with any place, and what went wrong. 5: a 9 that rolls over, several claims, mistakes to explain.
export const roundDecimals = defineSkill("round-decimals", 13, {
	1: [ask.typed(bare(toWholes)), ask.chosen(bare(toWholes)), inSteps(toWholes)],
	2: [ask.typed(bare(toTenths)), ask.onNumberLine(onLine), byNeighbor, ask.chosen(bare(toTenths))],
	3: [
		ask.typed(bare(toHundredths)),
		ask.onZoomLine(onZoomLine),
		inSteps(toHundredths),
		ask.chosen(backwards),
		ask.chosen(bare(toHundredths)),
	],
	4: [
		ask.typed(story(toAny)),
		ask.chosen(story(toAny)),
		ask.whatWentWrong(bare(toAny)),
		ask.chosen(backwards),
	],
	5: [
		ask.typed(bare(rolling)),
		ask.chosen(bare(rolling)),
		ask.judged(claim(bare(toAny))),
		ask.explainTheMistake(bare(rolling)),
	],
});

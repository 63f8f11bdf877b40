import { numberLine } from "../../figures/lines/number-line.ts";
import { ask, counted, decimals, defineSkill, mixed, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random, Value } from "../../kit/index.ts";

const COLORS = ["coral", "sky", "mint"] as const;

/** What has numbers on both sides of zero. */
const SHOWN_ON_LINES = [
	"miles to the east and to the west of a town",
	"feet above and below sea level",
	"hours before and after a launch",
	"degrees above and below zero",
	"points won and lost in a game",
	"inches above and below the usual water level",
] as const;

interface Setting {
	/** Equal steps from one whole number to the next. */
	parts: readonly number[];
	/** The line goes so far to either side. */
	wholes: number;
	isDecimal?: boolean;
	/** Only zero and the ends carry numbers. */
	isBare?: boolean;
}

interface Point {
	parts: number;
	wholes: number;
	/** Steps from zero, with their sign. */
	steps: number;
	value(steps: number): ReturnType<typeof mixed>;
}

function pointOn(random: Random, { parts: all, wholes, isDecimal = false }: Setting): Point | undefined {
	const parts = random.pick(all);
	const steps = random.integer(1 - wholes * parts, wholes * parts - 1);
	const value = (count: number) =>
		isDecimal ? decimals(Math.round((count * 1000) / parts), 3) : mixed(count, parts);
	return steps % parts === 0 ? undefined : { parts, wholes, steps, value };
}

const side = (steps: number) => (steps < 0 ? "left" : "right");
const away = (steps: number) => `${counted(Math.abs(steps), "step")} to the ${side(steps)}`;

function draft({ parts, wholes, steps, value }: Point, prompt: string): Draft {
	const sign = Math.sign(steps);
	const floor = Math.floor(steps / parts);
	return {
		prompt,
		cta: value(1).answer_type === "FLOAT" ? "Write a decimal." : "Write a fraction or a mixed number.",
		right: value(steps),
		wrong: [
			[slip.droppedTheSign, value(-steps)],
			[slip.countedFromTheWrongWhole, value(2 * floor * parts + parts - steps)],
			[slip.countedTheFirstMark, value(steps + sign)],
			[slip.skippedTheWholes, value(steps % parts)],
			[slip.wrongWhole, value(steps + sign * parts)],
		],
		line: { from: -wholes, to: wholes, steps: 2 * wholes * parts, number_every: parts },
		hints: [
			"Find zero. Is the point to its left or to its right?",
			`There are ${parts} equal steps from one whole number to the next. How long is one step?`,
			"Count the steps from zero to the point, whole numbers first.",
		],
		steps: [
			`There are ${parts} equal steps from one whole number to the next, so one step is ${value(1).shown}.`,
			`The point is ${away(steps)} of zero.`,
			`It is at ${value(steps).shown}.`,
		],
	};
}

const read =
	(setting: Setting): Form =>
	(random) => {
		const point = pointOn(random, setting);
		if (point === undefined) return undefined;
		const { parts, wholes, steps } = point;
		const name = random.pick(NAMES);
		const prompt = random.pick([
			`${name} marked a point on the number line. Which number is it?`,
			"Which number is at the point?",
			"What is the value of the point on the number line?",
			`The number line shows ${random.pick(SHOWN_ON_LINES)}. Which number is at the point?`,
		]);
		const svg = numberLine({
			from: -wholes,
			to: wholes,
			parts,
			labelled: (whole) => setting.isBare !== true || whole === 0 || Math.abs(whole) === wholes,
			point: steps / parts,
			colour: random.pick(COLORS),
		});
		const alt = `A number line from negative ${wholes} to ${wholes} with ${parts} equal steps from each whole number to the next. The point is ${away(steps)} of zero.`;
		return { ...draft(point, prompt), figure: { svg, alt } };
	};

/** Given by a step or an opposite, so that who types the number has to find it, too. */
const place =
	(setting: Setting): Form =>
	(random) => {
		const point = pointOn(random, setting);
		if (point === undefined) return undefined;
		const { parts, steps, value } = point;
		const whole = Math.round(steps / parts);
		const rest = steps - whole * parts;
		const prompt = random.pick([
			`Put a point at the opposite of ${value(-steps).shown}.`,
			`Start at ${whole < 0 ? `$${whole}$` : whole} and go ${value(Math.abs(rest)).shown} to the ${side(rest)}. Put a point where you land.`,
			`Start at zero and go ${away(steps)}. Each step is ${value(1).shown}. Put a point where you land.`,
		]);
		return draft(point, prompt);
	};

/** Hundredths on both sides of zero, on a line that zooms in; given by a step or an opposite. */
const zoomedIn: Form = (random) => {
	const units = random.integer(1, 499) * random.pick([1, -1]);
	if (units % 10 === 0) return undefined;
	const floor = Math.floor(units / 100);
	const [start, way] = random.oneIn(2) ? ([floor, "right"] as const) : ([floor + 1, "left"] as const);
	const far = decimals(Math.abs(units - 100 * start), 2).shown;
	const from = Math.min(floor, -floor - 1) - random.integer(0, 1);
	return {
		prompt: random.pick([
			`Zoom into the number line and put a point at the opposite of ${decimals(-units, 2).shown}.`,
			`Which number is the opposite of ${decimals(-units, 2).shown}? Zoom in and put a point there.`,
			`Start at ${start < 0 ? `$${start}$` : start} and go ${far} to the ${way}. Zoom in and put a point where you land.`,
		]),
		right: decimals(units, 2),
		wrong: [
			[slip.droppedTheSign, decimals(-units, 2)],
			[slip.countedFromTheWrongWhole, decimals(200 * floor + 100 - units, 2)],
			[slip.wrongWhole, decimals(units + 100 * Math.sign(units), 2)],
		],
		zoom: { from, to: -from, places: 2 },
		hints: [
			"Find zero. Is the point to its left or to its right?",
			`Between which two whole numbers is the point? Zoom in there first.`,
			"To the left of zero, the numbers get smaller from mark to mark.",
		],
		steps: [
			`The point is between $${floor}$ and $${floor + 1}$.`,
			`Each tenth and then each hundredth is a tenth of the interval before. The point is at ${decimals(units, 2).shown}.`,
		],
	};
};

/** Exactly halfway between two whole numbers that are an odd number apart. */
const middle: Form = (random) => {
	const low = random.integer(-9, 6);
	const high = low + random.pick([1, 3, 5, 7]);
	const [sum, apart] = [low + high, high - low];
	const prompt = random.pick([
		`Which number is exactly halfway between $${low}$ and $${high}$ on the number line?`,
		`A point is as far from $${low}$ as from $${high}$. Which number is it?`,
	]);
	return {
		prompt,
		cta: "Write a decimal.",
		right: decimals(sum * 5, 1),
		wrong: [
			[slip.droppedTheSign, decimals(-sum * 5, 1)],
			[slip.gaveHalfTheDistance, decimals(apart * 5, 1)],
			[slip.ignoredASign, decimals((Math.abs(low) + Math.abs(high)) * 5, 1)],
		],
		hints: [
			"Which number is farther to the left?",
			`Find how far apart $${low}$ and $${high}$ are.`,
			"Go half of that distance to the right of the left number.",
		],
		steps: [
			`The numbers are ${apart} apart.`,
			`Half of that is ${apart / 2}.`,
			`$${low} + ${apart / 2} = ${sum / 2}$.`,
		],
	};
};

interface Signed {
	value: Value;
	size: number;
}

/** Fractions, mixed numbers and decimals on both sides of zero; the sizes are in hundredths. */
const inOrder = (count: number) =>
	ask.inOrder((random) => {
		const drawn = Array.from({ length: count }, (_, at): Signed => {
			const sign = at < 2 ? -1 : random.pick([-1, 1]);
			if (random.oneIn(2)) {
				const size = sign * random.integer(1, 29);
				return { value: decimals(size, 1), size: size * 10 };
			}
			const parts = random.pick([2, 4, 5]);
			const steps = sign * random.integer(1, 2 * parts + 1);
			return { value: mixed(steps, parts), size: (steps * 100) / parts };
		});
		if (new Set(drawn.map(({ size }) => Math.abs(size))).size < count) return undefined;
		if (drawn.some(({ size }) => size % 100 === 0)) return undefined;
		const by = (key: (one: Signed) => number) =>
			drawn.toSorted((one, other) => key(one) - key(other)).map(({ value }) => value);
		const cards = by(({ size }) => size);
		const shown = cards.map((card) => card.shown);
		return {
			prompt: random.pick([
				"Put the numbers in order from least to greatest.",
				"Order the numbers as they come on a number line, from left to right.",
				`These are temperatures in °C that ${random.pick(NAMES)} measured. Order them from the coldest to the warmest.`,
			]),
			cards,
			wrong: [
				[slip.comparedNumbersOnly, by(({ size }) => Math.abs(size))],
				[slip.droppedTheSign, by(({ size }) => (size < 0 ? -1000 - size : size))],
			],
			hints: [
				"Which numbers are to the left of zero?",
				"Of two negative numbers, the one farther from zero is less.",
				"Write all of them as decimals, and put the negative numbers first.",
			],
			steps: [
				`Negative numbers come first, and of these the one farthest from zero: ${shown[0]}.`,
				`From least to greatest: ${shown.join(", ")}.`,
			],
		};
	});

const HALVES: Setting = { parts: [2, 4], wholes: 2 };
const PARTS: Setting = { parts: [3, 4, 5], wholes: 2 };
const DECIMALS: Setting = { parts: [2, 4, 5, 10], wholes: 2, isDecimal: true };
const BARE: Setting = { parts: [3, 4, 5, 6], wholes: 3, isBare: true };
const FINE: Setting = { parts: [4, 5, 8], wholes: 3 };

// 1: halves and fourths. 2: thirds and fifths. 3: decimals. 4: few numbers on the line, a line that zooms in, and several in order. 5: small
// steps, and the middle of two numbers.
export const rationalsNumberLine = defineSkill("rationals-number-line", 9, {
	1: [ask.chosen(read(HALVES)), ask.onNumberLine(place(HALVES))],
	2: [ask.chosen(read(PARTS)), ask.onNumberLine(place(PARTS))],
	3: [ask.typed(read(DECIMALS)), ask.onNumberLine(place(DECIMALS)), ask.chosen(read(DECIMALS))],
	4: [ask.chosen(read(BARE)), ask.typed(read(BARE)), ask.onZoomLine(zoomedIn), inOrder(4)],
	5: [
		ask.typed(middle),
		inOrder(5),
		ask.onNumberLine(place(FINE)),
		ask.chosen(read({ ...FINE, isBare: true })),
	],
});

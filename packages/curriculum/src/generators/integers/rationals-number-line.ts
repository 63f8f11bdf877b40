import { ask, decimals, defineSkill, mixed, NAMES, slip } from "../../kit/index.ts";
import type { Form, Value } from "../../kit/index.ts";
import { type Setting, read, place, middle } from "./points-between-integers.ts";

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
export const rationalsNumberLine = defineSkill("rationals-number-line", 10, {
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

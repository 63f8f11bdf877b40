import { type Random, type Slip, slip } from "../../../kit/index.ts";

/** A rule that changes at a constant rate, up or down. */
export function linearOf(random: Random) {
	const rate = random.integer(2, 9) * random.pick([1, 1, -1]);
	const start = random.integer(1, 12) + (rate < 0 ? 70 : 0);
	return { rate, start, at: (x: number) => start + rate * x };
}

/** A rule that does not change at a constant rate, with small whole values. */
export function nonlinearOf(random: Random): (x: number) => number {
	const [start, rate] = [random.integer(1, 12), random.integer(2, 7)];
	return random.pick([
		(x: number) => x * x + start,
		(x: number) => 2 ** x + start,
		// Steps that grow by the same amount each time.
		(x: number) => start + rate + (rate * x * (x + 1)) / 2,
	]);
}

interface Rule {
	tex: string;
	/** The same without formulas, for a card. */
	card: string;
	isLinear: boolean;
	slip: Slip;
}

const rule = (tex: string, card: string, isLinear: boolean, wrong: Slip): Rule => ({
	tex,
	card,
	isLinear,
	slip: wrong,
});

/** Equations of all kinds. */
export const RULES: readonly ((random: Random) => Rule)[] = [
	(random) => {
		const [a, b] = [random.integer(2, 9), random.integer(1, 20)];
		return rule(`y = ${a}x + ${b}`, `y = ${a}x + ${b}`, true, slip.missedTheConstantRate);
	},
	(random) => {
		const [a, b] = [random.integer(2, 9), random.integer(1, 20)];
		return rule(`y = ${b} - ${a}x`, `y = ${b} − ${a}x`, true, slip.linearMustRise);
	},
	(random) => {
		const [a, b] = [random.integer(2, 9), random.integer(1, 20)];
		return rule(`y = \\dfrac{x}{${a}} + ${b}`, `y = x/${a} + ${b}`, true, slip.fractionsNotLinear);
	},
	(random) => {
		const [a, b] = [random.integer(2, 9), random.integer(1, 9)];
		return rule(`y = ${a}(x - ${b})`, `y = ${a}(x − ${b})`, true, slip.parenthesesNotLinear);
	},
	(random) => {
		const [a, b] = [random.integer(2, 9), random.integer(1, 20)];
		return rule(`y = ${a}x^2 + ${b}`, `y = ${a}x² + ${b}`, false, slip.squareIsLinear);
	},
	(random) => {
		const [a, b] = [random.integer(2, 12), random.integer(1, 20)];
		return rule(`y = \\dfrac{${a}}{x} + ${b}`, `y = ${a}/x + ${b}`, false, slip.quotientIsLinear);
	},
	(random) => {
		const a = random.integer(2, 9);
		return rule(`y = ${a}^x`, `y = ${a}ˣ`, false, slip.powerIsLinear);
	},
	(random) => {
		const a = random.integer(1, 9);
		return rule(`y = x(x + ${a})`, `y = x(x + ${a})`, false, slip.squareIsLinear);
	},
	(random) => {
		const a = random.integer(1, 20);
		return rule(`y = x^3 - ${a}`, `y = x³ − ${a}`, false, slip.squareIsLinear);
	},
];

/** A quantity, the other one that it depends on, and whether it changes at a constant rate. */
export const QUANTITIES: readonly (readonly [quantity: string, by: string, isLinear: boolean])[] = [
	["the perimeter of a square", "the length of its side", true],
	["the area of a square", "the length of its side", false],
	["the price of apples at a fixed price per pound", "their weight", true],
	["the number of bacteria that double every hour", "the number of hours", false],
	["the cost of a taxi ride with a fee to start and a fixed price per mile", "the number of miles", true],
	["the area of a circle", "its radius", false],
	["the circumference of a circle", "its radius", true],
	["the water left in a tank that loses 3 gallons each minute", "the number of minutes", true],
	["the volume of a cube", "the length of its edge", false],
	["the time that a trip of 60 miles takes", "the speed", false],
	["the length of a candle that burns down 2 inches each hour", "the number of hours", true],
	["the height of a thrown ball", "the time", false],
	["the money in a box to which 5 dollars are added each week", "the number of weeks", true],
	["the number of squares on a square board", "the number of squares along one side", false],
	["the distance of a car with a constant speed", "the time", true],
	["the share of each of several friends who split a bill of 90 dollars", "the number of friends", false],
];

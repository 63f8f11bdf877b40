import { hundredGrid } from "../../figures/fractions/hundred-grid.ts";
import { svgBeside } from "../../figures/svg.ts";
import { ask, counted, defineSkill, type Form, NAMES, type Random } from "../../kit/index.ts";
import {
	decimalContest,
	decimalSign,
	decimalsInOrder,
	explainLonger,
	greaterDecimal,
} from "./comparing-decimals.ts";
import { digit, type Draw, shown, type Written } from "./decimal-pairs.ts";

const tenths = (count: number): Written => ({ thousandths: 100 * count, places: 1 });
const hundredths = (count: number): Written => ({ thousandths: 10 * count, places: 2 });
const wholesOf = (random: Random, hasWholes: boolean) => (hasWholes ? random.integer(1, 6) : 0);

/** The same number of places. */
const same: Draw = (random) => {
	const [one, other] = random.shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9]) as [number, number];
	const start = 10 * random.integer(2, 8);
	return random.oneIn(2)
		? [tenths(one), tenths(other)]
		: [hundredths(start + one), hundredths(random.pick([start, 10 * one]) + other)];
};

/** Tenths and hundredths: the longer one is larger, smaller, or just as large. */
const unevenOf =
	(hasWholes: boolean): Draw =>
	(random) => {
		const [whole, t, last] = [wholesOf(random, hasWholes), random.integer(2, 8), digit(random)];
		const start = 100 * whole + 10 * t;
		const long = random.pick([
			start - 10 + last,
			start + last,
			start,
			100 * whole + 10 * random.integer(1, 9) + last,
		]);
		return [hundredths(long), tenths(10 * whole + t)];
	};
const uneven = unevenOf(false);
const withWholes = unevenOf(true);

/** A 0 after the decimal point. */
const withZero: Draw = (random) => {
	const [t, last] = [random.integer(1, 9), digit(random)];
	return random.pick([
		[hundredths(last), tenths(t)],
		[hundredths(last), hundredths(10 * t)],
		[hundredths(100 + last), hundredths(100 + 10 * t)],
	]);
};

/** The longer one is not the larger one. */
const tempting: Draw = (random) => {
	const t = random.integer(2, 9);
	return [hundredths(10 * random.integer(1, t - 1) + digit(random)), tenths(t)];
};

/** With two squares of a hundred. */
const withSquares: Form = (random) => {
	const drawn = same(random);
	const draft = decimalSign(() => drawn)(random);
	if (draft === undefined) return undefined;
	const [first = 0, second = 0] = [...draft.right.shown.matchAll(/\d\.\d+/g)].map(([number]) =>
		Math.round(100 * Number(number)),
	);
	const told = (units: number) =>
		`${counted(Math.floor(units / 10), "whole column")} and ${counted(units % 10, "small square")}`;
	return {
		...draft,
		figure: {
			svg: svgBeside(hundredGrid(first, "sky"), hundredGrid(second, "gold")),
			alt: `Two large squares of the same size, each of ten columns with ten small squares. In the left one ${told(first)} are colored, in the right one ${told(second)}.`,
		},
	};
};

/** The greater or the lesser one as a point on a line of tenths. */
const onLine: Form = (random) => {
	const [a, b] = uneven(random);
	const draft = greaterDecimal(() => [a, b])(random);
	const isTenths = Number.isInteger(10 * Number(draft?.right.entry));
	if (draft === undefined || !isTenths || a.thousandths >= 1000) return undefined;
	const isGreater = Number(draft.right.entry) * 1000 === Math.max(a.thousandths, b.thousandths);
	return {
		...draft,
		prompt: random.pick([
			`The number line goes from 0 to 1 by tenths. Place a point at the ${isGreater ? "greater" : "lesser"} of the two numbers $${shown(a)}$ and $${shown(b)}$.`,
			`${random.pick(NAMES)} compares $${shown(a)}$ and $${shown(b)}$. Show the ${isGreater ? "greater" : "lesser"} of the two numbers on the number line.`,
		]),
		line: { from: 0, to: 1, steps: 10, number_every: 5 },
	};
};

const threeInOrder = (hasWholes: boolean) =>
	decimalsInOrder((random) => {
		const whole = wholesOf(random, hasWholes);
		const t = random.integer(2, 7);
		const others = [
			10 * t + digit(random),
			10 * (t - 1) + digit(random),
			digit(random),
			10 * (t + 1) + digit(random),
		];
		return [
			tenths(10 * whole + t),
			...random
				.shuffle(others)
				.slice(0, 2)
				.map((each) => hundredths(100 * whole + each)),
		];
	});

// 1: same number of places, with squares of a hundred. 2: different numbers of places, also equal ones, and on a line. 3: a 0 after
// the decimal point. 4: three in order, and claims. 5: wholes before the point, stories, and why a longer decimal is not larger.
export const compareDecimalsHundredths = defineSkill("compare-decimals-hundredths", 14, {
	1: [ask.chosen(withSquares), ask.chosen(decimalSign(same)), ask.typed(greaterDecimal(same))],
	2: [ask.chosen(decimalSign(uneven)), ask.onNumberLine(onLine), ask.chosen(decimalContest(uneven))],
	3: [ask.chosen(decimalSign(withZero)), ask.typed(greaterDecimal(withZero)), threeInOrder(false)],
	4: [
		threeInOrder(false),
		ask.judged(decimalSign(uneven)),
		ask.chosen(decimalContest(uneven)),
		ask.typed(greaterDecimal(uneven)),
	],
	5: [
		ask.chosen(decimalContest(withWholes)),
		threeInOrder(true),
		explainLonger(tempting),
		ask.chosen(decimalSign(withWholes)),
	],
});

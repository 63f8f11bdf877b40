import { boxUnder, signedLine } from "../../figures/lines/signed-line.ts";
import { ask, defineSkill, NAMES, slip } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { apart, measured, offTarget } from "./distance-tales.ts";
import { allBetween, whole } from "../../kit/value.ts";
import { single, negated, combined, story } from "./values-without-sign.ts";

/** Two dots with the same absolute value. */
const onLine = ask.labeled((random) => {
	const size = random.pick([2, 3, 4, 6, 7, 8, 9]);
	const box = (mark: number, label: string) => ({
		right: whole(mark),
		label,
		place: boxUnder(10, mark),
		wrong: [[slip.changedTheSign, whole(-mark)] as const, [slip.tookZero, whole(0)] as const],
	});
	return {
		prompt: random.pick([
			`Label the two numbers whose absolute value is ${size}.`,
			`Two numbers have the same absolute value, ${size}. Write them under their dots.`,
		]),
		figure: {
			svg: signedLine({
				most: 10,
				labeled: (mark) => mark % 5 === 0,
				dots: [-size, size],
				color: random.pick(["sky", "gold", "mint"]),
			}),
			alt: `A number line from negative 10 to 10 with two dots, each ${size} from zero.`,
		},
		labels: { left: box(-size, "Dot on the left"), right: box(size, "Dot on the right") },
		hints: [
			"Both dots are equally far from zero.",
			`Count ${size} marks from zero in each direction.`,
			"The number to the left of zero has a minus sign.",
		],
		steps: [`Both numbers are ${size} away from zero.`, `They are $-${size}$ and $${size}$.`],
	};
});

/** The same, placed. */
const placed = ask.placed((random) => {
	const size = random.pick([2, 3, 4, 6, 7, 8, 9]);
	const name = random.pick(NAMES);
	const wrong = (mark: number) => [
		[slip.changedTheSign, whole(-mark)] as const,
		[slip.tookZero, whole(0)] as const,
	];
	return {
		prompt: random.pick([
			`Two numbers have the absolute value ${size}. Put point A at the smaller one and point B at the greater one.`,
			`${name} thinks of both numbers at a distance of ${size} from zero. Put A at the negative one and B at the positive one.`,
			`$|x| = ${size}$ is true for two numbers. Put A at the smaller one and B at the greater one.`,
		]),
		line: { from: -10, to: 10, steps: 20, number_every: random.pick([5, 10]) },
		points: [
			{ right: whole(-size), wrong: wrong(-size) },
			{ right: whole(size), wrong: wrong(size) },
		],
		hints: [
			"Both numbers are equally far from zero.",
			"Count the marks from zero in each direction.",
			"The number to the left of zero is the smaller one.",
		],
		steps: [`Both numbers are ${size} away from zero.`, `A is at $-${size}$ and B at $${size}$.`],
	};
});

/** All numbers that are nearer to zero than some distance. */
const within: Form = (random) => {
	const size = random.integer(2, 9);
	const isClosed = random.oneIn(2);
	const letter = random.pick(["x", "n", "t"]);
	const all = (from: number, to: number, closed = isClosed) =>
		allBetween(letter, [from, closed], [to, closed]);
	return {
		prompt: random.pick([
			`Show every number $${letter}$ whose distance from zero is ${isClosed ? "at most" : "less than"} ${size}.`,
			`Draw all numbers $${letter}$ for which $|${letter}| ${isClosed ? "≤" : "<"} ${size}$.`,
			`${random.pick(NAMES)} thinks of a number $${letter}$ with an absolute value ${isClosed ? "of at most" : "less than"} ${size}. Show all numbers that it can be.`,
		]),
		right: all(-size, size),
		wrong: [
			[slip.mistookTheBoundary, all(-size, size, !isClosed)],
			[slip.keptOneSign, all(0, size)],
			[slip.doubledTheDistance, all(-2 * size, 2 * size)],
		],
		interval: { from: -12, to: 12, number_every: 4, variable: letter },
		hints: [
			"Numbers on both sides of zero can be close to it.",
			"Start at zero and go as far as the distance allows, to the left and to the right.",
			`Is a number at a distance of exactly ${size} one of them?`,
		],
		steps: [
			`Go ${size} from zero to each side: from $-${size}$ to $${size}$.`,
			`${isClosed ? "Both ends belong to it" : "Neither end belongs to it"}: $${all(-size, size).entry}$.`,
		],
	};
};

const easy = single(60, 1);
const decimal = single(199, 10);
const sums = combined(false);
const inside = combined(true);

const tale = measured(1);
const decimalTale = measured(10);

// 1: of a whole number, bare and in a story, and two numbers with the same absolute value. 2: of decimals, and a minus sign
// in front. 3: sums and differences of absolute values. 4: debts, depths, and other sizes, and all numbers near zero. 5: a
// difference between the bars, and how far something is from a target.
export const absoluteValue = defineSkill("absolute-value", 18, {
	1: [onLine, placed, ask.typed(easy), ask.typed(tale), ask.chosen(tale)],
	2: [
		ask.typed(decimal),
		ask.typed(decimalTale),
		ask.chosen(negated),
		ask.matched(decimal, "expression"),
		ask.judged(negated),
	],
	3: [
		ask.typed(sums),
		ask.chosen(apart),
		ask.typed(apart),
		ask.whatWentWrong(sums),
		ask.matched(negated, "expression"),
	],
	4: [
		ask.asInterval(within),
		ask.chosen(story),
		ask.judged(sums),
		ask.chosen(decimalTale),
		ask.chosen(apart),
	],
	5: [
		ask.typed(inside),
		ask.typed(offTarget),
		ask.chosen(offTarget),
		ask.judged(inside),
		ask.whatWentWrong(sums),
		ask.explainTheMistake(inside),
	],
});

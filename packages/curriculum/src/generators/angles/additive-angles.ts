import { ask, defineSkill, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import {
	type Whole,
	type Draw,
	knownOf,
	sumOf,
	listed,
	fan,
	missing,
	opened,
	inSteps,
} from "./parts-of-angles.ts";

const RIGHT: Whole = {
	called: "a right angle",
	degrees: 90,
	things: [
		"the corner of a card",
		"the corner of a quilt",
		"the corner of a window",
		"the corner of a garden bed",
	],
};
const STRAIGHT: Whole = {
	called: "a straight angle",
	degrees: 180,
	things: ["half a pizza", "a half-circle fan", "half a pie", "a half-circle window"],
};
const FULL: Whole = {
	called: "a full turn",
	degrees: 360,
	things: ["a round cake", "a pizza", "a round rug", "a spinner"],
};
const given = (degrees: number): Whole => ({
	called: `an angle of ${degrees}°`,
	degrees,
	things: ["a paper wedge", "an open fan", "a slice of pie", "a piece of cloth"],
});

/** Parts of at least 15 degrees, no two of them equal. */
const splitOf =
	(wholes: readonly (Whole | null)[], counts: readonly number[]): Draw =>
	(random) => {
		const [drawn, count] = [random.pick(wholes), random.pick(counts)];
		const whole_angle = drawn ?? given(random.integer(60, 170));
		const most = Math.floor((whole_angle.degrees * 1.4) / count);
		const parts = Array.from({ length: count - 1 }, () => random.integer(15, most));
		const rest = whole_angle.degrees - parts.reduce((sum, part) => sum + part, 0);
		const sizes = random.shuffle([...parts, rest]);
		if (rest < 15 || rest >= 180 || new Set(sizes).size < count) return undefined;
		if (drawn === null && [90, 180].includes(whole_angle.degrees)) return undefined;
		return { whole: whole_angle, sizes, at: random.integer(0, count - 1) };
	};

const ofGiven = splitOf([null], [2]);
const ofRight = splitOf([RIGHT, STRAIGHT], [2]);
const inThree = splitOf([RIGHT, STRAIGHT, null], [3]);
const around = splitOf([FULL], [3, 4]);
const any = splitOf([RIGHT, STRAIGHT, null], [2]);

/** Two or three parts put together. */
const together =
	(counts: readonly number[]): Form =>
	(random) => {
		const sizes = Array.from({ length: random.pick(counts) }, () => 5 * random.integer(3, 11));
		const sum = sumOf(sizes);
		const [name, all, first = 0] = [random.pick(NAMES), listed(sizes), sizes[0]];
		if (sum > 170 || new Set(sizes).size < sizes.length) return undefined;
		return {
			prompt: random.pick([
				`Angles of ${all} are side by side. How many degrees do they measure together?`,
				`${name} turns a dial by ${all}, one turn after another. How far has the dial turned in all, in degrees?`,
				`${name} puts paper wedges of ${all} side by side. How many degrees is that together?`,
				`A door opens ${sizes.map((size) => `${size}°`).join(", then another ")}. How far open is it now, in degrees?`,
			]),
			figure: fan(random, { whole: given(sum), sizes, at: -1 }),
			task: `the sum of angles of ${all}`,
			right: whole(sum),
			unit: { after: "degrees" },
			wrong: [
				[slip.subtractedAngleParts, whole(Math.abs(2 * first - sum))],
				[slip.took180, whole(180 - sum)],
				[slip.lostATen, whole(sum - 10)],
			],
			hints: [
				"The whole angle is made of its parts, without a gap and without an overlap.",
				`Begin with ${first}°.`,
				"Add all the parts.",
			],
			steps: [`$${sizes.join(" + ")} = ${sum}$, so together they measure ${sum}°.`],
		};
	};

/** One known part, and two equal ones. */
const twoEqual: Form = (random) => {
	const all = random.pick([RIGHT, STRAIGHT, FULL]);
	const right = random.integer(Math.floor(all.degrees / 5), Math.floor(all.degrees * 0.4));
	const known = all.degrees - 2 * right;
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} splits ${all.called} into three angles. One of them is ${known}°, and the other two are equal. How many degrees is each of these two?`,
			`Three angles make ${all.called}. One is ${known}°. The two others are equal. What is the measure of each of them?`,
		]),
		figure: fan(random, { whole: all, sizes: [right, known, right], at: 0 }),
		right: whole(right),
		unit: { after: "degrees" },
		wrong: [
			[slip.gaveBothEqualParts, whole(2 * right)],
			all.degrees !== 180 && known < 180 && [slip.took180, whole(Math.floor((180 - known) / 2))],
			[slip.usedOneNumber, whole(all.degrees / 2)],
			all.degrees > 2 * known && [slip.tookTheKnownTwice, whole(all.degrees - 2 * known)],
		],
		hints: [
			`How many degrees does ${all.called} measure?`,
			`Subtract ${known} from it.`,
			"Two equal angles share the rest: divide by 2.",
		],
		steps: [
			`$${all.degrees} - ${known} = ${2 * right}$.`,
			`$${2 * right} \\div 2 = ${right}$, so each is ${right}°.`,
		],
	};
};

/** The equation for a missing part. */
const equation: Form = (random) => {
	const split = any(random);
	if (split === undefined) return undefined;
	const { whole: all } = split;
	const [known = 0] = knownOf(split);
	const show = (text: string) => words(`$${text}$`);
	return {
		prompt: random.pick([
			`Two angles make ${all.called} together. One of them is ${known}°, and the other one is $x$ degrees. Which equation fits?`,
			`${random.pick(NAMES)} splits ${all.called} into a part of ${known}° and a part of $x$ degrees. Which equation finds $x$?`,
		]),
		figure: fan(random, split),
		right: show(`${known} + x = ${all.degrees}`),
		wrong: [
			[slip.addedToTheWholeAngle, show(`x - ${known} = ${all.degrees}`)],
			[
				all.degrees === 180 ? slip.took90 : slip.took180,
				show(`${known} + x = ${all.degrees === 180 ? 90 : 180}`),
			],
			[slip.gaveTheKnownAngle, show(`x = ${known}`)],
		],
		hints: [
			"The parts together make the whole angle.",
			`One part is ${known}. The other one is $x$.`,
			"Write the sum of the parts on one side, and the whole on the other.",
		],
		steps: [`The parts ${known} and $x$ make ${all.degrees}.`, `$${known} + x = ${all.degrees}$.`],
	};
};

// 1: parts put together. 2: the missing part of a given angle. 3: of a right or a straight angle, with equations. 4: three parts.
// 5: all the way around, two equal parts, and mistakes to explain.
export const additiveAngles = defineSkill("additive-angles", 17, {
	1: [ask.typed(together([2])), ask.chosen(together([2])), ask.typed(together([3]))],
	2: [ask.typed(missing(ofGiven)), ask.chosen(missing(ofGiven)), ask.typed(together([3])), opened(ofGiven)],
	3: [
		ask.typed(missing(ofRight)),
		opened(ofRight),
		ask.chosen(equation),
		ask.matched(missing(ofRight), ["description", "measure"]),
	],
	4: [
		ask.typed(missing(inThree)),
		inSteps(inThree),
		ask.chosen(missing(inThree)),
		ask.whatWentWrong(missing(inThree)),
	],
	5: [
		ask.typed(missing(around)),
		ask.typed(twoEqual),
		inSteps(around),
		ask.explainTheMistake(missing(inThree)),
	],
});

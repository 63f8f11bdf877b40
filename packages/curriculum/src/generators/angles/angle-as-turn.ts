import { angleFan } from "../../figures/shapes/angle-fan.ts";
import { svg } from "../../figures/svg.ts";
import { ask, COLORS, defineSkill, NAMES, simplest, slip, whole, words } from "../../kit/index.ts";
import type { Form } from "../../kit/index.ts";
import { gcd, lowest } from "../../kit/numbers.ts";
import { turnedArm } from "./measured-angles.ts";
import {
	SLICES,
	type Draw,
	severalOf,
	fractionTurn,
	opened,
	shaded,
	story,
	inWords,
	inSteps,
} from "./turns-of-circles.ts";

const oneOf: Draw = (random) => ({ parts: random.pick(SLICES), moved: 1 });

const anyOf: Draw = (random) => random.pick([oneOf, severalOf, severalOf])(random);

/** Angles of one degree side by side. */
const oneDegrees: Form = (random) => {
	const count = random.integer(12, 175);
	const name = random.pick(NAMES);
	return {
		prompt: random.pick([
			`${name} puts ${count} one-degree angles side by side, without gaps. How many degrees do they measure together?`,
			`A full turn is cut into 360 equal angles. ${name} puts ${count} of them side by side. How many degrees is that?`,
			`An angle turns through ${count} one-degree angles. What is its measure in degrees?`,
		]),
		right: whole(count),
		unit: { after: "degrees" },
		wrong: [
			[slip.gaveTheRestOfTheTurn, whole(360 - count)],
			[slip.wroteAZeroTooMany, whole(10 * count)],
			count < 180 && [slip.took180, whole(180 - count)],
		],
		hints: [
			"One of 360 equal parts of a full turn is called one degree.",
			`How many one-degree angles are there? There are ${count}.`,
			"An angle that turns through $n$ one-degree angles measures $n$ degrees.",
		],
		steps: [`Each of these angles measures 1 degree, so ${count} of them measure ${count} degrees.`],
	};
};

/** The fraction of a full turn that some degrees are. */
const toFraction: Form = (random) => {
	const turn = anyOf(random);
	const { parts, moved } = turn;
	const degrees = (360 / parts) * moved;
	if (gcd(parts, moved) > 1) return undefined;
	const half = lowest(degrees, 180);
	const ofHundred = lowest(degrees, 100);
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} turns by ${degrees} degrees. What fraction of a full turn is that?`,
			`What fraction of a full turn is an angle of ${degrees} degrees?`,
			`An angle measures ${degrees} degrees. Write it as a fraction of a full turn.`,
		]),
		cta: "Write a fraction, such as 3/4.",
		right: simplest(moved, parts),
		wrong: [
			degrees < 180 && [slip.tookATurnFor180, simplest(half.top, half.bottom)],
			[slip.gaveTheRestOfTheTurn, simplest(parts - moved, parts)],
			moved > 1 && [slip.tookOnePartOfTheTurn, simplest(1, parts)],
			degrees < 100 && [slip.tookATurnFor100, simplest(ofHundred.top, ofHundred.bottom)],
			moved + 1 < parts && [slip.onePartTooMany, simplest(moved + 1, parts)],
		],
		hints: [
			"A full turn, once around the circle, measures 360°.",
			`How many equal parts of a full turn could ${degrees} degrees be?`,
			`$\\dfrac{1}{${parts}}$ of a full turn is $360 \\div ${parts}$ degrees. How many of these are ${degrees} degrees?`,
		],
		steps: [
			`$\\dfrac{1}{${parts}}$ of a full turn is ${360 / parts} degrees.`,
			`${degrees} degrees are ${moved} of these: $\\dfrac{${moved}}{${parts}}$.`,
		],
	};
};

/** Two turns, one after the other. */
const twoTurns: Form = (random) => {
	const [first, second] = random.shuffle(SLICES.slice(1)) as [number, number];
	const [a, b] = [360 / first, 360 / second];
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} turns left by $\\dfrac{1}{${first}}$ of a full turn and then left again by $\\dfrac{1}{${second}}$ of a full turn. How many degrees is that in all?`,
			`A lamp turns by $\\dfrac{1}{${first}}$ of a full turn and then by $\\dfrac{1}{${second}}$ of a full turn in the same direction. How many degrees is that in all?`,
		]),
		right: whole(a + b),
		unit: { after: "degrees" },
		wrong: [
			[slip.usedOneNumber, whole(a)],
			[slip.subtractedAngleParts, whole(Math.abs(a - b))],
			(a + b) % 2 === 0 && [slip.tookATurnFor180, whole((a + b) / 2)],
		],
		hints: [
			"How many degrees is each turn by itself?",
			`The first turn is $360 \\div ${first}$ degrees, the second one $360 \\div ${second}$ degrees.`,
			"Add both.",
		],
		steps: [
			`$360 \\div ${first} = ${a}$ and $360 \\div ${second} = ${b}$.`,
			`$${a} + ${b} = ${a + b}$ degrees.`,
		],
	};
};

/** Two drawings side by side, on one line. */
function beside(pictures: readonly string[]): string {
	const read = pictures.map((picture) => {
		const [, view = "", inner = ""] = /viewBox="([^"]*)">(.*)<\/svg>$/s.exec(picture) ?? [];
		const [left = 0, , width = 0, height = 0] = view.split(" ").map(Number);
		return { width: width + 2 * left, height, inner };
	});
	const height = Math.max(...read.map((each) => each.height));
	let x = 0;
	const placed = read.map((each) => {
		const drawn = `<g transform="translate(${x.toFixed(2)} ${(height - each.height).toFixed(2)})">${each.inner}</g>`;
		x += each.width + 30;
		return drawn;
	});
	return svg(x - 30, height, ...placed);
}

/** Long arms do not make a large angle. */
const longerArms: Form = (random) => {
	const [small, wide] = [5 * random.integer(5, 11), 5 * random.integer(13, 20)];
	const kind = random.integer(0, 2);
	const [one = 0, other = 0] =
		[
			[wide, small],
			[small, wide],
			[small, small],
		][kind] ?? [];
	// The smaller one gets the longer arms, to tempt the eye.
	const isFirstLong = one < other || (one === other && random.oneIn(2));
	const lengths = isFirstLong ? [180, 100] : [100, 180];
	const [left = "sky", right = "gold"] = random.shuffle(COLORS);
	const draw = (degrees: number, length = 0, color: (typeof COLORS)[number] = "sky") =>
		angleFan({ parts: [{ from: 0, to: degrees, text: "", color }], lengths: [length, length] });
	const texts = ["The first one", "The second one", "Both are equal"];
	const say = (at: number) => words(texts[at] ?? "");
	return {
		prompt: random.pick([
			`${random.pick(NAMES)} opens two paper fans, the first by ${one} degrees and the second by ${other} degrees. Which angle is larger?`,
			`One angle measures ${one} degrees and another one ${other} degrees. Which angle is larger?`,
		]),
		figure: {
			svg: beside([draw(one, lengths[0], left), draw(other, lengths[1], right)]),
			alt: `Two angles. The first measures ${one} degrees and has ${isFirstLong ? "long" : "short"} arms. The second measures ${other} degrees and has ${isFirstLong ? "short" : "long"} arms.`,
		},
		right: say(kind),
		wrong: [
			[slip.longerArmsLargerAngle, say(isFirstLong ? 0 : 1)],
			[slip.shorterArmsLargerAngle, say(isFirstLong ? 1 : 0)],
			[{ ...slip.saidEqual, feedback: "Compare the degrees. Are the two numbers equal?" }, say(2)],
		],
		order: texts,
		hints: [
			"An angle tells how far something is opened or turned.",
			"Imagine cutting the longer arms. Does that change how far they are opened?",
			`Compare ${one} and ${other}.`,
		],
		steps: [
			"The length of the arms does not matter, only how far they are opened.",
			`${texts[kind]}${kind === 2 ? "" : " is larger"}: ${one} and ${other} degrees.`,
		],
	};
};

// 1: quarter and full turns, and what makes an angle large. 2: one part of a turn, and one-degree angles. 3: several parts.
// 4: from degrees to a fraction, and stories. 5: two turns, stories, and mistakes to explain.
export const angleAsTurn = defineSkill("angle-as-turn", 21, {
	1: [ask.typed(inWords), ask.chosen(longerArms), ask.chosen(inWords), ask.typed(shaded(oneOf))],
	2: [ask.typed(fractionTurn(oneOf)), opened(oneOf), turnedArm, ask.chosen(oneDegrees)],
	3: [
		ask.typed(shaded(severalOf)),
		inSteps,
		opened(severalOf),
		ask.chosen(fractionTurn(severalOf)),
		ask.matched(fractionTurn(anyOf), ["turn", "measure"]),
	],
	4: [
		ask.typed(toFraction),
		ask.chosen(toFraction),
		ask.typed(story),
		ask.whatWentWrong(fractionTurn(severalOf)),
	],
	5: [
		ask.typed(story),
		ask.chosen(story),
		ask.typed(twoTurns),
		ask.explainTheMistake(fractionTurn(severalOf)),
	],
});

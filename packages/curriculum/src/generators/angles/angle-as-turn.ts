import { angleFan } from "../../figures/shapes/angle-fan.ts";
import { fractionCircle } from "../../figures/fractions/fraction-circle.ts";
import { svg } from "../../figures/svg.ts";
import { ask, boxed, COLORS, defineSkill, NAMES, simplest, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { gcd, lowest, tex } from "../../kit/numbers.ts";
import { QUARTERS, TURN_SCENES, TURNERS } from "./turn-scenes.ts";
import { turnedArm } from "./measured-angles.ts";

/** Denominators of grade 4 that make whole degrees. */
const SLICES = [2, 3, 4, 5, 6, 8, 10, 12] as const;

/** A turn by some of many equal parts of a full turn. */
interface Turn {
	parts: number;
	moved: number;
}

type Draw = (random: Random) => Turn;

const oneOf: Draw = (random) => ({ parts: random.pick(SLICES), moved: 1 });
const severalOf: Draw = (random) => {
	const parts = random.pick(SLICES.slice(1));
	return { parts, moved: random.integer(2, parts - 1) };
};
const anyOf: Draw = (random) => random.pick([oneOf, severalOf, severalOf])(random);

/** A turn, with where wrong ways lead; what is asked is added. */
function turnDraft({ parts, moved }: Turn): Omit<Draft, "prompt"> {
	const [each, all] = [360 / parts, (360 / parts) * moved];
	return {
		right: whole(all),
		unit: { after: "degrees" },
		wrong: [
			moved > 1 && [slip.tookOnePartOfTheTurn, whole(each)],
			all < 360 && [slip.gaveTheRestOfTheTurn, whole(360 - all)],
			all % 2 === 0 && [slip.tookATurnFor180, whole(all / 2)],
			100 % parts === 0 && [slip.tookATurnFor100, whole((100 / parts) * moved)],
			[slip.multipliedThePartsOfATurn, whole(parts * moved)],
		],
		hints: [
			"A full turn, once around the circle, measures 360°.",
			`There are ${parts} equal parts. One of them is $360 \\div ${parts}$ degrees.`,
			moved === 1 ? "Divide to find the one part." : `Multiply the degrees of one part by ${moved}.`,
		],
		steps: [
			`A full turn is 360°, cut into ${parts} equal parts. One of them is $360 \\div ${parts} = ${each}$ degrees.`,
			...(moved === 1 ? [] : [`$${moved} \\times ${each} = ${all}$ degrees.`]),
		],
	};
}

const fractionOf = ({ parts, moved }: Turn) => `$${tex({ top: moved, bottom: parts })}$ of a full turn`;

/** A fraction of a full turn, bare. */
const fractionTurn =
	(draw: Draw): Form =>
	(random) => {
		const turn = draw(random);
		if (gcd(turn.moved, turn.parts) > 1) return undefined;
		const task = fractionOf(turn);
		return {
			...turnDraft(turn),
			prompt: random.pick([
				`How many degrees is ${task}?`,
				`${random.pick(NAMES)} tells a robot to make ${task}. How many degrees is that?`,
				`An angle is ${task}. What is its measure in degrees?`,
			]),
			task,
		};
	};

/** A fraction of a full turn, opened instead of typed; up to half a turn. */
const opened = (draw: Draw) =>
	ask.byOpening((random) => {
		const draft = fractionTurn(draw)(random);
		const degrees = Number(draft?.right.entry);
		if (draft?.task === undefined || degrees > 180 || degrees % 5 > 0) return undefined;
		return {
			...draft,
			prompt: random.pick([
				`Open an angle that is ${draft.task}.`,
				`${random.pick(NAMES)} turns a dial by ${draft.task}. Open an angle of that size.`,
				`Show ${draft.task} as an angle.`,
			]),
			angle: { step: 5, has_protractor: false },
		};
	});

const shaded =
	(draw: Draw): Form =>
	(random) => {
		const turn = draw(random);
		const { parts, moved } = turn;
		if (parts < 3) return undefined;
		return {
			...turnDraft(turn),
			prompt: random.pick([
				"How many degrees does the shaded angle at the center of the circle measure?",
				`${random.pick(NAMES)} shades a part of a circle that is cut into equal slices. How many degrees does the shaded angle measure?`,
				"The slices are equal. Find the measure of the shaded angle at the center.",
			]),
			figure: {
				svg: svg(
					240,
					240,
					fractionCircle({
						cx: 120,
						cy: 120,
						radius: 112,
						parts,
						shaded: moved,
						colour: random.pick(COLORS),
					}),
				),
				alt: `A circle cut into ${parts} equal slices. ${moved} of them ${moved === 1 ? "is" : "are"} shaded.`,
			},
		};
	};

const story: Form = (random) => {
	const { parts: choices, told } = random.pick(TURN_SCENES);
	const parts = random.pick(choices);
	const moved = random.integer(2, Math.min(parts - 1, 11));
	return {
		...turnDraft({ parts, moved }),
		prompt: `${told(random.pick(NAMES), moved, parts)} ${random.pick(["How many degrees is that?", "Find the angle in degrees."])}`,
	};
};

const inWords: Form = (random) => {
	const [called, quarters] = random.pick(QUARTERS);
	const { unit, right } = turnDraft({ parts: 4, moved: quarters });
	return {
		prompt: `${random.pick(TURNERS)(random.pick(NAMES))} ${called}. How many degrees is that?`,
		right,
		...(unit === undefined ? {} : { unit }),
		wrong: [
			[slip.tookATurnFor100, whole(25 * quarters)],
			[slip.tookATurnFor180, whole(45 * quarters)],
			[slip.tookOnePartOfTheTurn, whole(90)],
			quarters < 4 && [slip.gaveTheRestOfTheTurn, whole(360 - 90 * quarters)],
		],
		hints: [
			"Once all the way around is a full turn.",
			`A right angle is a quarter turn. How many right angles are in ${called}?`,
			"Count 90 degrees for each right angle.",
		],
		steps: [
			`A quarter turn is a right angle, and that is 90 degrees.`,
			`$${quarters} \\times 90 = ${90 * quarters}$ degrees.`,
		],
	};
};

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

const inSteps = ask.stepwise((random) => {
	const turn = severalOf(random);
	const { parts, moved } = turn;
	const { hints, steps } = turnDraft(turn);
	return {
		prompt: random.pick([
			`A full turn is cut into ${parts} equal angles. Each one measures [[each]] degrees, so ${moved} of them measure [[all]] degrees.`,
			`A circle has ${parts} equal slices. One slice has an angle of [[each]] degrees. The angle of ${moved} slices is [[all]] degrees.`,
		]),
		boxes: {
			each: boxed(
				whole(360 / parts),
				[slip.tookATurnFor180, whole(Math.floor(180 / parts))],
				[slip.tookATurnFor100, whole(Math.floor(100 / parts))],
			),
			all: boxed(whole((360 / parts) * moved), [slip.multipliedThePartsOfATurn, whole(parts * moved)]),
		},
		hints,
		steps,
	};
});

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
	const draw = (degrees: number, length = 0, colour: (typeof COLORS)[number] = "sky") =>
		angleFan({ parts: [{ from: 0, to: degrees, text: "", colour }], lengths: [length, length] });
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
			[slip.saidEqual, say(2)],
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
export const angleAsTurn = defineSkill("angle-as-turn", 19, {
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

import { fractionCircle } from "../../figures/fractions/fraction-circle.ts";
import { svg } from "../../figures/svg.ts";
import { ask, boxed, COLORS, NAMES, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { gcd, tex } from "../../kit/numbers.ts";
import { QUARTERS, TURN_SCENES, TURNERS } from "./turn-scenes.ts";

/** Denominators of grade 4 that make whole degrees. */
export const SLICES = [2, 3, 4, 5, 6, 8, 10, 12] as const;

/** A turn by some of many equal parts of a full turn. */
interface Turn {
	parts: number;
	moved: number;
}

export type Draw = (random: Random) => Turn;

export const severalOf: Draw = (random) => {
	const parts = random.pick(SLICES.slice(1));
	return { parts, moved: random.integer(2, parts - 1) };
};

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
export const fractionTurn =
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
export const opened = (draw: Draw) =>
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

export const shaded =
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
						color: random.pick(COLORS),
					}),
				),
				alt: `A circle cut into ${parts} equal slices. ${moved} of them ${moved === 1 ? "is" : "are"} shaded.`,
			},
		};
	};

export const story: Form = (random) => {
	const { parts: choices, told } = random.pick(TURN_SCENES);
	const parts = random.pick(choices);
	const moved = random.integer(2, Math.min(parts - 1, 11));
	return {
		...turnDraft({ parts, moved }),
		prompt: `${told(random.pick(NAMES), moved, parts)} ${random.pick(["How many degrees is that?", "Find the angle in degrees."])}`,
	};
};

export const inWords: Form = (random) => {
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

export const inSteps = ask.stepwise((random) => {
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

import { ruler } from "../../figures/lines/ruler.ts";
import { ask, boxed, NAMES, slip, whole, words } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";

const THINGS = [
	"pencil",
	"ribbon",
	"crayon",
	"paintbrush",
	"paper strip",
	"straw",
	"toy train",
	"leaf",
	"comb",
	"feather",
] as const;

/** [unit, many, small marks from one to the next, the last number] */
const RULERS = { in: ["in", "inches", 1, 9], cm: ["cm", "centimeters", 2, 15] } as const;

export interface Setting {
	units: readonly (keyof typeof RULERS)[];
	/** Where the thing begins. */
	from: readonly [least: number, most: number];
}

interface Laid {
	from: number;
	to: number;
	thing: string;
	ruler: (typeof RULERS)[keyof typeof RULERS];
}

export function laid(random: Random, { units, from: [least, most] }: Setting): Laid {
	const kind = RULERS[random.pick(units)];
	const from = random.integer(least, most);
	return { from, to: from + random.integer(2, kind[3] - from), thing: random.pick(THINGS), ruler: kind };
}

const lengthOf = ({ from, to }: Laid) => to - from;

/** A ruler with bars from one mark to another. */
export function rulerFigure(
	{ ruler: [unit, units, parts, last] }: Pick<Laid, "ruler">,
	bars: Parameters<typeof ruler>[0]["bars"],
	said: string,
) {
	return {
		svg: ruler({ length: last, unit, parts, bars }),
		alt: `A ruler in ${units} from 0 to ${last}. ${said}`,
	};
}

function draftOf(object: Laid, prompt: string): Draft {
	const { from, to, ruler: kind } = object;
	const [unit, units] = kind;
	const length = lengthOf(object);
	return {
		prompt,
		task: `the length from mark ${from} to mark ${to} on a ruler in ${units}`,
		right: whole(length),
		wrong: [
			from > 0 && [slip.readTheEndMark, whole(to)],
			[slip.countedTheMarks, whole(length + 1)],
			[slip.missedASpace, whole(length - 1)],
			from === 0 && [slip.countedOneSpaceTwice, whole(length + 2)],
		],
		unit: { after: unit },
		hints: [
			"At which mark does it begin? At which mark does it end?",
			from === 0 ? "It begins at 0. Count the spaces from there." : `It begins at ${from}, not at 0.`,
			from === 0
				? "The mark at its end tells how many spaces there are."
				: "Count the spaces between the two marks, not the marks.",
		],
		steps: [
			from === 0
				? "It begins at 0, so the mark at its end tells the length."
				: `It begins at ${from} and ends at ${to}.`,
			from === 0
				? `It ends at ${to}, so it is ${length} ${units} long.`
				: `$${to} - ${from} = ${length}$, so it is ${length} ${units} long.`,
		],
	};
}

/** A thing on a ruler. */
export const measured =
	(setting: Setting): Form =>
	(random) => {
		const object = laid(random, setting);
		const {
			from,
			to,
			thing,
			ruler: [, units],
		} = object;
		return {
			...draftOf(
				object,
				random.pick([
					`How long is the ${thing}?`,
					`${random.pick(NAMES)} measures a ${thing}. How long is it?`,
					`Read the ruler. How many ${units} long is the ${thing}?`,
				]),
			),
			figure: rulerFigure(
				object,
				[{ from, to, colour: random.pick(["gold", "mint", "coral", "sky"]) }],
				`The ${thing} lies along it from the mark ${from} to the mark ${to}.`,
			),
		};
	};

const lays = (thing: string, units: string) =>
	[
		`Lay the ruler along the ${thing}. How many ${units} long is it?`,
		`Measure the ${thing} with the ruler. How long is it in ${units}?`,
		`Move the zero of the ruler to where the ${thing} begins. How many ${units} long is the ${thing}?`,
	] as const;

/** How a length is measured with a ruler that lies beside it at first. */
export const byRulerHelp = (thing: string, length: string) => ({
	hints: [
		`Where does the ${thing} begin? The zero of the ruler belongs there.`,
		"Move the ruler first. Then move the mark to the other end.",
		`Read the number where the ${thing} ends.`,
	] as const,
	steps: [
		`The zero of the ruler lies where the ${thing} begins.`,
		`The ${thing} ends at ${length}, so it is ${length} long.`,
	],
});

/** A thing that is measured with a ruler to move. */
export const byRuler =
	(units: Setting["units"]): Form =>
	(random) => {
		const object = laid(random, { units, from: [0, 0] });
		const {
			to: length,
			thing,
			ruler: [unit, many, , last],
		} = object;
		return {
			prompt: random.pick(lays(thing, many)),
			right: whole(length),
			wrong: [
				[slip.didNotLineUpZero, whole(length + 1)],
				[slip.missedASpace, whole(length - 1)],
			],
			unit: { after: unit },
			ruler: { unit, units: last, parts: 1, bar: length },
			...byRulerHelp(thing, `${length} ${many}`),
		};
	};

/** Given without a picture. */
export const toldMarks =
	(setting: Setting): Form =>
	(random) => {
		const object = laid(random, setting);
		const {
			from,
			to,
			thing,
			ruler: [, units],
		} = object;
		return draftOf(
			object,
			random.pick([
				`A ${thing} lies along a ruler in ${units}. It begins at the ${from} and ends at the ${to}. How long is it?`,
				`A broken ruler in ${units} starts at ${from}. A ${thing} goes from there to the ${to}. How long is the ${thing}?`,
			]),
		);
	};

/** The other end of a thing whose length is given. */
export const otherEnd =
	(setting: Setting): Form =>
	(random) => {
		const object = laid(random, setting);
		const { from, to, thing, ruler: kind } = object;
		const [length, units] = [lengthOf(object), kind[1]];
		const isEnd = random.oneIn(2);
		return {
			prompt: isEnd
				? random.pick([
						`A ${thing} is ${length} ${units} long. It begins at the mark ${from}. At which mark does it end?`,
						`${random.pick(NAMES)} lays a ${thing} at the mark ${from}. It is ${length} ${units} long. Where does it end?`,
					])
				: random.pick([
						`A ${thing} is ${length} ${units} long. It ends at the mark ${to}. At which mark does it begin?`,
						`The ${thing} ends at ${to} on the ruler. It is ${length} ${units} long. Where does it begin?`,
					]),
			figure: rulerFigure(
				object,
				[isEnd ? { from, to: from + 1, colour: "gold" } : { from: to - 1, to, colour: "gold" }],
				isEnd
					? `The ${thing} begins at the mark ${from}. Only its first part is shown.`
					: `The ${thing} ends at the mark ${to}. Only its last part is shown.`,
			),
			right: whole(isEnd ? to : from),
			wrong: [
				[isEnd ? slip.forgotTheStartMark : slip.gaveTheLengthOfIt, whole(length)],
				[slip.countedTheMarks, whole(isEnd ? to - 1 : from + 1)],
				isEnd ? [slip.missedASpace, whole(to - 2)] : from > 1 && [slip.missedASpace, whole(from - 1)],
			],
			hints: [
				isEnd
					? "The end comes after the beginning. Count on."
					: "The beginning comes before the end. Count back.",
				`Start at ${isEnd ? from : to} and count one space for each of the ${length} ${units}.`,
				"Do not count the mark where you start.",
			],
			steps: [
				`Start at ${isEnd ? from : to} and count ${isEnd ? "on" : "back"} ${length} spaces.`,
				isEnd
					? `$${from} + ${length} = ${to}$. It ends at ${to}.`
					: `$${to} - ${length} = ${from}$. It begins at ${from}.`,
			],
		};
	};

/** Three strips, one of a given length. */
export const whichStrip =
	(setting: Setting): Form =>
	(random) => {
		const object = laid(random, setting);
		const { from, to, ruler: kind } = object;
		const length = lengthOf(object);
		const others = [
			{ slip: slip.readTheEndMark, from: length > 2 ? 1 + (from % 2) : 0, to: length },
			{ slip: slip.countedTheMarks, from, to: to - 1 },
			{ slip: slip.missedASpace, from, to: to + 1 },
		].filter((each) => each.to - each.from !== length && each.to <= kind[3] && each.to - each.from >= 2);
		const [one, other] = random.shuffle(others);
		if (one === undefined || other === undefined) return undefined;
		const bars = random.shuffle([{ slip: undefined, from, to }, one, other]);
		const nameOf = (bar: { from: number; to: number } | undefined) =>
			"ABC"[bars.findIndex((each) => each === bar)] ?? "";
		const right = bars.find((bar) => bar.slip === undefined);
		const colours = ["sky", "gold", "mint"] as const;
		return {
			prompt: random.pick([
				`Which strip is ${length} ${kind[1]} long?`,
				`${random.pick(NAMES)} needs a strip of ${length} ${kind[1]}. Which one fits?`,
				`One strip is ${length} ${kind[1]} long. Which one is it?`,
			]),
			figure: rulerFigure(
				object,
				bars.map((bar, at) => ({
					from: bar.from,
					to: bar.to,
					name: "ABC"[at] ?? "",
					colour: colours[at] ?? "sky",
				})),
				bars.map((bar) => `Strip ${nameOf(bar)} lies from ${bar.from} to ${bar.to}.`).join(" "),
			),
			right: words(`strip ${nameOf(right)}`),
			wrong: [one, other].map((bar) => [bar.slip, words(`strip ${nameOf(bar)}`)]),
			order: ["strip A", "strip B", "strip C"],
			hints: [
				"Look at both ends of each strip.",
				`Which one covers ${length} spaces?`,
				"Count the spaces under each strip, not the marks.",
			],
			steps: [
				`Strip ${nameOf(right)} goes from ${from} to ${to}: $${to} - ${from} = ${length}$.`,
				`It is strip ${nameOf(right)}.`,
			],
		};
	};

/** Both marks and the length, in boxes. */
export const marksAndLength = (setting: Setting) =>
	ask.stepwise((random) => {
		const object = laid(random, setting);
		const { from, to, thing, ruler: kind } = object;
		const { hints, steps, right, wrong } = draftOf(object, "");
		return {
			prompt: random.pick([
				`The ${thing} begins at [[from]] and ends at [[to]]. It is [[length]] ${kind[1]} long.`,
				`${random.pick(NAMES)} measures a ${thing}. It begins at [[from]] and ends at [[to]], so it is [[length]] ${kind[1]} long.`,
				`Read both ends of the ${thing}: [[from]] and [[to]]. Its length is [[length]] ${kind[1]}.`,
			]),
			figure: rulerFigure(
				object,
				[{ from, to, colour: "mint" }],
				`The ${thing} lies along it. Its ends are at two marks.`,
			),
			hints: [
				hints[0],
				"The number below a mark tells which one it is.",
				"Count the spaces between the two marks.",
			],
			steps,
			boxes: {
				from: {
					right: whole(from),
					wrong: from === 0 ? [[slip.beganAtOne, whole(1)]] : [[slip.thoughtItStartsAtZero, whole(0)]],
				},
				to: boxed(whole(to), [slip.missedASpace, whole(to - 1)]),
				length: { right, wrong },
			},
		};
	});

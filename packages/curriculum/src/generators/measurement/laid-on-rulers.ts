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

export const lengthOf = ({ from, to }: Laid) => to - from;

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

export function draftOf(object: Laid, prompt: string): Draft {
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
		const colors = ["sky", "gold", "mint"] as const;
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
					color: colors[at] ?? "sky",
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
				[{ from, to, color: "mint" }],
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

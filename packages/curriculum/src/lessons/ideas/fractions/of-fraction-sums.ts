import { unitSquare } from "../../../figures/fractions/unit-square.ts";
import { unitBars } from "../../../figures/numbers/unit-bars.ts";
import { namedBars } from "../../../repairs/pictures.ts";
import type { Idea, IdeaFrame } from "../idea.ts";

interface Bar {
	parts: number;
	shaded: number;
	color: "sky" | "gold" | "mint";
}

/** Bars of one length, each named by its fraction. */
function barsFrame(text: string, bars: readonly Bar[]): IdeaFrame {
	const alt = `Bars of the same length: ${bars.map(({ parts, shaded }) => `${shaded} of ${parts} parts`).join(", ")}.`;
	return {
		text,
		figure: namedBars(
			alt,
			bars.map((bar) => ({ ...bar, name: `${bar.shaded}/${bar.parts}` })),
		),
	};
}

function fraction(numerator: number, denominator: number): string {
	return `\\dfrac{${numerator}}{${denominator}}`;
}

/** With four times as many parts at most twelve. */
const SIMPLE = [
	[2, 3],
	[1, 3],
	[1, 2],
] as const;

/** Every part cut again: more parts, the same amount. */
export function cutEveryPart(cuts: readonly Cut[]): Idea {
	return (random) => cutAgain(random.pick(cuts));
}

/** A fraction, and into how many each part is cut, one way and another. */
type Cut = readonly [shaded: number, parts: number, into: number, then: number];

/** With 2, 3, 4, 6 or 8 parts. */
export const IN_GRADE_3: readonly Cut[] = [
	[1, 2, 2, 3],
	[1, 2, 3, 4],
	[1, 2, 2, 4],
];
/** Up to 12 parts. */
export const IN_GRADE_4: readonly Cut[] = [
	[2, 3, 2, 4],
	[3, 4, 2, 3],
	[1, 3, 2, 4],
	[1, 2, 3, 5],
];

function cutAgain([shaded, parts, into, then]: Cut): IdeaFrame[] {
	const times = (by: number) => (by === 2 ? "twice" : `${by} times`);
	const bar = { parts, shaded, color: "sky" } as const;
	const cut = { parts: into * parts, shaded: into * shaded, color: "gold" } as const;
	return [
		barsFrame(`$${fraction(shaded, parts)}$ of a bar.`, [bar]),
		barsFrame(
			`Cut every part in ${into}. There are ${times(into)} as many parts, and ${times(into)} as many are colored: $${fraction(shaded, parts)} = ${fraction(into * shaded, into * parts)}$.`,
			[bar, cut],
		),
		barsFrame(
			`Cut every part in ${then}, and it’s the same amount again: $${fraction(shaded, parts)} = ${fraction(then * shaded, then * parts)}$.`,
			[bar, cut, { parts: then * parts, shaded: then * shaded, color: "mint" }],
		),
	];
}

/** Parts put together until no more fit evenly. */
export const joinTheParts: Idea = (random) => {
	const [shaded, parts] = random.pick(SIMPLE);
	const many = { parts: 4 * parts, shaded: 4 * shaded, color: "sky" } as const;
	const fewer = { parts: 2 * parts, shaded: 2 * shaded, color: "gold" } as const;
	return [
		barsFrame(`$${fraction(4 * shaded, 4 * parts)}$ of a bar: many small parts.`, [many]),
		barsFrame(
			`Join 2 parts at a time: divide the numerator and the denominator by 2. $${fraction(4 * shaded, 4 * parts)} = ${fraction(2 * shaded, 2 * parts)}$.`,
			[many, fewer],
		),
		barsFrame(
			`Once more: $${fraction(2 * shaded, 2 * parts)} = ${fraction(shaded, parts)}$. No number but 1 divides both now: this is simplest form.`,
			[many, fewer, { parts, shaded, color: "mint" }],
		),
	];
};

/** Parts of the same size, counted together. */
export const countTheSameParts: Idea = (random) => {
	const parts = random.pick([6, 8, 10]);
	const [first, more] = [random.integer(1, 3), random.integer(1, 2)];
	const sum = first + more;
	return [
		barsFrame(`$${fraction(first, parts)}$: ${first} of ${parts} equal parts.`, [
			{ parts, shaded: first, color: "sky" },
		]),
		barsFrame(
			`Add $${fraction(more, parts)}$. The parts are the same size, so count them: $${first} + ${more} = ${sum}$.`,
			[
				{ parts, shaded: first, color: "sky" },
				{ parts, shaded: more, color: "gold" },
			],
		),
		barsFrame(
			`$${fraction(first, parts)} + ${fraction(more, parts)} = ${fraction(sum, parts)}$. The denominator stays: the parts didn’t change.`,
			[
				{ parts, shaded: first, color: "sky" },
				{ parts, shaded: more, color: "gold" },
				{ parts, shaded: sum, color: "mint" },
			],
		),
	];
};

/** Parts of two sizes cut into parts of one size. */
export const cutToTheSameSize: Idea = (random) => {
	const [one, other] = random.pick([
		[2, 3],
		[2, 5],
		[3, 4],
	] as const);
	const all = one * other;
	return [
		barsFrame(
			`$${fraction(1, one)} + ${fraction(1, other)}$: the parts aren’t the same size, so they can’t be counted together yet.`,
			[
				{ parts: one, shaded: 1, color: "sky" },
				{ parts: other, shaded: 1, color: "gold" },
			],
		),
		barsFrame(
			`Cut both bars into ${all} parts: $${fraction(1, one)} = ${fraction(other, all)}$ and $${fraction(1, other)} = ${fraction(one, all)}$.`,
			[
				{ parts: all, shaded: other, color: "sky" },
				{ parts: all, shaded: one, color: "gold" },
			],
		),
		barsFrame(
			`Now count: $${fraction(other, all)} + ${fraction(one, all)} = ${fraction(one + other, all)}$.`,
			[
				{ parts: all, shaded: other, color: "sky" },
				{ parts: all, shaded: one, color: "gold" },
				{ parts: all, shaded: one + other, color: "mint" },
			],
		),
	];
};

/** The same fraction, taken again. */
export const takeItAgain: Idea = (random) => {
	const [each, parts] = random.pick([
		[2, 8],
		[3, 10],
		[3, 12],
	] as const);
	return [1, 2, 3].map((times) => ({
		text:
			times === 1
				? `$${fraction(each, parts)}$ once: ${each} of ${parts} parts.`
				: `${times} times: $${times} \\times ${each} = ${times * each}$ parts of the same size, $${fraction(times * each, parts)}$.`,
		figure: {
			svg: unitBars({ count: 1, parts, shaded: times * each, caption: "one whole", color: "sky" }),
			alt: `A bar of one whole in ${parts} parts, ${times * each} of them colored.`,
		},
	}));
};

/** Wholes shared: everyone gets one part of each. */
export const partOfEachWhole: Idea = (random) => {
	const [wholes, people] = random.pick([
		[2, 3],
		[3, 4],
		[2, 5],
	] as const);
	const bars = (parts: number) => ({
		svg: unitBars({ count: wholes, parts, caption: `${wholes} wholes`, color: "sky" }),
		alt: `${wholes} bars of one whole, each in ${parts} ${parts === 1 ? "part" : "equal parts"}.`,
	});
	return [
		{ text: `$${wholes} \\div ${people}$: share ${wholes} bars among ${people} people.`, figure: bars(1) },
		{
			text: `Cut each bar into ${people} equal parts. Everyone gets one part of each bar.`,
			figure: bars(people),
		},
		barsFrame(
			`One person has ${wholes} parts: $${wholes} \\div ${people} = ${fraction(wholes, people)}$ of a bar.`,
			[{ parts: people, shaded: wholes, color: "gold" }],
		),
	];
};

/** A fraction of a fraction: columns, then rows of the colored ones. */
export const partOfAPart: Idea = (random) => {
	const [across, columns] = random.pick(SIMPLE);
	const [down, rows] = random.pick([
		[1, 2],
		[1, 3],
		[2, 3],
	] as const);
	const square = (from: number, cut: number) => ({
		...unitSquare({ top: across, bottom: columns }, { top: from, bottom: cut }),
		alt: `A square, ${across} of ${columns} columns colored${from === 0 ? "" : `, with dots in ${from} of ${cut} rows of that part`}.`,
	});
	return [
		{ text: `The square is 1. Color $${fraction(across, columns)}$ of it.`, figure: square(0, 1) },
		{
			text: `Take $${fraction(down, rows)}$ of the colored part: ${down} of ${rows} rows.`,
			figure: square(down, rows),
		},
		{
			text: `$${across} \\times ${down} = ${across * down}$ of the $${columns} \\times ${rows} = ${columns * rows}$ small parts have dots: $${fraction(down, rows)} \\times ${fraction(across, columns)} = ${fraction(across * down, columns * rows)}$.`,
			figure: square(down, rows),
		},
	];
};

/** One part, cut again: how many such pieces make the whole? */
export const cutOnePart: Idea = (random) => {
	const [parts, pieces] = [random.integer(2, 4), random.integer(2, 3)];
	const bar = (cut?: number) => ({
		svg: unitBars({
			count: 1,
			parts,
			shaded: 1,
			...(cut !== undefined && { cut }),
			caption: "one whole",
			color: "sky",
		}),
		alt: `A bar of one whole in ${parts} parts, the first one colored${cut === undefined ? "" : ` and cut into ${cut} pieces`}.`,
	});
	return [
		{ text: `$${fraction(1, parts)}$ of a whole bar.`, figure: bar() },
		{
			text: `Cut it into ${pieces} equal pieces. In the whole bar, $${parts} \\times ${pieces} = ${parts * pieces}$ such pieces would fit.`,
			figure: bar(pieces),
		},
		{
			text: `So one piece is $${fraction(1, parts)} \\div ${pieces} = ${fraction(1, parts * pieces)}$ of the whole.`,
			figure: bar(pieces),
		},
	];
};

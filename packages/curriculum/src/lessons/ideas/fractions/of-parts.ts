import { emptyLine } from "../../../figures/lines/empty-line.ts";
import { unitBars } from "../../../figures/numbers/unit-bars.ts";
import { namedBars } from "../../../repairs/pictures.ts";
import { box, growingBoxes, type Idea, type IdeaFrame, repeat } from "../idea.ts";

/** Equal parts of one whole, counted. */
export const countEqualParts: Idea = (random) => {
	const parts = random.pick([4, 6, 8]);
	const shaded = random.integer(2, parts - 1);
	return [
		cutWhole("This is one whole.", 1, 0),
		cutWhole(`Cut it into ${parts} equal parts. One part is $\\dfrac{1}{${parts}}$.`, parts, 1),
		cutWhole(
			`${shaded} of the parts are $\\dfrac{${shaded}}{${parts}}$: the number below says how many parts the whole has.`,
			parts,
			shaded,
		),
	];
};

const SHARES = [
	[2, "halves", "half"],
	[3, "thirds", "third"],
	[4, "fourths", "fourth"],
] as const;

/** Equal parts before fractions are written: halves, thirds and fourths. */
export const nameEqualShares: Idea = (random) => {
	const [parts, many, one] = random.pick(SHARES);
	return [
		cutWhole("This is one whole.", 1, 0),
		cutWhole(`Cut it into ${parts} equal parts. They are called ${many}.`, parts, 0),
		cutWhole(`One of the ${parts} equal parts is a ${one} of the whole.`, parts, 1),
		cutWhole(`${parts === 2 ? "Both" : `All ${parts}`} ${many} together make the whole.`, parts, parts),
	];
};

function cutWhole(text: string, cut: number, colored: number): IdeaFrame {
	return {
		text,
		figure: {
			svg: unitBars({ count: 1, parts: cut, shaded: colored, caption: "one whole", color: "sky" }),
			alt: `A bar of one whole in ${cut} equal ${cut === 1 ? "part" : "parts"}, ${colored} of them colored.`,
		},
	};
}

/** Steps of one part along a number line. */
export const stepsOfOnePart: Idea = (random) => {
	const parts = random.pick([3, 4, 6]);
	const stops = Array.from({ length: parts + 1 }, (_, at) => at);
	const written = stops.map((at) => (at === 0 ? "0" : at === parts ? "1" : `${at}/${parts}`));
	return [1, 2, parts].map((shown) => ({
		text:
			shown === 1
				? `From 0 to 1 there are ${parts} equal steps. The first one ends at $\\dfrac{1}{${parts}}$.`
				: shown === 2
					? `The second one ends at $\\dfrac{2}{${parts}}$. Count steps, not marks.`
					: `After ${parts} steps you are at $\\dfrac{${parts}}{${parts}} = 1$.`,
		figure: {
			svg: emptyLine({
				ends: [0, parts],
				stops: stops.slice(0, shown + 1),
				names: stops.slice(1, shown + 1).map(() => `1/${parts}`),
				written,
			}),
			alt: `A number line with steps of 1/${parts}: ${written.slice(0, shown + 1).join(", ")}.`,
		},
	}));
};

/** Parts that fill one whole after the other. */
export const fillTheWholes: Idea = (random) => {
	const [parts, more] = [random.pick([3, 4, 5]), random.integer(1, 2)];
	const whole = { parts, shaded: parts, name: `${parts}/${parts}`, color: "sky" as const };
	const rest = { parts, shaded: more, name: `${more}/${parts}`, color: "gold" as const };
	const all = parts + more;
	return [
		{
			text: `$\\dfrac{${all}}{${parts}}$ are ${all} parts. ${parts} of them fill one whole.`,
			figure: namedBars(`One bar, ${parts} of ${parts} parts.`, [whole]),
		},
		{
			text: `${more} more ${more === 1 ? "part starts" : "parts start"} the next whole: $\\dfrac{${all}}{${parts}} = 1\\dfrac{${more}}{${parts}}$.`,
			figure: namedBars(`Two bars: ${parts} of ${parts} parts, and ${more} of ${parts} parts.`, [
				whole,
				rest,
			]),
		},
	];
};

/** Larger parts, or more of them. */
export const partsCompared: Idea = (random) => {
	const parts = random.pick([3, 4]);
	const smaller = 2 * parts;
	const few = { parts, shaded: 2, name: `2/${parts}`, color: "sky" as const };
	const many = { parts: smaller, shaded: 2, name: `2/${smaller}`, color: "gold" as const };
	const most = { parts, shaded: 1, name: `1/${parts}`, color: "coral" as const };
	const bars = [few, many, most];
	const texts = [
		`$\\dfrac{2}{${parts}}$: 2 of ${parts} parts.`,
		`$\\dfrac{2}{${smaller}}$: also 2 parts, but of ${smaller}. They are smaller, so $\\dfrac{2}{${parts}} > \\dfrac{2}{${smaller}}$.`,
		`The parts are the same size, so fewer parts make a smaller fraction. $\\dfrac{1}{${parts}} < \\dfrac{2}{${parts}}$.`,
	];
	return texts.map((text, at) => ({
		text,
		figure: namedBars(
			`Bars of the same length: ${bars
				.slice(0, at + 1)
				.map((bar) => `${bar.shaded} of ${bar.parts} parts`)
				.join(", ")}.`,
			bars.slice(0, at + 1),
		),
	}));
};

/** Wholes and parts added each for themselves. */
export const wholesAndParts: Idea = (random) => {
	const [a, b] = random.pick([
		[1, 2],
		[2, 1],
	] as const);
	// To scale: a whole is as long as three thirds.
	const wholes = (count: number) => repeat(count, "1", "sky", 3);
	return growingBoxes([
		[
			`$${a}\\dfrac{1}{3}$: ${a} ${a === 1 ? "whole" : "wholes"} and $\\dfrac{1}{3}$.`,
			[...wholes(a), box("1/3", "gold")],
		],
		[`Add $${b}\\dfrac{1}{3}$.`, [...wholes(b), box("1/3", "coral")]],
		[
			`Wholes with wholes, parts with parts: $${a + b}\\dfrac{2}{3}$.`,
			[...wholes(a + b), box("1/3", "gold"), box("1/3", "coral")],
		],
	]);
};

/** A factor above or below 1. */
export const moreOrLessThanItself: Idea = (random) => {
	const length = random.pick([4, 6]);
	return growingBoxes([
		[`A ribbon of ${length} inches. Times 1 leaves it as it is.`, [box(`${length}`, "sky", length)]],
		[`Times $\\dfrac{1}{2}$, less than 1: it gets shorter.`, [box(`${length / 2}`, "gold", length / 2)]],
		[`Times $1\\dfrac{1}{2}$, more than 1: it gets longer.`, [box(`${length * 1.5}`, "mint", length * 1.5)]],
	]);
};

/** Up to the ten, then on. */
export const overTheTen: Idea = (random) => {
	const [start, by] = [random.integer(7, 9), random.integer(4, 6)];
	const [toTen, rest] = [10 - start, by - (10 - start)];
	const stops = [start, 10, start + by];
	const names = [`+${toTen}`, `+${rest}`];
	const texts = [
		`$${start} + ${by}$: make 10 first. $${start} + ${toTen} = 10$.`,
		`Then add what is left of ${by}: $10 + ${rest} = ${start + by}$.`,
	];
	return texts.map((text, at) => ({
		text,
		figure: {
			svg: emptyLine({
				ends: [start, start + by],
				stops: stops.slice(0, at + 2),
				names: names.slice(0, at + 1),
			}),
			alt: `A number line: ${stops.slice(0, at + 2).join(", ")}.`,
		},
	}));
};

/** A difference as what is missing: up to the ten, then on. */
export const upToTheWhole: Idea = (random) => {
	const [whole, part] = [random.integer(12, 15), random.integer(6, 8)];
	const [toTen, rest] = [10 - part, whole - 10];
	const stops = [part, 10, whole];
	const names = [`+${toTen}`, `+${rest}`];
	const texts = [
		`$${whole} - ${part}$ asks: which number and ${part} make ${whole}? From ${part} to 10 it takes ${toTen}.`,
		`${rest} more to ${whole}: $${toTen} + ${rest} = ${toTen + rest}$. So $${whole} - ${part} = ${toTen + rest}$.`,
	];
	return texts.map((text, at) => ({
		text,
		figure: {
			svg: emptyLine({
				ends: [part, whole],
				stops: stops.slice(0, at + 2),
				names: names.slice(0, at + 1),
			}),
			alt: `A number line: ${stops.slice(0, at + 2).join(", ")}.`,
		},
	}));
};

/** Jumps of ten and of a hundred. */
export const jumpsOfTen: Idea = (random) => {
	const start = random.integer(21, 49);
	const stops = [start, start + 10, start + 20, start + 120];
	const texts = [
		`Ten more than ${start}: only the tens digit changes. ${start + 10}.`,
		`Ten more again: ${start + 20}.`,
		`A hundred more: ${start + 120}. The ones digit has stayed the same.`,
	];
	return texts.map((text, at) => ({
		text,
		figure: {
			svg: emptyLine({
				ends: [start, start + 120],
				stops: stops.slice(0, at + 2),
				names: ["+10", "+10", "+100"].slice(0, at + 1),
			}),
			alt: `A number line: ${stops.slice(0, at + 2).join(", ")}.`,
		},
	}));
};

/** Money by the largest pieces first. */
export const largestFirst: Idea = (random) => {
	const dimes = random.integer(2, 4);
	return growingBoxes([
		["Start with the coins worth the most. Two quarters: 25¢, 50¢.", repeat(2, "25¢", "sky", 2)],
		[`Then ${dimes} dimes: count on by tens to ${50 + 10 * dimes}¢.`, repeat(dimes, "10¢", "gold")],
		[`Then 3 pennies, one by one: ${53 + 10 * dimes}¢ in all.`, repeat(3, "1¢", "coral")],
	]);
};

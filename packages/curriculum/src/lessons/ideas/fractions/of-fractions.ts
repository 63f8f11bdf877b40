import { hundredGrid } from "../../../figures/fractions/hundred-grid.ts";
import { unitBars } from "../../../figures/numbers/unit-bars.ts";
import type { FigureColor } from "../../../figures/svg.ts";
import { namedBars } from "../../../repairs/pictures.ts";
import { box, growingBoxes, type Idea, type IdeaFrame, repeat } from "../idea.ts";

/** Wholes that are cut: the number of parts is the numerator. */
export const wholesCut: Idea = (random) => {
	const [wholes, parts] = [random.integer(2, 3), random.integer(2, 4)];
	const frame = (text: string, cut: number) => ({
		text,
		figure: {
			svg: unitBars({ count: wholes, parts: cut, caption: `${wholes} wholes`, color: "sky" }),
			alt: `${wholes} bars of one whole, each in ${cut} equal ${cut === 1 ? "part" : "parts"}.`,
		},
	});
	return [
		frame(`${wholes} wholes, not cut: $\\dfrac{${wholes}}{1} = ${wholes}$.`, 1),
		frame(
			`Cut each whole into ${parts} equal parts. There are ${wholes * parts} in all: $\\dfrac{${wholes * parts}}{${parts}} = ${wholes}$.`,
			parts,
		),
	];
};

/** How many times one fraction fits in another one. */
export const howOftenItFits: Idea = (random) => {
	const [shaded, parts] = random.pick([
		[3, 4],
		[2, 3],
		[4, 5],
	] as const);
	const small = { parts: 2 * parts, shaded: 2, name: `2/${2 * parts}`, color: "gold" as const };
	const bars = [
		{ parts, shaded, name: `${shaded}/${parts}`, color: "sky" as const },
		{ parts: 2 * parts, shaded: 2 * shaded, name: `${2 * shaded}/${2 * parts}`, color: "sky" as const },
		small,
	];
	const fits = shaded;
	const texts = [
		`How many times does $\\dfrac{2}{${2 * parts}}$ fit in $\\dfrac{${shaded}}{${parts}}$?`,
		`Cut both into parts of the same size: $\\dfrac{${shaded}}{${parts}} = \\dfrac{${2 * shaded}}{${2 * parts}}$.`,
		`${2 * shaded} parts, 2 at a time: it fits $${2 * shaded} \\div 2 = ${fits}$ times. That’s multiplying by the reciprocal: $\\dfrac{${shaded}}{${parts}} \\times \\dfrac{${2 * parts}}{2} = ${fits}$.`,
	];
	return texts.map((text, at) => {
		const shown = bars.slice(0, at + 1);
		const said = shown.map((bar) => `${bar.shaded} of ${bar.parts} parts`).join(", ");
		return { text, figure: namedBars(`Bars of the same length: ${said}.`, shown) };
	});
};

/** Columns are tenths, small squares are hundredths. */
export const tenthsAndHundredths: Idea = (random) => {
	const [tenths, more] = [random.integer(2, 6), random.integer(2, 8)];
	const all = 10 * tenths + more;
	return [
		ofAHundred(
			`Share 100 small squares among 10 columns: each has 10. ${tenths} columns are $\\dfrac{${tenths}}{10} = 0.${tenths}$.`,
			10 * tenths,
		),
		ofAHundred(
			`The same part in small squares: ${10 * tenths} of 100. $\\dfrac{${tenths}}{10} = \\dfrac{${10 * tenths}}{100}$.`,
			10 * tenths,
			"gold",
		),
		ofAHundred(
			`${more} more small squares: ${all} hundredths, $\\dfrac{${all}}{100} = 0.${all}$.`,
			all,
			"gold",
		),
	];
};

function ofAHundred(text: string, colored: number, color: FigureColor = "sky"): IdeaFrame {
	return {
		text,
		figure: { svg: hundredGrid(colored, color), alt: `${colored} of 100 small squares are colored.` },
	};
}

/** A fraction as a division: what is left is cut into tenths, then into hundredths. */
export const divideIntoTenths: Idea = (random) => {
	const [top, tenths, rest] = random.pick([
		[1, 2, 2],
		[3, 7, 2],
	] as const);
	const left = 10 * rest;
	const value = `0.${tenths}${left / 4}`;
	return [
		ofAHundred(
			`$\\dfrac{${top}}{4}$ means $${top} \\div 4$. The square is 1, and ${top === 1 ? "it has" : `${top} of them have`} ${10 * top} tenths.`,
			100,
		),
		ofAHundred(
			`Divide the tenths: $${10 * top} \\div 4$ is ${tenths}, and ${rest} tenths are left. So far: $0.${tenths}$.`,
			10 * tenths,
		),
		ofAHundred(
			`${rest} tenths are ${left} hundredths: $${left} \\div 4 = ${left / 4}$. So $\\dfrac{${top}}{4} = ${value}$.`,
			10 * tenths + left / 4,
		),
	];
};

/** Two numbers with the same digits after the point: their difference is whole. */
export const tailsThatCancel: Idea = (random) => {
	const digit = random.pick([1, 2, 4, 5, 7]);
	const row = (name: string, whole: string) => [
		box(name, null, 2),
		box(`${whole}.`, "gold"),
		...repeat(3, `${digit}`, "sky"),
		box("…", "sky"),
	];
	return growingBoxes([
		[`A digit that repeats forever: let $x = 0.\\overline{${digit}}$.`, row("x =", "0")],
		["$10x$ and $x$ have the same digits after the decimal point.", row("10x =", `${digit}`)],
		[
			`Subtract: the endless parts cancel. $10x - x$ is $9x = ${digit}$, so $x = \\dfrac{${digit}}{9}$.`,
			[box("9x =", null, 2), box(`${digit}`, "mint")],
		],
	]);
};

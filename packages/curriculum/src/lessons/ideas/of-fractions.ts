import { hundredGrid } from "../../figures/fractions/hundred-grid.ts";
import { unitBars } from "../../figures/numbers/unit-bars.ts";
import { namedBars } from "../../repairs/pictures.ts";
import { growingLines, type Idea, type IdeaFrame } from "./idea.ts";

/** Wholes that are cut: the number of parts is the numerator. */
export const wholesCut: Idea = (random) => {
	const [wholes, parts] = [random.integer(2, 3), random.integer(2, 4)];
	const frame = (text: string, cut: number) => ({
		text,
		figure: {
			svg: unitBars({ count: wholes, parts: cut, caption: `${wholes} wholes`, colour: "sky" }),
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
	const small = { parts: 2 * parts, shaded: 2, name: `2/${2 * parts}`, colour: "gold" as const };
	const bars = [
		{ parts, shaded, name: `${shaded}/${parts}`, colour: "sky" as const },
		{ parts: 2 * parts, shaded: 2 * shaded, name: `${2 * shaded}/${2 * parts}`, colour: "sky" as const },
		small,
	];
	const fits = shaded;
	const texts = [
		`How many times does $\\dfrac{2}{${2 * parts}}$ fit in $\\dfrac{${shaded}}{${parts}}$?`,
		`Cut both into parts of the same size: $\\dfrac{${shaded}}{${parts}} = \\dfrac{${2 * shaded}}{${2 * parts}}$.`,
		`${2 * shaded} parts, 2 at a time: it fits $${2 * shaded} \\div 2 = ${fits}$ times.`,
	];
	return texts.map((text, at) => {
		const shown = bars.slice(0, at + 1);
		const said = shown.map((bar) => `${bar.shaded} of ${bar.parts} parts`).join(", ");
		return { text, figure: namedBars(`Bars of the same length: ${said}.`, shown) };
	});
};

/** A fraction of a square of 100. */
export function fractionOfAHundred(denominators: readonly number[]): Idea {
	return (random) => partsOfAHundred(random.pick(denominators));
}

function partsOfAHundred(parts: number): IdeaFrame[] {
	const each = 100 / parts;
	const shaded = 3;
	return Array.from({ length: shaded }, (_, at) => at + 1).map((count) => ({
		text:
			count === 1
				? `Share 100 small squares among ${parts}: each part has ${each}. $\\dfrac{1}{${parts}} = ${each / 100}$.`
				: `${count} parts have ${count * each} of 100: $\\dfrac{${count}}{${parts}} = ${(count * each) / 100}$.`,
		figure: {
			svg: hundredGrid(count * each, "sky"),
			alt: `${count * each} of 100 small squares are colored.`,
		},
	}));
}

/** Two numbers with the same digits after the point: their difference is whole. */
export const tailsThatCancel: Idea = (random) => {
	const digit = random.pick([1, 2, 4, 5, 7]);
	return growingLines("work", [
		[`A digit that repeats forever: $x = 0.\\overline{${digit}}$.`, `x = 0.${digit}${digit}${digit}…`],
		[
			"Ten times as much has the same digits after the decimal point.",
			`10x = ${digit}.${digit}${digit}${digit}…`,
		],
		["Subtract: the endless parts cancel.", `10x − x = ${digit}`],
		[`9 times $x$ is ${digit}, so $x = \\dfrac{${digit}}{9}$.`, `9x = ${digit}`],
	]);
};

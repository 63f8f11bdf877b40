import { hundredGrid } from "../../../figures/fractions/hundred-grid.ts";
import { counted, decimal, NAMES, slip } from "../../../kit/index.ts";
import type { Draft, Form, Random, Wrong } from "../../../kit/index.ts";
import { decimals, whole } from "../../../kit/value.ts";

export const f = (top: number, bottom: number) => `\\dfrac{${top}}{${bottom}}`;
const SQUARE = { rows: 10, columns: 10 };

/** A number of hundredths; whole tenths are written as tenths. */
export type Draw = (random: Random) => number;

export const small: Draw = (random) =>
	random.pick([random.integer(1, 9), random.integer(11, 99), 10 * random.integer(1, 9)]);

/** The fraction part in tenths or in hundredths, and the wholes. */
export function partsOf(hundredths: number) {
	const [wholes, rest] = [Math.floor(hundredths / 100), hundredths % 100];
	const [top, bottom] = rest % 10 === 0 ? [rest / 10, 10] : [rest, 100];
	return { wholes, rest, top, bottom, tex: `${wholes === 0 ? "" : wholes}${f(top, bottom)}` };
}

/** 3/10 as "3.10". */
function aroundThePoint(top: number, bottom: number) {
	const entry = `${top}.${bottom}`;
	return { ...decimals(10 * top + 1, 1), entry, shown: `$${entry}$` };
}

export function wrongDecimals(hundredths: number): (Wrong | false)[] {
	const { wholes, rest, top, bottom } = partsOf(hundredths);
	return [
		rest < 10 && [slip.hundredthsAsTenths, decimals(10 * wholes + rest, 1)],
		bottom === 10 && [slip.tenthsAsHundredthsPlace, decimals(100 * wholes + top, 2)],
		wholes === 0 && rest >= 10 && bottom === 100 && [slip.pointTooFarRight, decimals(rest, 1)],
		[slip.readAsAWhole, whole(wholes === 0 ? top : hundredths)],
		wholes === 0 && [slip.wroteBothNumbers, aroundThePoint(top, bottom)],
	];
}

export const helpOf = (hundredths: number): Pick<Draft, "hints" | "steps"> => {
	const { rest, top, bottom, tex } = partsOf(hundredths);
	return {
		hints: [
			"The first place after the decimal point is tenths. The second place is hundredths.",
			`The fraction part is ${counted(top, bottom === 10 ? "tenth" : "hundredth")}.`,
			rest < 10
				? "There are no full tenths, so that place gets a 0."
				: "Write each digit in its place after the decimal point.",
		],
		steps: [
			`The part is ${counted(top, bottom === 10 ? "tenth" : "hundredth")}.`,
			`$${tex} = ${decimal(hundredths, 2)}$.`,
		],
	};
};

export const toDecimal =
	(draw: Draw): Form =>
	(random) => {
		const hundredths = draw(random);
		const { tex } = partsOf(hundredths);
		return {
			...helpOf(hundredths),
			prompt: random.pick([
				`Write $${tex}$ as a decimal.`,
				`Which decimal is equal to $${tex}$?`,
				`${random.pick(NAMES)} writes $${tex}$ as a decimal. What is it?`,
			]),
			task: `$${tex}$`,
			right: decimals(hundredths, 2),
			wrong: wrongDecimals(hundredths),
		};
	};

/** The colored part of a square as a decimal. */
export const colored: Form = (random) => {
	const hundredths = small(random);
	const draft = toDecimal(() => hundredths)(random);
	return (
		draft && {
			...draft,
			prompt: random.pick([
				"The large square is one whole. Write the colored part as a decimal.",
				`The large square is one whole. Which decimal is the part that ${random.pick(NAMES)} colored?`,
				"What decimal does the colored part of the large square show? The square is one whole.",
			]),
			figure: {
				svg: hundredGrid(hundredths, random.pick(["sky", "gold", "mint", "coral"] as const)),
				alt: `A large square of ten columns with ten small squares each. ${counted(Math.floor(hundredths / 10), "whole column")} and ${counted(hundredths % 10, "small square")} are colored.`,
			},
			hints: [
				"One column is one tenth, and one small square is one hundredth.",
				"Count the full columns first, and then the single squares.",
				"Write the tenths in the first place after the decimal point, and the hundredths in the second.",
			],
		}
	);
};

/** A decimal to shade. */
export const shaded: Form = (random) => {
	const hundredths = small(random);
	const shown = decimal(hundredths, 2);
	const { top, bottom } = partsOf(hundredths);
	return {
		prompt: random.pick([
			`The square has 100 small squares. Shade $${shown}$ of it. How many small squares is that?`,
			`A square is cut into 100 equal parts. How many of them are $${shown}$ of the square?`,
			`${random.pick(NAMES)} shades $${shown}$ of a square of 100 small squares. How many small squares are shaded?`,
		]),
		right: whole(hundredths),
		wrong: [
			bottom === 10 && [slip.tenthsAsHundredths, whole(top)],
			hundredths < 10 && [slip.hundredthsAsTenths, whole(10 * hundredths)],
			[slip.countedTheOthers, whole(100 - hundredths)],
		],
		shading: SQUARE,
		hints: [
			"One column is one tenth. One small square is one hundredth.",
			`$${shown}$ is ${counted(top, bottom === 10 ? "tenth" : "hundredth")}.`,
			bottom === 10 ? "Each tenth is 10 small squares." : "Each hundredth is one small square.",
		],
		steps: [`$${shown} = ${f(top, bottom)}$.`, `That is ${counted(hundredths, "small square")} of 100.`],
	};
};

/** A fraction of tenths on a line, where the point is a decimal. */
export const onLine: Form = (random) => {
	const [wholes, tenths] = [random.integer(0, 4), random.integer(1, 9)];
	const hundredths = 100 * wholes + 10 * tenths;
	const { tex } = partsOf(hundredths);
	const draft = toDecimal(() => hundredths)(random);
	const from = Math.max(0, wholes - random.integer(0, 1));
	const asks = random.oneIn(2) ? tex : decimal(hundredths, 2);
	return (
		draft && {
			...draft,
			prompt: random.pick([
				`Place a point at $${asks}$ on the number line.`,
				`The number line goes by tenths. Where is $${asks}$? Place the point.`,
				`${random.pick(NAMES)} marks $${asks}$ on the number line. Place the point where it belongs.`,
			]),
			line: { from, to: from + 2, steps: 20, number_every: 10 },
		}
	);
};

/** A fraction on a line that zooms into tenths and hundredths. */
export const onZoomLine =
	(draw: Draw): Form =>
	(random) => {
		const hundredths = draw(random);
		const { wholes, tex } = partsOf(hundredths);
		const draft = toDecimal(() => hundredths)(random);
		const from = 10 * Math.floor(wholes / 10);
		return (
			draft && {
				...draft,
				prompt: random.pick([
					`Zoom into the number line and place a point at $${tex}$.`,
					`Where is $${tex}$ on the number line? Zoom in until you find its place.`,
					`${random.pick(NAMES)} is looking for $${tex}$ on a number line. Zoom in and place the point.`,
				]),
				zoom: { from, to: from + (hundredths < 100 ? 1 : 10), places: 2 },
			}
		);
	};

/** A fraction built with blocks, whose square is one whole. */
export const built =
	(draw: Draw): Form =>
	(random) => {
		const hundredths = draw(random);
		const { tex } = partsOf(hundredths);
		const draft = toDecimal(() => hundredths)(random);
		if (draft === undefined || hundredths >= 1000) return undefined;
		const which = random.pick([
			`Build $${tex}$ with blocks. Which decimal is it?`,
			`Show $${tex}$ with blocks, and write it as a decimal.`,
			`${random.pick(NAMES)} builds $${tex}$ with blocks. Which decimal do they show?`,
		]);
		return {
			...draft,
			prompt: `The flat block is one whole, a bar is one tenth, and a small cube is one hundredth. ${which}`,
			blocks: { largest: 100, start: 0, smallest: "hundredth" },
		};
	};

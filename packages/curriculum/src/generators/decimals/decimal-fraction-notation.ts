import { hundredGrid } from "../../figures/fractions/hundred-grid.ts";
import { ask, boxed, counted, decimal, defineSkill, NAMES, slip } from "../../kit/index.ts";
import type { Draft, Form, Random, Wrong } from "../../kit/index.ts";
import { decimals, ratio, whole, words } from "../../kit/value.ts";
import { MEASURED } from "./measured-amounts.ts";

const f = (top: number, bottom: number) => `\\dfrac{${top}}{${bottom}}`;
const SQUARE = { rows: 10, columns: 10 };

/** A number of hundredths; whole tenths are written as tenths. */
type Draw = (random: Random) => number;

const easy: Draw = (random) => random.pick([10 * random.integer(1, 9), random.integer(11, 99)]);
const small: Draw = (random) =>
	random.pick([random.integer(1, 9), random.integer(11, 99), 10 * random.integer(1, 9)]);
const aboveOne: Draw = (random) =>
	100 * random.integer(1, 12) +
	random.pick([random.integer(1, 9), random.integer(11, 99), 10 * random.integer(1, 9)]);

/** The fraction part in tenths or in hundredths, and the wholes. */
function partsOf(hundredths: number) {
	const [wholes, rest] = [Math.floor(hundredths / 100), hundredths % 100];
	const [top, bottom] = rest % 10 === 0 ? [rest / 10, 10] : [rest, 100];
	return { wholes, rest, top, bottom, tex: `${wholes === 0 ? "" : wholes}${f(top, bottom)}` };
}

/** 3/10 as "3.10". */
function aroundThePoint(top: number, bottom: number) {
	const entry = `${top}.${bottom}`;
	return { ...decimals(10 * top + 1, 1), entry, shown: `$${entry}$` };
}

function wrongDecimals(hundredths: number): (Wrong | false)[] {
	const { wholes, rest, top, bottom } = partsOf(hundredths);
	return [
		rest < 10 && [slip.hundredthsAsTenths, decimals(10 * wholes + rest, 1)],
		bottom === 10 && [slip.tenthsAsHundredthsPlace, decimals(100 * wholes + top, 2)],
		wholes === 0 && rest >= 10 && bottom === 100 && [slip.pointTooFarRight, decimals(rest, 1)],
		[slip.readAsAWhole, whole(wholes === 0 ? top : hundredths)],
		wholes === 0 && [slip.wroteBothNumbers, aroundThePoint(top, bottom)],
	];
}

const helpOf = (hundredths: number): Pick<Draft, "hints" | "steps"> => {
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

const toDecimal =
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

const measured: Form = (random) => {
	const hundredths = aboveOne(random);
	const { tex } = partsOf(hundredths);
	const draft = toDecimal(() => hundredths)(random);
	return (
		draft && {
			...draft,
			prompt: `${random.pick(MEASURED)(random.pick(NAMES), tex)} ${random.pick(["Write this number as a decimal.", "What is that as a decimal?"])}`,
		}
	);
};

const toFraction =
	(draw: Draw): Form =>
	(random) => {
		const hundredths = draw(random);
		const { top, bottom } = partsOf(hundredths);
		const shown = decimal(hundredths, 2);
		return {
			prompt: random.pick([
				`Write $${shown}$ as a fraction with the denominator ${bottom}.`,
				`Which fraction with the denominator ${bottom} is equal to $${shown}$?`,
				`${random.pick(NAMES)} reads $${shown}$ on a scale. Write it as a fraction with the denominator ${bottom}.`,
			]),
			cta: "Write a fraction, such as 3/10.",
			right: ratio(top, bottom),
			wrong: [
				[slip.wrongPowerOfTen, ratio(top, bottom === 10 ? 100 : 10)],
				top > 10 && top % 10 > 0 && [slip.digitsAsBothParts, ratio(Math.floor(top / 10), top % 10)],
				[slip.swappedParts, ratio(bottom, top)],
			],
			hints: [
				"How many places are there after the decimal point?",
				`${shown} has ${bottom === 10 ? "one place, so it counts tenths" : "two places, so it counts hundredths"}.`,
				"The digits after the decimal point are the numerator.",
			],
			steps: [
				`${shown} is ${counted(top, bottom === 10 ? "tenth" : "hundredth")}.`,
				`$${shown} = ${f(top, bottom)}$.`,
			],
		};
	};

/** The colored part of a square as a decimal. */
const colored: Form = (random) => {
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
const shaded: Form = (random) => {
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
const onLine: Form = (random) => {
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
const onZoomLine =
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
const built =
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

/** Which fractions and decimals are equal. */
const equal: Form = (random) => {
	const hundredths = small(random);
	const { tex } = partsOf(hundredths);
	const claim = (shown: string) => words(`$${tex} = ${shown}$`);
	const [first, ...others] = wrongDecimals(hundredths).filter((each) => each !== false);
	return {
		...helpOf(hundredths),
		prompt: `Which decimal is $${tex}$?`,
		right: claim(decimal(hundredths, 2)),
		wrong: [first, ...others].flatMap((each) =>
			each === undefined ? [] : [[each[0], claim(each[1].shown.slice(1, -1))] as const],
		),
	};
};

/** Tenths and hundredths of a decimal. */
const inSteps = ask.stepwise((random) => {
	const [tenths, rest] = [random.integer(1, 9), random.integer(1, 9)];
	const hundredths = 10 * tenths + rest;
	return {
		prompt: random.pick([
			`$${f(hundredths, 100)}$ is [[tenths]] tenths and [[rest]] hundredths. As a decimal, it is [[decimal]].`,
			`${counted(hundredths, "hundredth")} make [[tenths]] tenths, and [[rest]] hundredths are left. Written as a decimal: [[decimal]].`,
		]),
		boxes: {
			tenths: boxed(whole(tenths), [slip.readAsAWhole, whole(hundredths)]),
			rest: boxed(whole(rest), [slip.readAsAWhole, whole(hundredths)]),
			decimal: boxed(
				decimals(hundredths, 2),
				[slip.pointTooFarRight, decimals(hundredths, 1)],
				[slip.readAsAWhole, whole(hundredths)],
			),
		},
		hints: [
			"10 hundredths make one tenth.",
			`How many tens are in ${hundredths}?`,
			"Write the tenths first after the decimal point, and then the hundredths.",
		],
		steps: [
			`${hundredths} hundredths are ${counted(tenths, "tenth")} and ${counted(rest, "hundredth")}.`,
			`$${f(hundredths, 100)} = ${decimal(hundredths, 2)}$.`,
		],
	};
});

// 1: the colored part of a square, a part to shade, and one to build. 2: fractions to decimals, on lines as well. 3: decimals
// to fractions, and hundredths below ten. 4: several at once, and what went wrong. 5: above one, measures, and mistakes to
// explain.
export const decimalFractionNotation = defineSkill("decimal-fraction-notation", 15, {
	1: [ask.typed(colored), ask.byShading(shaded), ask.withBlocks(built(easy)), ask.chosen(toDecimal(easy))],
	2: [
		ask.typed(toDecimal(easy)),
		ask.onNumberLine(onLine),
		ask.onZoomLine(onZoomLine(easy)),
		inSteps,
		ask.chosen(toDecimal(small)),
	],
	3: [
		ask.typed(toFraction(small)),
		ask.matched(toDecimal(small), ["fraction", "decimal"]),
		ask.chosen(toFraction(small)),
		ask.byShading(shaded),
		ask.withBlocks(built(small)),
	],
	4: [
		ask.judged(equal),
		ask.typed(toFraction(small)),
		ask.whatWentWrong(toDecimal(small)),
		ask.onZoomLine(onZoomLine(small)),
		ask.typed(toDecimal(small)),
	],
	5: [
		ask.typed(toDecimal(aboveOne)),
		ask.typed(measured),
		ask.chosen(measured),
		ask.onZoomLine(onZoomLine(aboveOne)),
		ask.explainTheMistake(toDecimal(small)),
	],
});

import type { Figure } from "@learnin/domain/question/question";
import { fractionBar } from "../../../figures/fractions/fraction-bar.ts";
import { svg } from "../../../figures/svg.ts";
import { ask, boxed, COLORS, NAMES, partsCalled, ratio, slip, whole, withTask } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { type Fraction, gcd, lowest, tex } from "../../../kit/numbers.ts";
import { type Equals, equalsOf } from "./equal-fractions.ts";
import { WHOLES_IN_PARTS } from "./wholes-in-parts.ts";

export type Range = Parameters<typeof equalsOf>[1];

/** The smaller parts of an equal fraction are looked for. */
function help({ small, factor, large }: Equals): Pick<Draft, "hints" | "steps"> {
	return {
		hints: [
			"Equal fractions name the same amount. When the parts get smaller, there are more of them.",
			`Look at the denominators. What number times ${small.bottom} is ${large.bottom}?`,
			`Multiply the numerator ${small.top} by that same number.`,
		],
		steps: [
			`$${small.bottom} \\times ${factor} = ${large.bottom}$, so each part is cut into ${factor} smaller parts.`,
			`Multiply the numerator by ${factor}, too: $${small.top} \\times ${factor} = ${large.top}$.`,
			`$${tex(small)} = ${tex(large)}$.`,
		],
	};
}

/** How many of the smaller parts: typed or chosen as a number. */
function count(equals: Equals, prompt: string): Draft {
	const { small, factor, large } = equals;
	return {
		...help(equals),
		prompt,
		right: whole(large.top),
		wrong: [
			[slip.keptThePartner, whole(small.top)],
			[slip.addedToBoth, whole(small.top + large.bottom - small.bottom)],
			[slip.factorAsNumerator, whole(factor)],
			[slip.turnedTheOperation, whole(Math.max(1, Math.floor(small.top / factor)))],
		],
		shading: { rows: 1, columns: large.bottom },
	};
}

function asksFor(random: Random, part: string, equation: string): string {
	return random.pick([
		`Which number makes the fractions equal? $${equation}$`,
		`Find the missing ${part}: $${equation}$`,
		`${random.pick(NAMES)} writes two equal fractions. What is the missing ${part}? $${equation}$`,
		`Complete the equation: $${equation}$`,
	]);
}

export const numerator =
	(range: Range): Form =>
	(random) => {
		const equals = equalsOf(random, range);
		if (equals === undefined) return undefined;
		const equation = `${tex(equals.small)} = \\dfrac{\\square}{${equals.large.bottom}}`;
		return count(equals, asksFor(random, "numerator", equation));
	};

export const withBars =
	(range: Range): Form =>
	(random) => {
		const equals = equalsOf(random, range);
		if (equals === undefined) return undefined;
		const { small, large } = equals;
		const equation = `$${tex(small)} = \\dfrac{\\square}{${large.bottom}}$`;
		return {
			...count(
				equals,
				random.pick([
					`The two bars are the same length. How many parts of the second bar show the same amount as $${tex(small)}$? ${equation}`,
					`The first bar shows $${tex(small)}$. The second bar has ${large.bottom} equal parts. Which number makes the fractions equal? ${equation}`,
				]),
			),
			figure: bars(small, large.bottom),
		};
	};

export const shaded =
	(range: Range): Form =>
	(random) => {
		const equals = equalsOf(random, range);
		if (equals === undefined) return undefined;
		const [part, parts] = [`$${tex(equals.small)}$`, equals.large.bottom];
		const name = random.pick(NAMES);
		return count(
			equals,
			random.pick([
				`The bar has ${parts} equal parts. Shade ${part} of it. How many parts is that?`,
				`${name} colors ${part} of a ribbon with ${parts} equal parts. How many parts does ${name} color?`,
				`${random.pick(WHOLES_IN_PARTS)(name, part, parts)} Shade them on the bar.`,
			]),
		);
	};

/** The denominator is missing, or the numbers get smaller. */
export const either =
	(range: Range): Form =>
	(random) => {
		const equals = equalsOf(random, range);
		if (equals === undefined) return undefined;
		const { small, factor, large } = equals;
		const [goesUp, asksTop] = [random.oneIn(2), random.oneIn(2)];
		const [from, to] = goesUp ? [small, large] : [large, small];
		const [known, partner] = asksTop ? (["bottom", "top"] as const) : (["top", "bottom"] as const);
		const [part, other] = asksTop ? ["numerator", "denominator"] : ["denominator", "numerator"];
		const blank = asksTop ? `\\dfrac{\\square}{${to.bottom}}` : `\\dfrac{${to.top}}{\\square}`;
		const added = from[partner] + to[known] - from[known];
		const [sign, verb] = goesUp ? (["\\times", "multiplied"] as const) : (["\\div", "divided"] as const);
		return {
			prompt: asksFor(random, part, `${tex(from)} = ${blank}`),
			right: whole(to[partner]),
			wrong: [
				[slip.keptThePartner, whole(from[partner])],
				added > 0 && [slip.addedToBoth, whole(added)],
				[slip.factorAsNumerator, whole(factor)],
				[
					slip.turnedTheOperation,
					whole(goesUp ? Math.ceil(small[partner] / factor) : large[partner] * factor),
				],
			],
			hints: [
				"Multiply or divide the numerator and the denominator by the same number: the fraction keeps its size.",
				`Look at both ${other}s: $${from[known]} ${sign} \\square = ${to[known]}$. Which number belongs in the box?`,
				`The ${other} was ${verb} by that number. Do the same to the ${part} ${from[partner]}.`,
			],
			steps: [
				`$${from[known]} ${sign} ${factor} = ${to[known]}$, so the ${other} was ${verb} by ${factor}.`,
				`Do the same to the ${part}: $${from[partner]} ${sign} ${factor} = ${to[partner]}$.`,
				`$${tex(from)} = ${tex(to)}$.`,
			],
		};
	};

/** A fraction with parts of a given size. */
export const inParts =
	(range: Range): Form =>
	(random) => {
		const equals = equalsOf(random, range);
		if (equals === undefined) return undefined;
		const { small, factor, large } = equals;
		const [shown, name] = [`$${tex(small)}$`, random.pick(NAMES)];
		return {
			...help(equals),
			task: `${shown} in ${partsCalled(large.bottom)}`,
			prompt: random.pick([
				`Which fraction is equal to ${shown}?`,
				`Which fraction names the same amount as ${shown}?`,
				`${name} writes a fraction that is equal to ${shown}. Which one can it be?`,
				`On a number line, which fraction is at the same point as ${shown}?`,
			]),
			right: ratio(large.top, large.bottom),
			wrong: [
				[slip.keptNumerators, ratio(small.top, large.bottom)],
				[slip.addedToBoth, ratio(small.top + large.bottom - small.bottom, large.bottom)],
				[slip.factorAsNumerator, ratio(factor, large.bottom)],
				[slip.swappedParts, ratio(large.bottom, large.top)],
				[slip.changedOnlyTheNumerator, ratio(large.top, small.bottom)],
			],
		};
	};

/** The same with the bare fraction as the task: "2/3 = 8/12". */
export const equation = (range: Range): Form =>
	withTask(inParts(range), (task) => task.replace(/ in .*/, ""));

export const story =
	(range: Range): Form =>
	(random) => {
		const equals = equalsOf(random, range);
		if (equals === undefined || equals.large.bottom < 6) return undefined;
		const { small, large } = equals;
		const tell = random.pick(WHOLES_IN_PARTS);
		return count(equals, tell(random.pick(NAMES), `$${tex(small)}$`, large.bottom));
	};

export const inSteps = (...ranges: Range[]) =>
	ask.stepwise((random) => {
		const equals = equalsOf(random, random.pick(ranges));
		if (equals === undefined) return undefined;
		const { small, factor, large } = equals;
		const parts = partsCalled(large.bottom);
		return {
			...help(equals),
			prompt: random.pick([
				`Write $${tex(small)}$ in ${parts}. Multiply the denominator by [[factor]]. Multiply the numerator by the same number to get [[numerator]].`,
				`To change $${tex(small)}$ to ${parts}, cut each part into [[factor]] smaller parts. The new numerator is [[numerator]].`,
			]),
			boxes: {
				factor: boxed(whole(factor), [slip.subtractedTheDenominators, whole(large.bottom - small.bottom)]),
				numerator: boxed(
					whole(large.top),
					[slip.keptThePartner, whole(small.top)],
					[slip.addedToBoth, whole(small.top + large.bottom - small.bottom)],
				),
			},
		};
	});

/** Neither denominator is a multiple of the other, so that it takes two steps. */
export const across =
	(pairs: readonly (readonly [number, number])[]): Form =>
	(random) => {
		const pair = random.pick(pairs);
		const [bottom, wanted] = random.oneIn(2) ? pair : ([pair[1], pair[0]] as const);
		const top = random.integer(1, bottom - 1);
		const [result, least] = [(top * wanted) / bottom, lowest(top, bottom)];
		if (!Number.isInteger(result) || least.bottom === bottom) return undefined;
		const from = { top, bottom };
		const to = { top: result, bottom: wanted };
		return {
			prompt: asksFor(random, "numerator", `${tex(from)} = \\dfrac{\\square}{${wanted}}`),
			right: whole(result),
			wrong: [
				[slip.keptThePartner, whole(top)],
				top + wanted - bottom > 0 && [slip.addedToBoth, whole(top + wanted - bottom)],
				[slip.factorAsNumerator, whole(wanted / least.bottom)],
			],
			hints: [
				`You cannot multiply ${Math.min(bottom, wanted)} by a whole number to get ${Math.max(bottom, wanted)}. Take two steps.`,
				`First divide ${top} and ${bottom} by the same number to get an equal fraction.`,
				`Now you have a fraction with a denominator that goes into ${wanted}. Multiply its numerator and denominator by the same number.`,
			],
			steps: [
				`Divide by ${gcd(top, bottom)}: $${tex(from)} = ${tex(least)}$.`,
				`Multiply by ${wanted / least.bottom}: $${tex(least)} = ${tex(to)}$.`,
				`$${tex(from)} = ${tex(to)}$.`,
			],
		};
	};

/** The fraction as a bar, and below it an empty bar of the same length with smaller parts. */
function bars({ top, bottom }: Fraction, parts: number): Figure {
	const bar = (y: number, all: number, shown: number) =>
		fractionBar({
			x: 4,
			y,
			width: 472,
			height: 60,
			parts: all,
			shaded: shown,
			color: COLORS[all % 5] ?? "sky",
		});
	return {
		svg: svg(480, 140, bar(4, bottom, top), bar(76, parts, 0)),
		alt: `Two bars of the same length. The first has ${bottom} equal parts, ${top} of them colored. The second has ${parts} equal parts, none of them colored.`,
	};
}

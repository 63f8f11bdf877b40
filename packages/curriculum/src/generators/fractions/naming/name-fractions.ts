import type { Figure } from "@learnin/domain/question/question";
import { fractionBar } from "../../../figures/fractions/fraction-bar.ts";
import { fractionCircle } from "../../../figures/fractions/fraction-circle.ts";
import { svg } from "../../../figures/svg.ts";
import { ask, COLORS, counted, defineSkill, NAMES, ratio, slip } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { FRACTION_CTA, fractionInWords } from "../../../kit/parts.ts";

/** Denominators of grade 3 (3.NF). */
const FEW = [2, 3, 4] as const;
const ALL = [2, 3, 4, 6, 8] as const;
const WHOLES = {
	circle: ["pizza", "pie", "pancake", "quesadilla"],
	bar: ["ribbon", "granola bar", "garden bed", "bookshelf"],
} as const;

/** So many of the equal parts of one whole are meant. */
interface Meant {
	parts: number;
	count: number;
	/** How the parts that are meant are distinguished from the others. */
	called: string;
}

function meantOf(random: Random, denominators: readonly number[], called: string): Meant {
	const parts = random.pick(denominators);
	return { parts, count: random.integer(1, parts - 1), called };
}

function draft({ parts, count, called }: Meant, prompt: string): Draft {
	return {
		prompt,
		cta: FRACTION_CTA,
		right: ratio(count, parts),
		wrong: [
			[slip.countedTheOthers, ratio(parts - count, parts)],
			count !== parts - count && [slip.comparedParts, ratio(count, parts - count)],
			[slip.swappedParts, ratio(parts, count)],
			[slip.oneOff, ratio(count + 1, parts)],
		],
		shading: { rows: 1, columns: parts },
		hints: [
			"How many equal parts does the whole have? That number is the denominator.",
			`The denominator is ${parts}. Now look at the parts that are ${called}.`,
			`Count the parts that are ${called}. That number is the numerator.`,
		],
		steps: [
			`The whole has ${parts} equal parts, so the denominator is ${parts}.`,
			`${counted(count, "part is", "parts are")} ${called}, so the numerator is ${count}.`,
			`The fraction is $\\dfrac{${count}}{${parts}}$.`,
		],
	};
}

function figureOf(
	random: Random,
	shape: "circle" | "bar",
	{ parts, shaded }: { parts: number; shaded: number },
): Figure {
	const color = random.pick(COLORS);
	const alt = `A ${shape} cut into ${parts} equal parts. ${counted(shaded, "part is", "parts are")} colored.`;
	const drawing =
		shape === "circle"
			? svg(220, 220, fractionCircle({ cx: 110, cy: 110, radius: 100, parts, shaded, color }))
			: svg(480, 90, fractionBar({ x: 4, y: 4, width: 472, height: 82, parts, shaded, color }));
	return { svg: drawing, alt };
}

const seen =
	(denominators: readonly number[], asksRest: boolean): Form =>
	(random) => {
		const meant = meantOf(random, denominators, asksRest ? "not colored" : "colored");
		const shape = random.pick(["circle", "bar"] as const);
		const whole = random.pick(WHOLES[shape]);
		const is = asksRest ? "is **not** colored" : "is colored";
		const prompt = random.pick([
			`What fraction of the ${whole} ${is}?`,
			`${random.pick(NAMES)} cut a ${whole} into equal parts. What fraction of it ${is}?`,
			`The picture shows a ${whole} in equal parts. What part of it ${is}? Give a fraction.`,
		]);
		const shaded = asksRest ? meant.parts - meant.count : meant.count;
		return { ...draft(meant, prompt), figure: figureOf(random, shape, { parts: meant.parts, shaded }) };
	};

/** Given in words, so that a student who types the fraction has to find it too. */
const told =
	(denominators: readonly number[]): Form =>
	(random) => {
		const meant = meantOf(random, denominators, "asked for");
		const { parts, count } = meant;
		const whole = random.pick(WHOLES.bar);
		const words = fractionInWords(count, parts);
		const prompt = random.pick([
			`Shade ${words} of the bar.`,
			`${random.pick(NAMES)} uses ${count} of the ${parts} equal parts of a ${whole}. Shade that fraction of it.`,
			`The bar is a ${whole}. Shade ${words} of it.`,
		]);
		return { ...draft(meant, prompt), task: words };
	};

/** The parts that are left. */
const left =
	(asks: string): Form =>
	(random) => {
		const meant = meantOf(random, ALL, "left");
		const { parts, count } = meant;
		const [name, whole] = [random.pick(NAMES), random.pick([...WHOLES.bar, ...WHOLES.circle])];
		const told = random.pick([
			`A ${whole} has ${parts} equal parts. ${name} takes ${parts - count} of them.`,
			`${name} cuts a ${whole} into ${parts} equal parts and gives away ${parts - count}.`,
		]);
		return draft(meant, `${told} ${asks}`);
	};

const leftTold = left("What fraction is left?");
const leftShown = left("Shade the fraction that is left.");

// 1: up to four parts. 2: up to eight parts, by words, too. 3: colored or not. 4: the parts that are not colored or left.
// 5: without a picture.
export const nameFractions = defineSkill("name-fractions", 11, {
	1: [ask.chosen(seen(FEW, false)), ask.byShading(told(FEW)), ask.typed(seen(FEW, false))],
	2: [ask.typed(seen(ALL, false)), ask.byShadingACircle(told(ALL)), ask.matched(told(ALL), "fraction")],
	3: [ask.chosen(seen(ALL, true)), ask.typed(seen(ALL, false)), ask.byShading(told(ALL))],
	4: [ask.chosen(seen(ALL, true)), ask.typed(seen(ALL, true)), ask.byShading(leftShown)],
	5: [ask.typed(leftTold), ask.byShading(leftShown), ask.chosen(leftTold)],
});

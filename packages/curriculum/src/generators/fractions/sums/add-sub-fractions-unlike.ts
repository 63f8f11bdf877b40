import { fractionBar } from "../../../figures/fractions/fraction-bar.ts";
import { svg } from "../../../figures/svg.ts";
import { ask, boxed, defineSkill, NAMES, slip, tex, whole, words } from "../../../kit/index.ts";
import type { Form, Fraction, Random } from "../../../kit/index.ts";
import { termsTex, unlikePair, unlikeSum, type UnlikeTerms, workOut } from "./unlike-sums.ts";

/** How the numbers may be. */
interface Range {
	/** One denominator is a multiple of the other. */
	isNear: boolean;
	/** The result is more than one whole. */
	crosses?: boolean;
}

function sumTerms(random: Random, { isNear, crosses = false }: Range): UnlikeTerms | undefined {
	const pair = unlikePair(random, isNear);
	const { top, bottom } = workOut(pair);
	return top !== bottom && top > bottom === crosses ? pair : undefined;
}

function differenceTerms(random: Random, isNear: boolean): UnlikeTerms | undefined {
	const pair = unlikePair(random, isNear);
	const terms = [pair[0], { ...pair[1], minus: true }];
	return workOut(terms).top > 0 ? terms : undefined;
}

const made =
	(draw: (random: Random) => UnlikeTerms | undefined): Form =>
	(random) => {
		const terms = draw(random);
		return terms && unlikeSum(random, terms);
	};

const sum = (range: Range) => made((random) => sumTerms(random, range));
const difference = (isNear: boolean) => made((random) => differenceTerms(random, isNear));
const either = (isNear: boolean) =>
	made((random) => (random.oneIn(2) ? sumTerms(random, { isNear }) : differenceTerms(random, isNear)));

const three = made((random) => {
	const [third] = unlikePair(random, random.oneIn(2));
	const terms = [...unlikePair(random, random.oneIn(2)), { ...third, minus: random.oneIn(2) }];
	const { top, bottom } = workOut(terms);
	const areUnlike = new Set(terms.map((term) => term.bottom)).size === 3;
	return areUnlike && top > 0 && bottom <= 24 ? terms : undefined;
});

function bars([a, b]: readonly Fraction[]) {
	const bar = ({ top, bottom }: Fraction, y: number, color: "sky" | "gold") =>
		fractionBar({ x: 4, y, width: 472, height: 46, parts: bottom, shaded: top, color });
	if (a === undefined || b === undefined) return undefined;
	return {
		svg: svg(480, 112, bar(a, 4, "sky"), bar(b, 60, "gold")),
		alt: `Two bars of the same length. The first has ${a.bottom} equal parts, ${a.top} colored. The second has ${b.bottom} equal parts, ${b.top} colored.`,
	};
}

/** Two bars of one length; the sum fits on another one. */
const withBars: Form = (random) => {
	const terms = sumTerms(random, { isNear: true });
	const figure = terms && bars(terms);
	if (terms === undefined || figure === undefined) return undefined;
	const { bottom } = workOut(terms);
	const [one, other] = terms.map((term) => `$${tex(term)}$`);
	return {
		...unlikeSum(random, terms),
		prompt: random
			.pick([
				`The bars show ${one} and ${other}. What is ${one} + ${other}?`,
				`Add the colored parts of the two bars: ${one} + ${other}. What fraction of a whole bar is that?`,
			])
			.replaceAll("$ + $", " + "),
		figure,
		shading: { rows: 1, columns: bottom },
	};
};

const shaded: Form = (random) => {
	const draft = withBars(random);
	if (draft?.shading === undefined) return undefined;
	const parts = `The bar has ${draft.shading.columns} equal parts.`;
	return {
		...draft,
		prompt: random.pick([
			`${parts} Shade ${draft.task} of it.`,
			`${parts} ${random.pick(NAMES)} colors ${draft.task} of the bar. Shade that much.`,
		]),
	};
};

const missing: Form = (random) => {
	const terms = differenceTerms(random, random.oneIn(2));
	const [total, known] = terms ?? [];
	if (terms === undefined || total === undefined || known === undefined) return undefined;
	const draft = unlikeSum(random, terms);
	const equation = random.pick([
		`${tex(known)} + \\square = ${tex(total)}`,
		`\\square + ${tex(known)} = ${tex(total)}`,
		`${tex(total)} - \\square = ${tex(known)}`,
	]);
	return {
		...draft,
		prompt: random.pick([
			`Which fraction belongs in the box? $${equation}$`,
			`Find the missing fraction: $${equation}$`,
		]),
		hints: [`Find the missing fraction by subtracting: ${draft.task}.`, draft.hints[1], draft.hints[2]],
		steps: ["Subtract to find the missing fraction.", ...draft.steps],
	};
};

/** The fractions are renamed, then added or subtracted. */
const renaming = (isNear: boolean) =>
	ask.stepwise((random) => {
		const terms = random.oneIn(2) ? sumTerms(random, { isNear }) : differenceTerms(random, isNear);
		const [a, b] = terms ?? [];
		if (terms === undefined || a === undefined || b === undefined) return undefined;
		const { bottom, signs, numerators, top } = workOut(terms);
		const [left, right] = numerators.map(Math.abs) as [number, number];
		const { hints, steps } = unlikeSum(random, terms);
		const task = `$${termsTex(terms.map(tex), signs)}$`;
		return {
			prompt: random.pick([
				`Use the denominator ${bottom} to find ${task}. $${tex(a)}$ has the numerator [[left]], and $${tex(b)}$ has the numerator [[right]]. Before simplifying, the result has the numerator [[result]].`,
				`Complete the work for ${task}. Rename both with the denominator ${bottom}: the numerators are [[left]] and [[right]]. Before simplifying, the numerator of the answer is [[result]].`,
			]),
			boxes: {
				left: boxed(whole(left), [slip.keptNumerators, whole(a.top)]),
				right: boxed(whole(right), [slip.keptNumerators, whole(b.top)]),
				result: boxed(whole(top), [
					b.minus ? slip.addedInstead : slip.subtractedInstead,
					whole(Math.abs(left - (top - left))),
				]),
			},
			hints,
			steps,
		};
	});

/** Which denominator works for both, and why the others do not. */
const commonDenominator: Form = (random) => {
	const pair = unlikePair(random, random.oneIn(3));
	const [p, q] = pair.map(({ bottom }) => bottom) as [number, number];
	const { bottom, numerators } = workOut(pair);
	const shown = pair.map(tex).join(" + ");
	const rewrite = (tops: readonly number[], below: number) =>
		words(`$${tops.map((top) => `\\dfrac{${top}}{${below}}`).join(" + ")}$`);
	const tops = pair.map(({ top }) => top);
	return {
		prompt: random.pick([
			`Which sum is equal to $${shown}$?`,
			`${random.pick(NAMES)} wants to add $${shown}$. How can the fractions be renamed first?`,
		]),
		right: rewrite(numerators, bottom),
		wrong: [
			[slip.keptNumerators, rewrite(tops, bottom)],
			[slip.addedDenominators, rewrite(tops, p + q)],
			p !== bottom &&
				q !== bottom && [slip.renamedOneOnly, rewrite([numerators[0] ?? 0, tops[1] ?? 0], bottom)],
		],
		hints: [
			`The parts need the same size. Is the denominator a multiple of both ${p} and ${q}?`,
			`Count by ${p}s and by ${q}s. Which number comes up in both counts first?`,
			"Multiply each numerator by the same number as its denominator.",
		],
		steps: [
			`Both ${p} and ${q} go into ${bottom}.`,
			`$${shown} = ${numerators.map((top) => `\\dfrac{${top}}{${bottom}}`).join(" + ")}$.`,
		],
	};
};

// 1: one denominator goes into the other, with bars. 2: differences as well, and renaming step by step. 3: another
// denominator for both. 4: sums above one, missing fractions, what went wrong. 5: three fractions, mistakes to explain.
export const addSubFractionsUnlike = defineSkill("add-sub-fractions-unlike", 16, {
	1: [ask.typed(withBars), ask.byShading(shaded), ask.chosen(sum({ isNear: true }))],
	2: [ask.typed(difference(true)), ask.chosen(either(true)), renaming(true), ask.chosen(commonDenominator)],
	3: [
		ask.typed(either(false)),
		ask.chosen(commonDenominator),
		renaming(false),
		ask.matched(either(false), "expression"),
	],
	4: [
		ask.typed(sum({ isNear: false, crosses: true })),
		ask.typed(missing),
		ask.whatWentWrong(either(false)),
		ask.judged(sum({ isNear: false, crosses: true })),
	],
	5: [ask.typed(three), ask.chosen(three), ask.explainTheMistake(either(false)), ask.judged(either(false))],
});

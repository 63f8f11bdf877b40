import { fractionBar } from "../../../figures/fractions/fraction-bar.ts";
import { svg } from "../../../figures/svg.ts";
import { ask, boxed, defineSkill, type Form, NAMES, slip, tex, whole, words } from "../../../kit/index.ts";
import { LIKE_DENOMINATORS, partsCalled } from "../../../kit/parts.ts";
import { productOf, repeatedOf } from "../sums/repeated-fractions.ts";

type Range = Parameters<typeof repeatedOf>[1];

const UNITS: Range = { denominators: LIKE_DENOMINATORS, most: 1, counts: [2, 9] };
const FEW: Range = { denominators: LIKE_DENOMINATORS, counts: [2, 4] };
const SOME: Range = { denominators: LIKE_DENOMINATORS, counts: [2, 6] };
const MANY: Range = { denominators: [5, 6, 8, 10, 12], counts: [4, 12] };

const product =
	(range: Range, mayTurn = false): Form =>
	(random) => {
		const repeated = repeatedOf(random, range);
		return repeated && productOf(random, repeated, mayTurn);
	};

/** As a sum of equal fractions. */
const repeatedSum: Form = (random) => {
	const repeated = repeatedOf(random, FEW);
	if (repeated === undefined) return undefined;
	const sum = `$${Array.from({ length: repeated.count }, () => tex(repeated.each)).join(" + ")}$`;
	return {
		...productOf(random, repeated),
		prompt: random.pick([
			`Find the sum by multiplying: ${sum}`,
			`${random.pick(NAMES)} adds ${sum}. What is the sum?`,
			`What is ${sum}?`,
		]),
	};
};

/** Which product says the same as a sum, or as a number of unit fractions. */
const sameProduct: Form = (random) => {
	const repeated = repeatedOf(random, FEW);
	if (repeated === undefined) return undefined;
	const { each, count } = repeated;
	const { top, bottom } = each;
	const sum = Array.from({ length: count }, () => tex(each)).join(" + ");
	const unit = tex({ top: 1, bottom });
	const [shown, right] = random.pick([
		[`$${sum}$`, `$${count} \\times ${tex(each)}$`],
		[`$${count} \\times ${tex(each)}$`, `$${count * top} \\times ${unit}$`],
		[`$${tex(each)}$`, `$${top} \\times ${unit}$`],
	] as const);
	return {
		...productOf(random, repeated),
		prompt: random.pick([
			`Which product is equal to ${shown}?`,
			`${random.pick(NAMES)} writes ${shown} in another way. Which product is the same?`,
		]),
		right: words(right),
		wrong: [
			[slip.swappedParts, words(`$${bottom} \\times ${tex({ top: 1, bottom: top })}$`)],
			count + top !== count * top && [slip.addedTheCount, words(`$${count + top} \\times ${unit}$`)],
			[
				slip.multipliedOnlyTheDenominator,
				words(`$${top} \\times ${tex({ top: 1, bottom: bottom * count })}$`),
			],
		],
		hints: [
			"Count how many equal parts there are in all, and what size they are.",
			`$${tex(each)}$ is ${top} parts of the size $${unit}$.`,
			`The parts stay ${partsCalled(bottom)}. Only their number is multiplied.`,
		],
		steps: [`$${tex(each)} = ${top} \\times ${unit}$.`, `${shown} is equal to ${right}.`],
	};
};

const withBars: Form = (random) => {
	const repeated = repeatedOf(random, { ...UNITS, denominators: [3, 4, 5, 6, 8, 10], counts: [2, 5] });
	if (repeated === undefined) return undefined;
	const { each, count } = repeated;
	const bar = (y: number) =>
		fractionBar({ x: 4, y, width: 472, height: 42, parts: each.bottom, shaded: 1, color: "sky" });
	return {
		...productOf(random, repeated),
		prompt: random.pick([
			`Each bar is one whole. What is $${count} \\times ${tex(each)}$?`,
			`Each bar shows $${tex(each)}$ of one whole. How much do all ${count} bars show together?`,
		]),
		figure: {
			svg: svg(480, count * 50, ...Array.from({ length: count }, (_, at) => bar(4 + 50 * at))),
			alt: `${count} bars of the same length, each with ${each.bottom} equal parts, one of them colored.`,
		},
	};
};

const jumps: Form = (random) => {
	const repeated = repeatedOf(random, { ...SOME, denominators: [3, 4, 5, 6, 8] });
	if (repeated === undefined) return undefined;
	const { each, count } = repeated;
	const to = Math.ceil((count * each.top) / each.bottom);
	const name = random.pick(NAMES);
	return {
		...productOf(random, repeated),
		prompt: random.pick([
			`A toy frog starts at 0 and makes ${count} jumps of $${tex(each)}$ foot each. Where does it land?`,
			`${name} starts at 0 and takes ${count} equal steps of $${tex(each)}$ on the number line. Where does ${name} stop?`,
			`A snail starts at 0 and crawls $${tex(each)}$ yard each hour for ${count} hours. Where is it then?`,
		]),
		line: { from: 0, to, steps: to * each.bottom, number_every: each.bottom },
	};
};

const inUnits = ask.stepwise((random) => {
	const repeated = repeatedOf(random, SOME);
	if (repeated === undefined) return undefined;
	const { each, count } = repeated;
	const { top, bottom } = each;
	const { hints, steps } = productOf(random, repeated);
	const unit = `$${tex({ top: 1, bottom })}$`;
	return {
		prompt: random.pick([
			`$${tex(each)}$ is [[unit]] times ${unit}. So $${count} \\times ${tex(each)}$ is [[count]] times ${unit}.`,
			`Write with unit fractions: $${tex(each)}$ has [[unit]] parts of the size ${unit}, and $${count} \\times ${tex(each)}$ has [[count]] of them.`,
		]),
		boxes: {
			unit: boxed(whole(top), [slip.swappedParts, whole(bottom)]),
			count: boxed(
				whole(count * top),
				[slip.addedTheCount, whole(count + top)],
				[slip.multipliedOnlyTheDenominator, whole(top)],
			),
		},
		hints: [
			`The size of the parts is ${unit}. Count them.`,
			hints[1],
			"Multiply the number of parts in one fraction by how many times it is taken.",
		],
		steps: [`$${tex(each)} = ${top} \\times ${tex({ top: 1, bottom })}$.`, ...steps.slice(1)],
	};
});

/** How often the fraction is taken. */
const missing: Form = (random) => {
	const repeated = repeatedOf(random, random.pick([UNITS, SOME]));
	if (repeated === undefined) return undefined;
	const { each, count } = repeated;
	const total = { top: count * each.top, bottom: each.bottom };
	const equation = `$\\square \\times ${tex(each)} = \\dfrac{${total.top}}{${total.bottom}}$`;
	return {
		prompt: random.pick([
			`Which whole number belongs in the box? ${equation}`,
			`How many times is $${tex(each)}$ taken? ${equation}`,
			`${random.pick(NAMES)} multiplies a whole number and a fraction. Find the missing number: ${equation}`,
		]),
		right: whole(count),
		wrong: [
			each.top > 1 && [slip.gaveTheProduct, whole(total.top)],
			[slip.subtractedTheNumerators, whole(total.top - each.top)],
			[slip.multipliedTheNumerators, whole(total.top * each.top)],
		],
		hints: [
			"The denominators are the same. Look at the numerators.",
			`Which number times ${each.top} gives ${total.top}?`,
			`Divide: $${total.top} \\div ${each.top}$.`,
		],
		steps: [
			`$${total.top} \\div ${each.top} = ${count}$.`,
			`$${count} \\times ${tex(each)} = \\dfrac{${total.top}}{${total.bottom}}$.`,
		],
	};
};

// 1: unit fractions, with bars or steps on a line. 2: any fraction, as a sum. 3: as a number of unit fractions. 4: the
// whole number is missing, and what went wrong. 5: larger numbers, in either order, and mistakes to explain.
export const fractionTimesWhole = defineSkill("fraction-times-whole", 14, {
	1: [ask.typed(withBars), ask.chosen(product(UNITS)), ask.onNumberLine(jumps), ask.typed(product(UNITS))],
	2: [
		ask.typed(repeatedSum),
		ask.chosen(sameProduct),
		ask.chosen(product(FEW)),
		ask.matched(product(FEW), "product"),
	],
	3: [inUnits, ask.typed(product(SOME)), ask.judged(product(SOME)), ask.chosen(sameProduct)],
	4: [ask.typed(missing), ask.whatWentWrong(product(SOME)), ask.matched(product(SOME), "product"), inUnits],
	5: [
		ask.typed(product(MANY, true)),
		ask.chosen(product(MANY, true)),
		ask.explainTheMistake(product(MANY, true)),
		ask.judged(product(MANY, true)),
	],
});

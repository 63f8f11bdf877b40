import { tapeDiagram } from "../../figures/lines/tape-diagram.ts";
import { ask, boxed, defineSkill, gcd, lowest, NAMES, type Random, slip, whole } from "../../kit/index.ts";
import { linearTex, sumTex } from "../../kit/terms.ts";
import { bare, int, type TwoStep, type TwoSteps, undoConstant, waysToSolve } from "./two-step.ts";

const sign = (random: Random) => random.pick([1, -1]);

const wholes = (random: Random, most: number): TwoStep => ({
	p: int(random.integer(2, 9)),
	q: int(random.integer(1, 2 * most)),
	x: int(random.integer(2, most)),
});

const added: TwoSteps = (random) => wholes(random, 10);

/** Sums and differences, of a product or of a quotient. */
const both: TwoSteps = (random) => {
	const { p, q, x } = wholes(random, 12);
	const isQuotient = random.oneIn(2);
	return {
		p,
		q: int(q.top * sign(random)),
		x: isQuotient ? int(p.top * random.integer(2, 9)) : x,
		isQuotient,
	};
};

const signed: TwoSteps = (random) => {
	const step = both(random);
	return step && { ...step, x: int(-step.x.top), q: int(step.q.top * sign(random)) };
};

/** A fraction or a decimal as the coefficient. */
const rational: TwoSteps = (random) => {
	const [top, bottom] = [random.integer(1, 5), random.integer(2, 6)];
	const q = random.integer(1, 15) * sign(random);
	if (random.oneIn(2))
		return gcd(top, bottom) > 1
			? undefined
			: { p: { top, bottom }, q: int(q), x: int(bottom * random.integer(1, 6) * sign(random)) };
	const [p, x] = [random.integer(11, 59), random.integer(2, 9)];
	return {
		p: lowest(p, 10),
		q: lowest(random.integer(11, 95) * sign(random), 10),
		x: int(x * sign(random)),
		isDecimal: true,
	};
};

/** A negative coefficient, with the terms or the sides in another order. */
const turned: TwoSteps = (random) => ({
	p: int(-random.integer(2, 9)),
	q: int(random.integer(1, 30) * sign(random)),
	x: int(random.integer(2, 12) * sign(random)),
	turns: true,
});

/** A bar of equal parts and one more part, of which one equal part is labeled. */
const bar = ask.labeled((random) => {
	const [count, part, rest] = [random.integer(2, 4), random.integer(3, 25), random.integer(3, 25)];
	if (rest * 2 < part || part * 2 < rest || rest === part) return undefined;
	const total = `${count * part + rest}`;
	const equation = `$${linearTex(count, "x", rest)} = ${total}$`;
	const equals = Array.from({ length: count }, (_, at) => ({
		share: part,
		color: "mint" as const,
		...(at === 0 ? {} : { text: "x" }),
	}));
	const { svg, middles } = tapeDiagram([...equals, { share: rest, color: "sky", text: `${rest}` }], total);
	return {
		prompt: random.pick([
			`The bar shows ${equation}. Label one part $x$.`,
			`${random.pick(NAMES)} draws a bar for ${equation}. How long is the part $x$? Label it.`,
			`Solve ${equation} with the bar. Label a part $x$.`,
		]),
		figure: {
			svg,
			alt: `A bar with a total of ${total}: ${count} equal parts x and a part of ${rest}. The first part x has an empty box.`,
		},
		labels: {
			x: {
				right: whole(part),
				label: "Part x",
				place: middles[0] ?? [0, 0],
				wrong: [
					[slip.didNotDivide, whole(count * part)],
					(Number(total) + rest) % count === 0 && [slip.movedNumber, whole((Number(total) + rest) / count)],
				],
			},
		},
		hints: [
			`The ${count} parts $x$ and ${rest} make ${total} together.`,
			`Take ${rest} away from ${total}. What is left is ${count} equal parts.`,
			`Divide what is left by ${count}.`,
		],
		steps: [
			`$${total} - ${rest} = ${count * part}$.`,
			`$${count * part} \\div ${count} = ${part}$, so $x = ${part}$.`,
		],
	};
});

/** Both steps, with a box for what each of them gives. */
const inSteps = (steps: TwoSteps) =>
	ask.stepwise((random) => {
		const step = steps(random);
		const draft = step && bare(() => step)(random);
		if (step === undefined || draft === undefined || step.isDecimal || step.p.bottom > 1) return undefined;
		const { p, q, x, isQuotient } = step;
		const letter = draft.unit?.before?.[0] ?? "";
		const term = isQuotient ? `\\dfrac{${letter}}{${p.top}}` : sumTex([[p.top, letter]]);
		const rest = isQuotient ? x.top / p.top : x.top * p.top;
		return {
			prompt: `${random.pick(["Solve step by step:", "Complete the work:", `Finish ${random.pick(NAMES)}’s work:`])} ${draft.task}. ${undoConstant(q)}: $${term} =$ [[rest]]. Then $${letter} =$ [[x]].`,
			boxes: {
				rest: boxed(whole(rest), [slip.movedNumber, whole(rest + 2 * q.top)]),
				x: { right: draft.right, wrong: draft.wrong },
			},
			hints: draft.hints,
			steps: draft.steps,
		};
	});

const easy = waysToSolve(bare(added));
const plain = waysToSolve(bare(both));
const negative = waysToSolve(bare(signed));
const rationals = waysToSolve(bare(rational));
const last = waysToSolve(bare(turned));

// 1: a number is added to a product. 2: subtraction and division as well. 3: negative solutions. 4: fractions and decimals.
// 5: negative coefficients, with terms and sides in any order.
export const twoStepEquations = defineSkill("two-step-equations", 11, {
	1: [easy.typed, easy.chosen, bar, easy.matched, easy.onScale],
	2: [plain.typed, plain.chosen, inSteps(both), plain.matched],
	3: [negative.typed, negative.chosen, inSteps(signed), negative.mistaken, negative.judged],
	4: [rationals.typed, rationals.chosen, rationals.judged, rationals.matched],
	5: [last.typed, last.chosen, inSteps(turned), last.explained, last.mistaken],
});

import { amount, ask, defineSkill, gcd, simplest, slip, tex, texOf, whole, words } from "../../kit/index.ts";
import type { Form, Random } from "../../kit/index.ts";
import {
	bare,
	claimed,
	dollars,
	equationOf,
	labeledBar,
	type OneStep,
	type OneSteps,
	options,
	pairs,
	solutionOf,
	type Story,
	story,
} from "./one-step.ts";

/** One group is `one` in parts of which `scale` make 1; there are `count` groups. */
interface Groups {
	one: number;
	count: number;
	scale: number;
}

/** The groups make a known total. */
function product({ one, count, scale }: Groups): OneStep {
	const [total, right] = [amount(one * count, scale), amount(one, scale)];
	return {
		side: (letter) => `${count}${letter}`,
		done: (letter) => `$${letter}$ is multiplied by $${count}$`,
		undo: `Divide both sides by $${count}$`,
		work: `${texOf(total)} \\div ${count}`,
		check: `${count} \\times ${texOf(right)}`,
		result: total,
		right,
		...(scale === 1 && count <= 10 ? { pans: [count, 0, one * count] as const } : {}),
		wrong: [
			[slip.subtractedToUndoAProduct, amount(one * count - count * scale, scale)],
			[slip.repeatedOperation, amount(one * count * count, scale)],
			[slip.tookTheResult, total],
			scale === 1 && [slip.dividedTheWrongWay, simplest(1, one)],
		],
	};
}

/** The total is shared; one group is known. */
function quotient({ one, count, scale }: Groups): OneStep {
	const [total, known] = [amount(one * count, scale), amount(one, scale)];
	return {
		side: (letter) => `\\dfrac{${letter}}{${count}}`,
		done: (letter) => `$${letter}$ is divided by $${count}$`,
		undo: `Multiply both sides by $${count}$`,
		work: `${texOf(known)} \\times ${count}`,
		check: `${texOf(total)} \\div ${count}`,
		result: known,
		right: total,
		wrong: [
			[slip.addedToUndoAQuotient, amount(one + count * scale, scale)],
			[slip.repeatedOperation, simplest(one, count * scale)],
			[slip.tookTheResult, known],
		],
	};
}

const groups = (random: Random, [mostCount, mostOne]: readonly [number, number], scale: number): Groups => ({
	count: random.integer(2, mostCount),
	one: random.integer(2, mostOne),
	scale,
});

const steps =
	(most: readonly [number, number], scales: readonly number[], kinds = [product, quotient]): OneSteps =>
	(random) => {
		const drawn = groups(random, most, random.pick(scales));
		return drawn.scale > 1 && drawn.one % drawn.scale === 0 ? undefined : random.pick(kinds)(drawn);
	};

/** A fraction of the letter is known. */
const fractionOf: OneSteps = (random) => {
	const bottom = random.integer(2, 9);
	const [top, unit] = [random.integer(2, 9), random.integer(2, 12)];
	if (top === bottom || gcd(top, bottom) > 1) return undefined;
	const factor = tex({ top, bottom });
	const [result, right] = [whole(top * unit), whole(bottom * unit)];
	return {
		side: (letter) => `${factor}${letter}`,
		done: (letter) => `$${letter}$ is multiplied by $${factor}$`,
		undo: `Divide both sides by $${factor}$, which is the same as multiplying by $${tex({ top: bottom, bottom: top })}$`,
		work: `${top * unit} \\div ${factor}`,
		check: `${factor} \\times ${bottom * unit}`,
		result,
		right,
		wrong: [
			[slip.repeatedOperation, simplest(top * top * unit, bottom)],
			[slip.usedNumeratorOnly, whole(unit)],
			[slip.usedDenominatorOnly, whole(top * unit * bottom)],
			[slip.tookTheResult, result],
		],
	};
};

const TOTALS: readonly Story[] = [
	(name, p, q) =>
		`${name} pays for ${p} tickets of the same price, ${dollars(q)} in all. How many dollars does one ticket cost?`,
	(name, p, q) =>
		`${name} walks the same distance on each of ${p} days, ${q} miles in all. How many miles is it each day?`,
	(_, p, q) =>
		`When ${p} equal shelf boards lie end to end, they are ${q} inches long. How many inches long is one board?`,
	(_, p, q) =>
		`A box with ${p} equal bags of rice holds ${q} pounds of rice. How many pounds are in each bag?`,
];
const SHARES: readonly Story[] = [
	(_, p, q) =>
		`A group of ${p} friends splits a bill equally, and each pays ${dollars(q)}. How many dollars is the bill?`,
	(name, p, q) =>
		`${name} cuts a ribbon into ${p} equal pieces of ${q} inches each. How many inches long was the ribbon?`,
	(_, p, q) =>
		`A pitcher of juice fills ${p} glasses with ${q} ounces each. How many ounces of juice were in it?`,
	(_, p, q) =>
		`A farmer divides a harvest equally into ${p} crates of ${q} pounds each. How many pounds was the harvest?`,
];

const told = (most: readonly [number, number], scale: number) => (random: Random) => {
	const drawn = groups(random, most, scale);
	const isShared = random.oneIn(2);
	if (drawn.one < 3 || (drawn.one % scale === 0 && scale > 1)) return undefined;
	const step = (isShared ? quotient : product)(drawn);
	const [count, end] = [`${drawn.count}`, texOf(step.result)];
	const other = (letter: string) => (isShared ? `${count}${letter}` : `\\dfrac{${letter}}{${count}}`);
	return {
		step,
		story: random.pick(isShared ? SHARES : TOTALS),
		numbers: [whole(drawn.count), step.result] as const,
		others: (letter: string) => [
			[slip.choseOppositeOperation, words(`$${other(letter)} = ${end}$`)] as const,
			[slip.wroteAnotherStory, words(`$${letter} ${isShared ? "-" : "+"} ${count} = ${end}$`)] as const,
			[slip.swappedKnownNumbers, words(`$${end}${letter} = ${count}$`)] as const,
		],
	};
};

/** A bar of equal parts, one of which gets its length. */
const bar = (most: readonly [number, number], scale: number) =>
	ask.labeled((random) => {
		const drawn = groups(random, most, scale);
		const step = product(drawn);
		const equation = `${step.side("x")} = ${texOf(step.result)}`;
		return labeledBar(random, step, {
			parts: Array.from({ length: drawn.count }, (_, at) => ({
				share: 1,
				color: "mint",
				...(at === 0 ? {} : { text: "x" }),
			})),
			described: `, cut into ${drawn.count} equal parts. The first part has an empty box.`,
			prompts: [
				`The bar shows $${equation}$. Label one part.`,
				`All parts of the bar are equal, and $${equation}$. How long is one part? Label it.`,
			],
			hints: [`The ${drawn.count} parts are equal. Together they are ${step.result.entry}.`, `${step.undo}.`],
		});
	});

const fractionForm: Form = bare(fractionOf, true);
const decimal = steps([9, 90], [10, 100]);

// 1: facts. 2: division as well, and equations of stories. 3: larger numbers, the variable on either side, other
// people's mistakes. 4: decimals. 5: a fraction as the coefficient.
export const oneStepEquationsMult = defineSkill("one-step-equations-mult", 16, {
	1: [
		ask.typed(bare(steps([10, 12], [1], [product]))),
		options(bare(steps([10, 12], [1], [product]))),
		bar([5, 30], 1),
		ask.onScale(bare(steps([10, 12], [1], [product]))),
	],
	2: [
		ask.typed(bare(steps([9, 12], [1]))),
		ask.chosen(equationOf(told([9, 15], 1))),
		ask.asEquation(equationOf(told([9, 15], 1))),
		pairs(bare(steps([9, 12], [1]))),
	],
	3: [
		ask.typed(story(told([12, 30], 1))),
		options(bare(steps([12, 30], [1]), true)),
		ask.whatWentWrong(solutionOf(bare(steps([12, 30], [1])))),
		ask.judged(claimed(bare(steps([12, 30], [1])))),
	],
	4: [
		ask.typed(bare(decimal, true)),
		ask.typed(story(told([9, 95], 10))),
		options(bare(decimal, true)),
		bar([5, 95], 10),
	],
	5: [
		ask.typed(fractionForm),
		options(fractionForm),
		ask.judged(claimed(fractionForm)),
		ask.explainTheMistake(solutionOf(fractionForm)),
	],
});

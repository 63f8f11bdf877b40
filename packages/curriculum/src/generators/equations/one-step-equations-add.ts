import { amount, ask, defineSkill, type Random, slip, texOf, words } from "../../kit/index.ts";
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

interface Numbers {
	/** In parts of which `scale` make 1. */
	start: number;
	change: number;
	scale: number;
	isLess: boolean;
}

function stepOf({ start, change, scale, isLess }: Numbers): OneStep | undefined {
	const end = isLess ? start - change : start + change;
	if (start <= 0 || change <= 0 || end <= 0 || start === change) return undefined;
	const [known, result] = [amount(change, scale), amount(end, scale)];
	const [sign, inverse] = isLess ? ["-", "+"] : ["+", "-"];
	return {
		side: (letter) => `${letter} ${sign} ${texOf(known)}`,
		done: (letter) => `${known.shown} is ${isLess ? "subtracted from" : "added to"} $${letter}$`,
		undo: `${isLess ? "Add" : "Subtract"} ${known.shown} ${isLess ? "to" : "from"} both sides`,
		work: `${texOf(result)} ${inverse} ${texOf(known)}`,
		check: `${texOf(amount(start, scale))} ${sign} ${texOf(known)}`,
		result,
		right: amount(start, scale),
		...(isLess || scale > 1 ? {} : { pans: [1, change, end] as const }),
		wrong: [
			[slip.repeatedOperation, amount(isLess ? end - change : end + change, scale)],
			[slip.tookTheResult, result],
			[slip.subtractedTheWrongWay, amount(change - end, scale)],
		],
	};
}

const numbers = (random: Random, most: number, scale: number, isLess = random.oneIn(2)): Numbers => ({
	start: random.integer(1, most),
	change: random.integer(2, most),
	scale,
	isLess,
});

const steps =
	(most: number, scales: readonly number[], isLess?: boolean): OneSteps =>
	(random) => {
		const scale = random.pick(scales);
		const drawn = numbers(random, scale < 10 && scale > 1 ? 4 * scale : most, scale, isLess);
		return scale > 1 && drawn.change % scale === 0 ? undefined : stepOf(drawn);
	};

const MORE: readonly Story[] = [
	(_, p, q) =>
		`A plant grew ${p} inches this month and is ${q} inches tall now. How many inches tall was it a month ago?`,
	(_, p, q) =>
		`With ${p} pounds of books in it, a box weighs ${q} pounds. How many pounds does the empty box weigh?`,
	(name, p, q) =>
		`${name} earned ${dollars(p)} and now has ${dollars(q)}. How many dollars did ${name} have before?`,
	(name, p, q) =>
		`${name} rode ${p} miles more this week than last week. This week it was ${q} miles. How many miles was it last week?`,
];
const LESS: readonly Story[] = [
	(_, p, q) =>
		`After ${p} gallons are drained from a tank, ${q} gallons are left. How many gallons were in it at first?`,
	(name, p, q) =>
		`${name} cuts ${p} feet off a rope. Then ${q} feet are left. How many feet long was the rope?`,
	(name, p, q) =>
		`${name} spent ${dollars(p)} and has ${dollars(q)} left. How many dollars did ${name} have at first?`,
	(_, p, q) => `The temperature dropped by ${p} degrees to ${q} degrees. How many degrees was it before?`,
];

const told = (most: number, scale: number) => (random: Random) => {
	const drawn = numbers(random, most, scale);
	const step = stepOf(drawn);
	if (step === undefined || drawn.change < 2 * scale || step.result.entry === "1") return undefined;
	const [p, q] = [amount(drawn.change, scale), step.result];
	const [known, end, sign] = [texOf(p), texOf(q), drawn.isLess ? "+" : "-"];
	return {
		step,
		story: random.pick(drawn.isLess ? LESS : MORE),
		numbers: [p, q] as const,
		others: (letter: string) => [
			[slip.choseOppositeOperation, words(`$${letter} ${sign} ${known} = ${end}$`)] as const,
			[slip.swappedKnownNumbers, words(`$${letter} + ${end} = ${known}$`)] as const,
			[slip.wroteAnotherStory, words(`$${letter} \\times ${known} = ${end}$`)] as const,
		],
	};
};

/** A bar of two parts, one of which is not known. */
const bar = (most: number, scale: number) =>
	ask.labeled((random) => {
		const drawn = numbers(random, most, scale, false);
		const step = stepOf(drawn);
		if (step === undefined || Math.min(drawn.start, drawn.change) * 4 < drawn.start + drawn.change)
			return undefined;
		const [known, total] = [amount(drawn.change, scale).entry, step.result.entry];
		return labeledBar(random, step, {
			parts: [
				{ share: drawn.start, color: "gold" },
				{ share: drawn.change, color: "sky", text: known },
			],
			described: ` and two parts: one with an empty box and one of ${known}.`,
			prompts: [
				`The whole bar is ${total}. Label the part $x$ so that $${step.side("x")} = ${total}$.`,
				`The bar shows $${step.side("x")} = ${total}$. How long is the part $x$? Label it.`,
			],
			hints: [
				`The two parts together are ${total}. One part is ${known}.`,
				`Take the part of ${known} away from the whole bar.`,
			],
		});
	});

const DECIMALS = [10, 100];
const FRACTIONS = [2, 3, 4, 5, 6, 8];
const hard = bare(steps(90, [...DECIMALS, ...FRACTIONS]), true);

// 1: sums of small whole numbers. 2: differences as well, and other people's mistakes. 3: larger numbers, the variable
// on either side, stories. 4: decimals. 5: fractions and decimals mixed, and what someone did wrong in the student's own words.
export const oneStepEquationsAdd = defineSkill("one-step-equations-add", 19, {
	1: [
		ask.typed(bare(steps(20, [1], false))),
		options(bare(steps(20, [1], false))),
		bar(20, 1),
		ask.onScale(bare(steps(20, [1], false))),
	],
	2: [
		ask.typed(bare(steps(50, [1]))),
		ask.whatWentWrong(solutionOf(bare(steps(50, [1], false)))),
		pairs(bare(steps(50, [1]))),
		ask.chosen(equationOf(told(40, 1))),
		ask.asEquation(equationOf(told(40, 1))),
	],
	3: [
		ask.typed(story(told(90, 1))),
		options(bare(steps(200, [1]), true)),
		ask.judged(claimed(bare(steps(200, [1])))),
		ask.onScale(bare(steps(60, [1], false), true)),
	],
	4: [
		ask.typed(bare(steps(300, DECIMALS), true)),
		ask.typed(story(told(200, 10))),
		bar(90, 10),
		ask.chosen(equationOf(told(200, 10))),
	],
	5: [ask.typed(hard), options(hard), ask.judged(claimed(hard)), ask.explainTheMistake(solutionOf(hard))],
});

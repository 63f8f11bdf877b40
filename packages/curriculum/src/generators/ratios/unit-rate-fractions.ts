import { asClaim, ask, boxed, defineSkill, lowest, NAMES, slip, withTask } from "../../kit/index.ts";
import type { Draft, Form, Fraction, Random } from "../../kit/index.ts";
import { anyFraction, type Value, words } from "../../kit/value.ts";
import { divide, mixedTex, multiply, subtract } from "../../kit/fractions.ts";
import { counted, MIXED, over, PROPER, type Rates, STORIES, UNIT, WHOLE } from "./fraction-rates.ts";

/** What a rate is asked for, the way it is given or the other way around. */
function drawn(random: Random, draw: Rates, isTurned: boolean) {
	const rate = draw(random);
	if (rate === undefined) return undefined;
	const { told, amount, per } = random.pick(STORIES);
	const text = told(random.pick(NAMES), counted(rate.amount, amount), counted(rate.per, per));
	return isTurned
		? { text, top: rate.per, bottom: rate.amount, many: per[1], each: amount[0] }
		: { text, top: rate.amount, bottom: rate.per, many: amount[1], each: per[0] };
}

type Drawn = NonNullable<ReturnType<typeof drawn>>;

function help({ text, top, bottom, many, each }: Drawn): Omit<Draft, "prompt"> {
	const right = divide(top, bottom);
	const value = (number: Fraction): Value => anyFraction(number.top, number.bottom);
	const task = `${text.replace(/\.$/, "")}: ${many} per ${each}`;
	return {
		task,
		right: value(right),
		wrong: [
			[slip.dividedTheWrongWay, value(divide(bottom, top))],
			[slip.multipliedAmounts, value(multiply(top, bottom))],
			[slip.dividedNumeratorsOnly, value(lowest(top.top, bottom.top))],
			[slip.gaveTheAmount, value(top)],
		],
		hints: [
			`The question asks for one ${each}. By which number do you divide to get from $${mixedTex(bottom)}$ to 1?`,
			`Divide: $${mixedTex(top)} \\div ${mixedTex(bottom)}$.`,
			`Multiply by the reciprocal: $${over(top)} \\times ${over({ top: bottom.bottom, bottom: bottom.top })}$.`,
		],
		steps: [
			`$${mixedTex(top)} \\div ${mixedTex(bottom)} = ${over(top)} \\times ${over({ top: bottom.bottom, bottom: bottom.top })}$.`,
			`The unit rate is $${mixedTex(right)}$ ${many} per ${each}.`,
		],
	};
}

const asked = (random: Random, { text, many, each }: Drawn) =>
	`${text} ${random.pick([`How many ${many} is that per ${each}?`, `What is the unit rate in ${many} per ${each}?`, `At this rate, how many ${many} is that for 1 ${each}?`])}`;

const rateOf =
	(draw: Rates, isTurned = false): Form =>
	(random) => {
		const rate = drawn(random, draw, isTurned);
		return rate && { ...help(rate), prompt: asked(random, rate) };
	};

const typed = (draw: Rates, isTurned = false) =>
	ask.typed((random) => {
		const rate = drawn(random, draw, isTurned);
		return (
			rate && {
				...help(rate),
				prompt: asked(random, rate),
				cta: "Write a whole number, a fraction, or a mixed number.",
				unit: { after: rate.many },
			}
		);
	});

/** An expression to choose; another one of the same value is right as well. */
const option = (tex: string, { top, bottom }: Fraction): Value => ({
	...words(`$${tex}$`),
	worth: [top, bottom],
});

/** The division that gives the unit rate. */
const division =
	(draw: Rates, isTurned = false): Form =>
	(random) => {
		const rate = drawn(random, draw, isTurned);
		if (rate === undefined) return undefined;
		const { text, top, bottom, many, each } = rate;
		const [p, q] = [mixedTex(top), mixedTex(bottom)];
		const { hints } = help(rate);
		const isMore = top.top * bottom.bottom > bottom.top * top.bottom;
		return {
			prompt: `${text} Which expression gives the number of ${many} per ${each}?`,
			right: option(`${p} \\div ${q}`, divide(top, bottom)),
			wrong: [
				[slip.dividedTheWrongWay, option(`${q} \\div ${p}`, divide(bottom, top))],
				[slip.multipliedAmounts, option(`${p} \\times ${q}`, multiply(top, bottom))],
				isMore
					? [slip.subtractedForRate, option(`${p} - ${q}`, subtract(top, bottom))]
					: [slip.subtractedForRate, option(`${q} - ${p}`, subtract(bottom, top))],
			],
			hints: [
				hints[0],
				`The amount $${p}$ goes with $${q}$. The question asks how much goes with 1.`,
				"To get to one, divide by the number that should become 1.",
			],
			steps: [`Divide the ${many} by the number that should become 1: $${p} \\div ${q}$.`],
		};
	};

/** The reciprocal and the unit rate, in boxes. */
const inSteps = (draw: Rates, isTurned = false) =>
	ask.stepwise((random) => {
		const rate = drawn(random, draw, isTurned);
		if (rate === undefined) return undefined;
		const { text, top, bottom, many, each } = rate;
		const { right, wrong, hints, steps } = help(rate);
		const reciprocal = lowest(bottom.bottom, bottom.top);
		return {
			prompt: `${text} To find the ${many} per ${each}, divide by $${mixedTex(bottom)}$. Its reciprocal is [[reciprocal]]. The unit rate is $${over(top)}$ times that, which is [[rate]] ${many} per ${each}.`,
			boxes: {
				reciprocal: boxed(anyFraction(reciprocal.top, reciprocal.bottom), [
					slip.keptForReciprocal,
					anyFraction(bottom.top, bottom.bottom),
				]),
				rate: { right, wrong },
			},
			hints,
			steps: [`The reciprocal of $${over(bottom)}$ is $${mixedTex(reciprocal)}$.`, ...steps],
		};
	});

/** The task "story: miles per hour" with its units said in another way. */
const said = (task: string, say: (story: string, many: string, each: string) => string) => {
	const [, told = "", many = "", each = ""] = /^(.+): (.+) per (.+)$/.exec(task) ?? [];
	return say(told, many, each);
};
const short = (form: Form) =>
	withTask(form, (task) => said(task, (told, many, each) => `${told}. How many ${many} per ${each}?`));
const claimed = (form: Form) =>
	asClaim(form, (task, value) =>
		said(task, (told, many, each) => `${told}. That is ${value} ${many} per ${each}.`),
	);
const named = (form: Form) => withTask(form, (task) => `the unit rate in “${task}”`);

// 1: for a unit fraction. 2: the rate is whole. 3: any two fractions. 4: mixed numbers. 5: the rate the other way around.
export const unitRateFractions = defineSkill("unit-rate-fractions", 14, {
	1: [typed(UNIT), ask.chosen(rateOf(UNIT)), ask.chosen(division(UNIT)), inSteps(UNIT)],
	2: [
		typed(WHOLE),
		ask.chosen(rateOf(WHOLE)),
		ask.matched(short(rateOf(WHOLE)), ["story", "unit rate"]),
		inSteps(WHOLE),
	],
	3: [
		typed(PROPER),
		ask.chosen(rateOf(PROPER)),
		ask.chosen(division(PROPER)),
		ask.judged(claimed(rateOf(PROPER))),
	],
	4: [typed(MIXED), ask.chosen(rateOf(MIXED)), inSteps(MIXED), ask.explainTheMistake(named(rateOf(MIXED)))],
	5: [
		typed(MIXED, true),
		ask.chosen(rateOf(MIXED, true)),
		ask.chosen(division(MIXED, true)),
		inSteps(MIXED, true),
	],
});

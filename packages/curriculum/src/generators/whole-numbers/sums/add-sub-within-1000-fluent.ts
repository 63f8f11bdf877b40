import { ask, defineSkill, type Form, given, NAMES, type Random, slip, whole } from "../../../kit/index.ts";
import { equationOfStory, inStory } from "../../stories/sum-stories.ts";
import { bare, inColumns, inParts, within1000 } from "./sum-forms.ts";
import { type DrawSum, sumsOf } from "./sums.ts";

const LARGE = { least: 300, most: 999, part: 45 };
const oneNew = sumsOf(["+"], { ...LARGE, regroups: [1] });
const twoNew = sumsOf(["+"], { ...LARGE, regroups: [2] });
const oneTrade = sumsOf(["-"], { ...LARGE, regroups: [1] });
const either = sumsOf(["+", "-"], { ...LARGE, regroups: [2] });

/** The first number has no tens to trade, so that a hundred is traded first. */
const acrossZero: DrawSum = (random: Random) => {
	const [hundreds, ones] = [random.integer(3, 9), random.integer(0, 7)];
	const b = 100 * random.integer(1, hundreds - 1) + 10 * random.integer(1, 9) + random.integer(ones + 1, 9);
	return { a: 100 * hundreds + ones, b, sign: "-" };
};

/** A sum or difference with a number missing: the other operation finds it. */
const missing = (draw: DrawSum): Form =>
	given(draw, ({ a, b, sign }, random) => {
		const isSum = sign === "+";
		const total = isSum ? a + b : a;
		const part = isSum ? a : total - b;
		const shown = isSum ? `${a} + \\square = ${total}` : `\\square - ${b} = ${part}`;
		return {
			prompt: random.pick([
				`Which number belongs in the box? $${shown}$`,
				`${random.pick(NAMES)} erased a number. Which one was it? $${shown}$`,
				`Find the missing number: $${shown}$`,
			]),
			right: whole(isSum ? b : total),
			wrong: isSum
				? [
						total + a <= 1500 && [slip.addedBothNumbers, whole(total + a)],
						[slip.forgotNewTen, whole(b + 10)],
						[slip.keptOpenedHundred, whole(b + 100)],
					]
				: [
						[slip.subtractedBothNumbers, whole(Math.abs(b - part))],
						[slip.forgotNewTen, whole(total - 10)],
						[slip.forgotNewHundred, whole(total - 100)],
					],
			hints: [
				isSum ? `${total} is the whole, and ${a} is one part of it.` : `${b} and ${part} are the two parts.`,
				isSum
					? "Addition and subtraction undo each other. Which subtraction finds the missing part?"
					: "Addition and subtraction undo each other. Which addition finds the whole?",
				isSum ? `Work out $${total} - ${a}$.` : `Work out $${part} + ${b}$.`,
			],
			steps: [
				isSum ? `$${total} - ${a} = ${b}$.` : `$${part} + ${b} = ${total}$.`,
				`Check: $${isSum ? `${a} + ${b} = ${total}` : `${total} - ${b} = ${part}`}$.`,
			],
		};
	});

// 1: sums, one place to regroup. 2: differences, one trade. 3: sums with two. 4: differences across a zero, and missing
// numbers. 5: either, in stories and in the work of others.
export const addSubWithin1000Fluent = defineSkill("add-sub-within-1000-fluent", 18, {
	1: [inColumns(oneNew), ask.typed(bare(oneNew)), ask.chosen(bare(oneNew)), inParts(oneNew)],
	2: [inColumns(oneTrade), ask.typed(bare(oneTrade)), ask.chosen(bare(oneTrade)), inParts(oneTrade)],
	3: [inColumns(twoNew), ask.typed(bare(twoNew)), ask.matched(bare(twoNew), "sum"), inParts(twoNew)],
	4: [
		inColumns(acrossZero),
		ask.typed(missing(either)),
		ask.chosen(missing(either)),
		ask.whatWentWrong(within1000(bare(acrossZero))),
	],
	5: [
		ask.typed(inStory(["join", "separate", "difference", "start-of-separate"], { ...LARGE, regroups: [2] })),
		ask.chosen(equationOfStory(["separate", "start-of-join", "is-more", "is-fewer"], LARGE)),
		ask.judged(within1000(bare(either))),
		ask.explainTheMistake(within1000(bare(acrossZero))),
	],
});

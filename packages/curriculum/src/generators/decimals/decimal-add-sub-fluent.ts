import { ask, askFor, decimals, defineSkill, type Draft, type Form, NAMES, slip } from "../../kit/index.ts";
import type { Random } from "../../random/seeded-random.ts";
import { LIKE_AMOUNTS } from "../fractions/sums/like-stories.ts";
import type { Scaled } from "./decimal-products.ts";
import { bare, missingTerm, type Range, story } from "./decimal-sum-problems.ts";
import { decimalSum, shownAs, unitsIn, writtenOf } from "./decimal-sums.ts";

const SAME: Range = {
	places: [
		[2, 2],
		[3, 3],
	],
	most: 40,
};
const DIFFERENT: Range = {
	places: [
		[1, 3],
		[3, 1],
		[2, 3],
		[3, 2],
		[1, 2],
	],
	most: 60,
	regroups: true,
};
const FROM_WHOLES: Range = {
	places: [
		[0, 3],
		[0, 2],
	],
	most: 90,
	subtracts: true,
};
const LONG: Range = {
	places: [
		[4, 2],
		[1, 4],
		[3, 4],
		[4, 3],
	],
	most: 200,
};

interface ThreeNumbers {
	numbers: readonly [Scaled, Scaled, Scaled];
	/** The first two are added and the third is subtracted; else the other way around. */
	addsFirst: boolean;
}

function threeOf(random: Random, most: number): ThreeNumbers | undefined {
	const places = random.shuffle([1, 2, 3]);
	const [a, b, c] = places.map((each) => writtenOf(random, each, most)) as [Scaled, Scaled, Scaled];
	const addsFirst = random.oneIn(2);
	const rest = unitsIn(a, 3) - unitsIn(b, 3) - unitsIn(c, 3);
	return rest > 0 ? { numbers: [a, b, c], addsFirst } : undefined;
}

/** Two steps, from left to right. */
function threeNumbers(random: Random, { numbers, addsFirst }: ThreeNumbers): Draft {
	const [first, second, third] = numbers;
	const [a, b, c] = numbers.map((each) => unitsIn(each, 3)) as [number, number, number];
	const [one, other] = addsFirst ? ["+", "-"] : ["-", "+"];
	const sign = addsFirst ? 1 : -1;
	const task = `$${shownAs(first)} ${one} ${shownAs(second)} ${other} ${shownAs(third)}$`;
	const [middle, right] = [decimals(a + sign * b, 3), decimals(a + sign * b - sign * c, 3)];
	const firstStep = decimalSum(random, { a: first, b: second, subtracts: !addsFirst });
	const step = `${middle.entry} ${other} ${shownAs(third)}`;
	return {
		prompt: askFor(random, task),
		task,
		right,
		wrong: [
			[slip.leftOutTheLastNumber, middle],
			addsFirst ? [slip.addedAllAmounts, decimals(a + b + c, 3)] : [slip.tookAwayAll, decimals(a - b - c, 3)],
			[slip.gaveTheOtherSign, decimals(a - sign * b + sign * c, 3)],
		],
		hints: [
			"There are two steps. Go from left to right.",
			`First find $${shownAs(first)} ${one} ${shownAs(second)}$, with the decimal points in line.`,
			`Then ${addsFirst ? "subtract" : "add"} $${shownAs(third)}$.`,
		],
		steps: [
			`${firstStep.task?.slice(0, -1)} = ${middle.entry}$.`,
			`$${step} = ${right.entry}$.`,
			`So ${task.slice(0, -1)} = ${right.entry}$.`,
		],
	};
}

const three: Form = (random) => {
	const drawn = threeOf(random, 60);
	return drawn && threeNumbers(random, drawn);
};

/** Two amounts are put together, and some of it is used. */
const twoStepStory: Form = (random) => {
	const drawn = threeOf(random, 30);
	if (drawn === undefined) return undefined;
	const { unit, both } = random.pick(LIKE_AMOUNTS);
	const [one, other, taken] = drawn.numbers.map((each) => `${shownAs(each)} ${unit}s`) as [
		string,
		string,
		string,
	];
	return {
		...threeNumbers(random, { ...drawn, addsFirst: true }),
		prompt: both(random.pick(NAMES), one, other, taken),
	};
};

const difference = bare(FROM_WHOLES);

// 1: as many decimal places in both numbers. 2: different numbers of places. 3: a whole number minus a decimal, and stories.
// 4: three numbers in two steps. 5: up to ten-thousandths, missing numbers, and mistakes to explain.
export const decimalAddSubFluent = defineSkill("decimal-add-sub-fluent", 17, {
	1: [ask.typed(bare(SAME)), ask.chosen(bare({ ...SAME, regroups: true })), ask.typed(story(SAME))],
	2: [
		ask.typed(bare(DIFFERENT)),
		ask.chosen(bare(DIFFERENT)),
		ask.matched(bare(DIFFERENT), "expression"),
		ask.whatWentWrong(bare(DIFFERENT)),
	],
	3: [ask.typed(difference), ask.chosen(difference), ask.typed(story(DIFFERENT)), ask.judged(difference)],
	4: [
		ask.typed(three),
		ask.chosen(three),
		ask.typed(twoStepStory),
		ask.chosen(twoStepStory),
		ask.judged(bare(DIFFERENT)),
	],
	5: [
		ask.typed(bare(LONG)),
		ask.typed(missingTerm({ ...LONG, subtracts: true })),
		ask.chosen(missingTerm({ ...LONG, subtracts: true })),
		ask.explainTheMistake(bare(LONG)),
		ask.judged(three),
		ask.matched(bare(LONG), "expression"),
	],
});

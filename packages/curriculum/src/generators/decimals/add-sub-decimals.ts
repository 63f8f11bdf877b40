import { ask, boxed, defineSkill, type Form, NAMES, slip, whole } from "../../kit/index.ts";
import { bare, change, estimate, missingTerm, type Range, story, sumWith } from "./decimal-sum-problems.ts";
import { decimalSum, resultOf, shownAs, unitsIn } from "./decimal-sums.ts";

const TENTHS: Range = { places: [[1, 1]], most: 9 };
const HUNDREDTHS: Range = { places: [[2, 2]], most: 9 };
const UNEVEN: Range = {
	places: [
		[1, 2],
		[2, 1],
	],
	most: 30,
	regroups: true,
};
const WITH_WHOLES: Range = {
	places: [
		[0, 2],
		[0, 1],
		[2, 0],
		[1, 2],
		[2, 1],
	],
	most: 60,
};

const missing = missingTerm({ ...WITH_WHOLES, subtracts: true });

/** Blocks that show the first number; the second one is added or taken away. */
const withBlocks =
	(range: Range): Form =>
	(random) => {
		const sum = sumWith(random, range);
		if (sum === undefined) return undefined;
		const { a, b, subtracts } = sum;
		const { places } = a;
		const draft = decimalSum(random, sum);
		const name = random.pick(NAMES);
		const [one, other] = [`$${shownAs(a)}$`, `$${shownAs(b)}$`];
		const task = `What is ${draft.task}?`;
		const whole = places === 1 ? "The bar is one whole. " : "";
		return {
			...draft,
			prompt: `${whole}${
				subtracts
					? random.pick([
							`The blocks show ${one}. Take away ${other}, and trade where you need to. ${task}`,
							`${name} has blocks for ${one}. Trade where it helps, and take away ${other}. ${task}`,
						])
					: random.pick([
							`The blocks show ${one}. Add ${other}, and trade ten of a kind for one. ${task}`,
							`${name} has blocks for ${one} and puts ${other} with them. Show them all. ${task}`,
						])
			}`,
			blocks: {
				largest: places === 1 ? 10 : 100,
				start: a.units,
				smallest: places === 1 ? "tenth" : "hundredth",
			},
		};
	};

/** A zero fills the empty place, then the result. */
const inSteps = ask.stepwise((random) => {
	const sum = sumWith(random, UNEVEN);
	if (sum === undefined) return undefined;
	const { a, b, subtracts } = sum;
	const [short, long] = a.places < b.places ? [a, b] : [b, a];
	const draft = decimalSum(random, sum);
	const [units, shortOnes, longOnes] = [short.units, unitsIn(short, 2), unitsIn(long, 2)];
	return {
		prompt: random.pick([
			`To find ${draft.task}, think in hundredths. $${shownAs(short)}$ is [[short]] hundredths, and $${shownAs(long)}$ is [[long]] hundredths. The result is [[result]] hundredths.`,
			`Write both numbers of ${draft.task} in hundredths. $${shownAs(short)} = $ [[short]] hundredths, and $${shownAs(long)} = $ [[long]] hundredths. ${subtracts ? "The difference" : "The sum"} is [[result]] hundredths.`,
		]),
		boxes: {
			short: boxed(whole(shortOnes), [slip.tenthsAsHundredths, whole(units)]),
			long: boxed(whole(longOnes), [slip.ignoredThePoint, whole(longOnes * 10)]),
			result: boxed(
				whole(resultOf(sum, 2)),
				[slip.linedUpLastDigits, whole(Math.abs(longOnes + (subtracts ? -units : units)))],
				[
					subtracts ? slip.addedInstead : slip.subtractedInstead,
					whole(Math.abs(unitsIn(a, 2) + (subtracts ? 1 : -1) * unitsIn(b, 2))),
				],
			),
		},
		hints: [
			"1 whole is 100 hundredths, and 1 tenth is 10 hundredths.",
			`Write a zero at the end of $${shownAs(short)}$: $${shownAs(short, 2)}$.`,
			`Then ${subtracts ? "subtract" : "add"} the hundredths as whole numbers.`,
		],
		steps: [
			`$${shownAs(short)} = ${shownAs(short, 2)}$, which is ${shortOnes} hundredths. $${shownAs(long)}$ is ${longOnes} hundredths.`,
			`The result is ${resultOf(sum, 2)} hundredths.`,
			...draft.steps.slice(-1),
		],
	};
});

// 1: tenths, with blocks as well. 2: hundredths, with blocks and estimates. 3: tenths with hundredths, in steps and in stories. 4: whole numbers as well,
// and what went wrong. 5: money in two steps, missing numbers, and mistakes to explain.
export const addSubDecimals = defineSkill("add-sub-decimals", 22, {
	1: [
		ask.typed(bare(TENTHS)),
		ask.withBlocks(withBlocks({ ...TENTHS, regroups: true })),
		ask.chosen(bare({ ...TENTHS, regroups: true })),
		ask.typed(story(TENTHS)),
	],
	2: [
		ask.typed(bare(HUNDREDTHS)),
		ask.withBlocks(withBlocks({ ...HUNDREDTHS, regroups: true })),
		ask.chosen(estimate),
		ask.chosen(story({ ...HUNDREDTHS, regroups: true })),
	],
	3: [ask.typed(story(UNEVEN)), ask.chosen(bare(UNEVEN)), inSteps, ask.matched(bare(UNEVEN), "expression")],
	4: [
		ask.typed(story(WITH_WHOLES)),
		ask.typed(estimate),
		ask.whatWentWrong(bare(UNEVEN)),
		ask.judged(bare(UNEVEN)),
	],
	5: [
		ask.typed(change),
		ask.withMoney(change),
		ask.chosen(change),
		ask.typed(missing),
		ask.explainTheMistake(bare(UNEVEN)),
		ask.judged(bare(WITH_WHOLES)),
	],
});

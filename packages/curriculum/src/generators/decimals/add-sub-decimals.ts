import { ask, defineSkill, type Form, NAMES, slip, whole } from "../../kit/index.ts";
import { LIKE_AMOUNTS } from "../fractions/like-stories.ts";
import { change, estimate, type Range, sumWith } from "./decimal-sum-problems.ts";
import { decimalSum, resultOf, shownAs } from "./decimal-sums.ts";

const bare =
	(range: Range): Form =>
	(random) => {
		const sum = sumWith(random, range);
		return sum && decimalSum(random, sum);
	};

const story =
	(range: Range): Form =>
	(random) => {
		const sum = sumWith(random, range);
		if (sum === undefined) return undefined;
		const { unit, together, apart } = random.pick(LIKE_AMOUNTS);
		const [one, other] = [sum.a, sum.b].map((each) => `${shownAs(each)} ${unit}s`) as [string, string];
		return {
			...decimalSum(random, sum),
			prompt: (sum.subtracts ? apart : together)(random.pick(NAMES), one, other),
		};
	};

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

/** One of the numbers is missing: the inverse operation finds it. */
const missing: Form = (random) => {
	const sum = sumWith(random, { ...WITH_WHOLES, subtracts: true });
	if (sum === undefined) return undefined;
	const [total, known] = [shownAs(sum.a), shownAs(sum.b)];
	const equation = random.pick([
		`${known} + \\square = ${total}`,
		`\\square + ${known} = ${total}`,
		`${total} - \\square = ${known}`,
	]);
	const draft = decimalSum(random, sum);
	return {
		...draft,
		prompt: random.pick([
			`Which number belongs in the box? $${equation}$`,
			`Find the missing number: $${equation}$`,
		]),
		hints: [`Subtract to find the missing number: $${total} - ${known}$.`, draft.hints[0], draft.hints[1]],
		steps: ["Subtract to find the missing number.", ...draft.steps],
	};
};

/** A zero fills the empty place, then the result. */
const inSteps = ask.stepwise((random) => {
	const sum = sumWith(random, UNEVEN);
	if (sum === undefined) return undefined;
	const { a, b, subtracts } = sum;
	const [short, long] = a.places < b.places ? [a, b] : [b, a];
	const draft = decimalSum(random, sum);
	const units = short.hundredths / 10;
	return {
		prompt: random.pick([
			`To find ${draft.task}, think in hundredths. $${shownAs(short)}$ is [[short]] hundredths, and $${shownAs(long)}$ is [[long]] hundredths. The result is [[result]] hundredths.`,
			`Write both numbers of ${draft.task} in hundredths. $${shownAs(long)} = $ [[long]] hundredths, and $${shownAs(short)} = $ [[short]] hundredths. ${subtracts ? "The difference" : "The sum"} is [[result]] hundredths.`,
		]),
		boxes: {
			short: { right: whole(short.hundredths), wrong: [[slip.tenthsAsHundredths, whole(units)]] },
			long: { right: whole(long.hundredths), wrong: [[slip.ignoredThePoint, whole(long.hundredths * 10)]] },
			result: {
				right: whole(resultOf(sum)),
				wrong: [
					[slip.linedUpLastDigits, whole(Math.abs(long.hundredths + (subtracts ? -units : units)))],
					[
						subtracts ? slip.addedInstead : slip.subtractedInstead,
						whole(Math.abs(a.hundredths + (subtracts ? 1 : -1) * b.hundredths)),
					],
				],
			},
		},
		hints: [
			"1 whole is 100 hundredths, and 1 tenth is 10 hundredths.",
			`Write a zero at the end of $${shownAs(short)}$: $${shownAs(short, 2)}$.`,
			`Then ${subtracts ? "subtract" : "add"} the hundredths as whole numbers.`,
		],
		steps: [
			`$${shownAs(short)} = ${shownAs(short, 2)}$, which is ${short.hundredths} hundredths. $${shownAs(long)}$ is ${long.hundredths} hundredths.`,
			`The result is ${resultOf(sum)} hundredths.`,
			...draft.steps.slice(-1),
		],
	};
});

// 1: tenths. 2: hundredths, with estimates. 3: tenths with hundredths, in steps and in stories. 4: whole numbers as well,
// and what went wrong. 5: money in two steps, missing numbers, and mistakes to explain.
export const addSubDecimals = defineSkill("add-sub-decimals", 3, {
	1: [ask.typed(bare(TENTHS)), ask.chosen(bare({ ...TENTHS, regroups: true })), ask.typed(story(TENTHS))],
	2: [
		ask.typed(bare(HUNDREDTHS)),
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
		ask.chosen(change),
		ask.typed(missing),
		ask.explainTheMistake(bare(UNEVEN)),
		ask.judged(bare(WITH_WHOLES)),
	],
});

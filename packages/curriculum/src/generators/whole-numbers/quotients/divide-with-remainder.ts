import { ask, askFor, boxed, defineSkill, NAMES, slip, whole, words } from "../../../kit/index.ts";
import type { Draft, Form, Random } from "../../../kit/index.ts";
import { prose, type Range, texNumber } from "../../../kit/numbers.ts";
import { SHARED } from "./division-stories.ts";
import { restBox } from "./rest-box.ts";

interface Division {
	dividend: number;
	divisor: number;
	quotient: number;
	rest: number;
}

/** More of a thing than a basket or an album holds. */
const MAX_IN_A_GROUP = 60;

const FACTS: Range = [2, 9];
const TWO_DIGITS: Range = [11, 40];
const WITH_ZERO: Range = [101, 309];
const LARGE: Range = [210, 999];

function divisionOf(random: Random, [least, most]: Range): Division | undefined {
	const [divisor, quotient] = [random.integer(3, 9), random.integer(least, most)];
	const rest = random.integer(1, divisor - 1);
	if (least === WITH_ZERO[0] && !/0[1-9]$/.test(`${quotient}`)) return undefined;
	return { dividend: divisor * quotient + rest, divisor, quotient, rest };
}

const taskOf = ({ dividend, divisor }: Division) => `$${texNumber(dividend)} \\div ${divisor}$`;

/** "14 R 3", distinguished by both numbers. */
const result = (quotient: number, rest: number) => words(`$${texNumber(quotient)}$ R $${rest}$`);

function help(division: Division): Pick<Draft, "hints" | "steps"> {
	const { dividend, divisor, quotient, rest } = division;
	return {
		hints: [
			`How many times does ${divisor} go into ${prose(dividend)}?`,
			`Find the greatest multiple of ${divisor} that is not more than ${prose(dividend)}.`,
			`Subtract that multiple from ${prose(dividend)}. What is left over must be less than ${divisor}.`,
		],
		steps: [
			`$${divisor} \\times ${texNumber(quotient)} = ${texNumber(divisor * quotient)}$, the greatest multiple that fits.`,
			`$${texNumber(dividend)} - ${texNumber(divisor * quotient)} = ${rest}$.`,
			`${taskOf(division)} is ${prose(quotient)} with a remainder of ${rest}: ${prose(quotient)} R ${rest}.`,
		],
	};
}

const quotientAndRest =
	(range: Range): Form =>
	(random) => {
		const division = divisionOf(random, range);
		if (division === undefined) return undefined;
		const { divisor, quotient, rest } = division;
		const task = taskOf(division);
		return {
			...help(division),
			prompt: askFor(random, task),
			task,
			right: result(quotient, rest),
			wrong: random.shuffle([
				[slip.remainderTooLarge, result(quotient - 1, rest + divisor)],
				[slip.missingToTheNext, result(quotient + 1, divisor - rest)],
				[slip.swappedQuotientAndRemainder, result(rest, quotient)],
				/0\d/.test(`${quotient}`)
					? [slip.droppedZero, result(Number(`${quotient}`.replace("0", "")), rest)]
					: [slip.quotientOneShort, result(quotient - 1, rest)],
			]),
		};
	};

const onlyTheRest =
	(range: Range): Form =>
	(random) => {
		const division = divisionOf(random, range);
		if (division === undefined) return undefined;
		const { dividend, divisor, quotient, rest } = division;
		const [things, groups] = random.pick(SHARED);
		return {
			...help(division),
			prompt: random.pick([
				`What is the remainder of ${taskOf(division)}?`,
				`${random.pick(NAMES)} divides ${prose(dividend)} by ${divisor}. What is the remainder?`,
				...(quotient < MAX_IN_A_GROUP
					? [
							`${random.pick(NAMES)} shares ${prose(dividend)} ${things} equally among ${divisor} ${groups}. How many ${things} are left over?`,
						]
					: []),
			]),
			right: whole(rest),
			wrong: [
				[slip.missingToTheNext, whole(divisor - rest)],
				[slip.remainderTooLarge, whole(rest + divisor)],
				[slip.swappedQuotientAndRemainder, whole(quotient)],
			],
		};
	};

/** The dividend is looked for: multiply back, and add the remainder. */
const dividendOf =
	(range: Range): Form =>
	(random) => {
		const division = divisionOf(random, range);
		if (division === undefined) return undefined;
		const { dividend, divisor, quotient, rest } = division;
		const back = `$${divisor} \\times ${texNumber(quotient)} + ${rest}$`;
		return {
			prompt: random.pick([
				`A number divided by ${divisor} is ${prose(quotient)} with a remainder of ${rest}. What is the number?`,
				`${random.pick(NAMES)} divides a number by ${divisor} and gets ${prose(quotient)} R ${rest}. Which number is it?`,
				`Find the dividend: the divisor is ${divisor}, the quotient is ${prose(quotient)}, and the remainder is ${rest}.`,
			]),
			right: whole(dividend),
			wrong: [
				[slip.leftOutTheRemainder, whole(divisor * quotient)],
				[slip.subtractedTheRemainder, whole(divisor * quotient - rest)],
				[slip.multipliedTheRemainder, whole(divisor * (quotient + rest))],
			],
			hints: [
				"Go backward. Which operation undoes division?",
				`Multiply ${divisor} and ${prose(quotient)} first.`,
				`The number is ${back}.`,
			],
			steps: [
				`$${divisor} \\times ${texNumber(quotient)} = ${texNumber(divisor * quotient)}$.`,
				`$${texNumber(divisor * quotient)} + ${rest} = ${texNumber(dividend)}$.`,
			],
		};
	};

const inBoxes = (range: Range, isStory: boolean) =>
	ask.stepwise((random) => {
		const division = divisionOf(random, range);
		if (division === undefined) return undefined;
		const { dividend, divisor, quotient, rest } = division;
		const [things, groups] = random.pick(SHARED);
		const name = random.pick(NAMES);
		const prompt = isStory
			? `${name} shares ${prose(dividend)} ${things} equally among ${divisor} ${groups}. Each of the ${groups} gets [[quotient]] ${things}, and [[rest]] ${things} are left over.`
			: random.pick([
					`${taskOf(division)} is [[quotient]] with a remainder of [[rest]].`,
					`${name} divides ${prose(dividend)} by ${divisor}. The quotient is [[quotient]], and the remainder is [[rest]].`,
					`Complete: $${texNumber(dividend)} = ${divisor} \\times$ [[quotient]] $+$ [[rest]]. The last number must be less than ${divisor}.`,
				]);
		return {
			...help(division),
			prompt,
			boxes: {
				quotient: boxed(
					whole(quotient),
					/0\d/.test(`${quotient}`) && [slip.droppedZero, whole(Number(`${quotient}`.replace("0", "")))],
					[slip.quotientOneShort, whole(quotient - 1)],
					[slip.quotientOneOver, whole(quotient + 1)],
				),
				rest: restBox(rest, divisor),
			},
		};
	});

/** Which remainder cannot be: a remainder is less than the divisor. */
const possible: Form = (random: Random) => {
	const divisor = random.integer(4, 12);
	const right = random.integer(divisor, divisor + 3);
	const [a = 0, b = 1, c = 2] = random.shuffle(Array.from({ length: divisor }, (_, at) => at)).slice(0, 3);
	return {
		prompt: random.pick([
			`A whole number is divided by ${divisor}. Which number cannot be the remainder?`,
			`${random.pick(NAMES)} divides numbers by ${divisor}. Which remainder is not possible?`,
		]),
		right: whole(right),
		wrong: [
			[slip.anyRemainderIsFine, whole(a)],
			[slip.thoughtOfTheDividend, whole(b)],
			[slip.forgotZeroRemainder, whole(c)],
		],
		hints: [
			"What would you do if more were left over than the divisor?",
			`Suppose ${divisor} or more are left over. Does each group get one more?`,
			`Compare each number with ${divisor}.`,
		],
		steps: [
			`If ${divisor} or more are left over, each group gets one more.`,
			`So the remainder is always less than ${divisor}, and ${right} is not possible.`,
		],
	};
};

// 1: facts with a remainder. 2: two-digit quotients, and going back. 3: stories. 4: a zero in the quotient. 5: four digits, and
// several claims at once.
export const divideWithRemainder = defineSkill("divide-with-remainder", 14, {
	1: [
		inBoxes(FACTS, false),
		ask.chosen(quotientAndRest(FACTS)),
		ask.typed(onlyTheRest(FACTS)),
		ask.matched(quotientAndRest(FACTS), ["division", "result"]),
	],
	2: [
		inBoxes(TWO_DIGITS, false),
		ask.typed(dividendOf(FACTS)),
		ask.judged(quotientAndRest(FACTS)),
		ask.chosen(possible),
	],
	3: [
		inBoxes(TWO_DIGITS, true),
		ask.typed(onlyTheRest(TWO_DIGITS)),
		ask.chosen(quotientAndRest(TWO_DIGITS)),
		ask.chosen(dividendOf(TWO_DIGITS)),
	],
	4: [
		inBoxes(WITH_ZERO, false),
		ask.chosen(quotientAndRest(WITH_ZERO)),
		ask.matched(quotientAndRest(WITH_ZERO), ["division", "result"]),
		ask.typed(dividendOf(WITH_ZERO)),
	],
	5: [
		inBoxes(LARGE, false),
		ask.judged(quotientAndRest(LARGE)),
		ask.typed(onlyTheRest(LARGE)),
		ask.typed(dividendOf(LARGE)),
	],
});

import { ask, boxed, defineSkill, gcd, NAMES, slip, tex, whole, words } from "../../../kit/index.ts";
import type { Form } from "../../../kit/index.ts";
import { bare, quotient, shareOf, story } from "./equal-share-quotients.ts";
import { EQUAL_SHARES, WHAT_WAS_SHARED } from "./equal-share-stories.ts";

/** The quotient as a point on a line that is cut into parts of the divisor. */
const onLine: Form = (random) => {
	const share = shareOf(random, random.oneIn(2), [2, 8]);
	if (share === undefined || share.things > 3 * share.people) return undefined;
	const { things, people } = share;
	const to = Math.ceil(things / people);
	return {
		...quotient(share),
		prompt: random.pick([
			`Each whole on the number line is cut into ${people} equal parts. Place a point at $${things} \\div ${people}$.`,
			`Where is $${things} \\div ${people}$ on the number line? Each whole has ${people} equal parts.`,
		]),
		line: { from: 0, to, steps: people * to, number_every: people },
	};
};

/** Which division a fraction stands for. */
const asDivision: Form = (random) => {
	const share = shareOf(random, random.oneIn(2), [3, 12]);
	if (share === undefined || share.things < 2) return undefined;
	const { things, people } = share;
	const fraction = `\\dfrac{${things}}{${people}}`;
	const shown = (formula: string) => words(`$${formula}$`);
	return {
		prompt: random.pick([
			`Which expression is equal to $${fraction}$?`,
			`${random.pick(NAMES)} writes $${fraction}$ in another way. Which one is right?`,
			`The fraction bar means division. Which division is $${fraction}$?`,
		]),
		right: shown(`${things} \\div ${people}`),
		wrong: [
			[slip.dividedTheWrongNumber, shown(`${people} \\div ${things}`)],
			[slip.multipliedToDivide, shown(`${things} \\times ${people}`)],
			[slip.subtractedFactors, shown(`${Math.max(things, people)} - ${Math.min(things, people)}`)],
		],
		hints: [
			"The fraction bar means “divided by.”",
			`The numerator is ${things}. The denominator is ${people}.`,
			"Divide the numerator by the denominator.",
		],
		steps: ["The numerator is divided by the denominator.", `$${fraction} = ${things} \\div ${people}$.`],
	};
};

/** Between which whole numbers a share lies. */
const between: Form = (random) => {
	const share = shareOf(random, true, [3, 12]);
	if (share === undefined) return undefined;
	const { things, people } = share;
	const low = Math.floor(things / people);
	const range = (from: number) => words(`Between ${from} and ${from + 1}`);
	const tell = random.pick(EQUAL_SHARES);
	return {
		prompt: `${tell(random.pick(NAMES), things, people)} Between which two whole numbers is the answer?`,
		right: range(low),
		wrong: [
			[slip.quotientOneOver, range(low + 1)],
			[slip.dividedTheWrongNumber, range(0)],
			low > 1 && [slip.quotientOneShort, range(low - 1)],
			[slip.subtractedFactors, range(things - people)],
		],
		hints: [
			`Sharing equally is dividing: $${things} \\div ${people}$.`,
			`Which multiples of ${people} are just below and just above ${things}?`,
			`Say how many times ${people} fits in ${things}. The answer is a little more than that.`,
		],
		steps: [
			`$${low} \\times ${people} = ${low * people}$ is less than ${things}, and $${low + 1} \\times ${people} = ${(low + 1) * people}$ is more.`,
			`So each share is between ${low} and ${low + 1}.`,
		],
	};
};

/** The share is known, and what was shared is asked for. */
const backwards: Form = (random) => {
	const [people, things] = [random.integer(4, 12), random.integer(2, 11)];
	if (gcd(things, people) > 1 || things >= people) return undefined;
	const share = `$${tex({ top: things, bottom: people })}$`;
	return {
		prompt: random.pick(WHAT_WAS_SHARED)(random.pick(NAMES), share, people),
		right: whole(things),
		wrong: [
			[slip.tookTheDenominator, whole(people)],
			[slip.multipliedToDivide, whole(things * people)],
			[slip.addedFactors, whole(things + people)],
		],
		hints: [
			"A fraction is a division. Which of its numbers tells how many shares there are?",
			`Some whole number divided by ${people} is ${share}.`,
			"The numerator is the number that was divided.",
		],
		steps: [`${share} is $${things} \\div ${people}$.`, `So ${things} was divided into ${people} shares.`],
	};
};

const inSteps = ask.stepwise((random) => {
	const share = shareOf(random, true, [3, 9]);
	if (share === undefined || share.things < 2 * share.people || share.things % share.people < 2)
		return undefined;
	const { things, people } = share;
	const [full, rest] = [Math.floor(things / people), things % people];
	// In lowest terms already: another numerator would be just as right.
	if (gcd(rest, people) > 1) return undefined;
	const [thing, wholeOnes] = random.pick([
		["pizzas", "whole pizzas"],
		["sandwiches", "whole sandwiches"],
		["pies", "whole pies"],
		["sheets of paper", "whole sheets"],
	]);
	return {
		prompt: `${people} friends share ${things} ${thing} equally. Each friend gets [[full]] ${wholeOnes}, and [[rest]] are left over. Those are cut up: each friend also gets a fraction with the numerator [[top]] and the denominator [[bottom]].`,
		boxes: {
			full: boxed(whole(full), [slip.quotientOneOver, whole(full + 1)]),
			rest: boxed(whole(rest), [slip.remainderTooLarge, whole(rest + people)]),
			top: boxed(whole(rest), [slip.shareOfOneThing, whole(1)]),
			bottom: boxed(whole(people), [slip.dividedTheWrongNumber, whole(things)]),
		},
		hints: [
			`How many times does ${people} fit in ${things}?`,
			`Cut each of the left-over ${thing} into ${people} equal parts.`,
			"Each friend gets one part of each. How many parts are that, and what is each called?",
		],
		steps: [
			`$${things} \\div ${people}$ is ${full} with ${rest} left over.`,
			`Each friend also gets $\\dfrac{${rest}}{${people}}$.`,
		],
	};
});

// 1: fewer things than people. 2: more things than people. 3: which division a fraction is, and between which whole
// numbers a share lies. 4: larger numbers, and what went wrong. 5: backwards, and mistakes to explain.
export const fractionAsDivision = defineSkill("fraction-as-division", 12, {
	1: [ask.typed(story(false, [3, 8])), ask.chosen(story(false, [3, 8])), ask.onNumberLine(onLine)],
	2: [
		ask.typed(story(true, [2, 8])),
		ask.chosen(story(true, [2, 8])),
		inSteps,
		ask.matched(bare(true, [2, 8]), ["division", "quotient"]),
	],
	3: [ask.chosen(asDivision), ask.chosen(between), ask.typed(bare(true, [3, 10])), inSteps],
	4: [
		ask.typed(story(true, [6, 12])),
		ask.whatWentWrong(bare(true, [3, 12])),
		ask.judged(bare(true, [3, 12])),
		ask.chosen(between),
	],
	5: [
		ask.typed(backwards),
		ask.chosen(backwards),
		ask.explainTheMistake(bare(true, [4, 15])),
		ask.typed(bare(true, [8, 15])),
	],
});

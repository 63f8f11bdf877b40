import { inOwnWords, NAMES, slip } from "../../kit/index.ts";
import type { Form, Way } from "../../kit/index.ts";
import { counted } from "../../kit/words.ts";
import { words } from "../../kit/value.ts";

/** Groups that line up. */
export const GROUPS = [
	"children",
	"dancers",
	"skaters",
	"players",
	"ducks",
	"campers",
	"singers",
	"scouts",
	"runners",
	"penguins",
] as const;

type Kind = "odd" | "even";

export const kindOf = (number: number): Kind => (number % 2 === 0 ? "even" : "odd");
const otherKind = (kind: Kind): Kind => (kind === "odd" ? "even" : "odd");

/** Why a number is taken for one of the other kind. */
export function misjudged(number: number) {
	if (number >= 10 && kindOf(Math.floor(number / 10)) !== kindOf(number)) return slip.lookedAtTheTens;
	return kindOf(number) === "even" ? slip.sawOneLeftOver : slip.overlookedTheSingleOne;
}

export const HINTS = [
	"In an even number, everything has a partner.",
	"Look at the ones digit. The even digits are 0, 2, 4, 6, and 8.",
	"Draw the number as dots in pairs. Is one dot left over?",
] as const;

export function reason(number: number): string {
	if (kindOf(number) === "even") return `$${number / 2} + ${number / 2} = ${number}$, so ${number} is even.`;
	const pairs = (number - 1) / 2;
	return `${counted(pairs, "pair")} and 1 left over make ${number}, so ${number} is odd.`;
}

/** A sum of two numbers and its kind, said as a claim. */
export const kindOfSum: Form = (random) => {
	const [a, b] = [random.integer(2, 10), random.integer(1, 10)];
	const kind = kindOf(a + b);
	const claim = (said: Kind) => words(`$${a} + ${b}$ is ${said}.`);
	const areOdd = a % 2 === 1 && b % 2 === 1;
	return {
		prompt: "",
		right: claim(kind),
		wrong: [[areOdd ? slip.oddPlusOddIsOdd : slip.mixedUpParity, claim(otherKind(kind))]],
		hints: HINTS,
		steps: [reason(a + b)],
	};
};

/** Why a sum is taken for one of the other kind. */
function misjudgedSum([a, b]: readonly [number, number]) {
	return misjudged(a + b) === slip.lookedAtTheTens ? slip.lookedAtTheTens : slip.mixedUpParity;
}

/** Why a sum is odd or even, by the dots that are left alone. */
function whyOfSum(a: number, b: number): string {
	const odd = [a, b].filter((number) => kindOf(number) === "odd").length;
	const kinds = `${a} is ${kindOf(a)}, and ${b} is ${kindOf(b)}.`;
	if (odd === 2) return `${kinds} Each leaves one dot alone, and these two dots make a pair.`;
	return `${kinds} ${odd === 1 ? "One dot is left alone." : "No dot is left alone."}`;
}

/** The one sum of a kind among others, identified without adding. */
export const whichSum: Form = (random) => {
	const kind = random.pick(["odd", "even"] as const);
	const pairs = Array.from({ length: 12 }, () => [random.integer(2, 9), random.integer(2, 9)] as const);
	const sumsOf = (fits: boolean) => pairs.filter(([a, b]) => (kindOf(a + b) === kind) === fits && a !== b);
	const [[right], wrong] = [sumsOf(true), sumsOf(false)];
	if (right === undefined) return undefined;
	const sum = ([a, b]: readonly [number, number]) => words(`$${a} + ${b}$`);
	const [a, b] = right;
	const areOdd = (pair: readonly [number, number]) => pair.every((number) => number % 2 === 1);
	return {
		prompt: random.pick([
			`Which sum is ${kind}?`,
			`${random.pick(NAMES)} is looking for ${kind === "odd" ? "an odd" : "an even"} sum. Which one is it?`,
			`Which of these sums is ${kind}? Try to tell without adding.`,
		]),
		right: sum(right),
		wrong: wrong.map((pair) => [areOdd(pair) ? slip.oddPlusOddIsOdd : misjudgedSum(pair), sum(pair)]),
		hints: [
			"Think of dots in pairs. Which of the numbers leave one dot alone?",
			"When both numbers leave one dot alone, these two dots make a pair.",
			"A sum is odd when exactly one of its two numbers is odd.",
		],
		steps: [whyOfSum(a, b), `$${a} + ${b} = ${a + b}$, which is ${kind}.`],
	};
};

export const explain: Way = (random) => {
	const number = random.integer(7, 20);
	const group = random.pick(GROUPS);
	const kind = kindOf(number);
	return inOwnWords({
		prompt: random.pick([
			`Is ${number} odd or even? Explain how you know.`,
			`${random.pick(NAMES)} has ${number} ${group}. Is that an odd or an even number? Explain how you can tell.`,
			`Can ${number} ${group} line up two by two with none left over? Explain, and say whether ${number} is odd or even.`,
		]),
		hints: [...HINTS],
		explanation: reason(number),
		rubric: {
			answer: `Says that ${number} is ${kind}.`,
			reason:
				kind === "even"
					? `Says that ${number} makes pairs with none left over, is a double, or ends in an even digit.`
					: `Says that ${number} makes pairs with one left over, is no double, or ends in an odd digit.`,
		},
		sample_answer: reason(number),
	});
};

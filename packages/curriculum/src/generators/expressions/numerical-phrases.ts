import { type Slip, slip } from "../../kit/index.ts";
import type { Expression } from "./bracket-expressions.ts";

/** A small and a large number, a factor, and one of 7 to 9. */
export type Numbers = readonly [small: number, large: number, factor: number, other: number];

export interface Phrase {
	text: string;
	right: Expression;
	/** What is found first, in words. */
	first: string;
	wrong: readonly (readonly [Slip, Expression])[];
}

type Say = (numbers: Numbers, name: string) => Phrase;

const [TIMES, OVER] = ["\\times", "\\div"] as const;
const { forgotParentheses, parenthesesTooEarly, swappedTheOperations, swappedTheParts } = slip;
const { addedEveryNumber, groupedOtherNumbers, tookAnotherOperation } = slip;

const sumTimes =
	(say: (s: number, l: number, f: number, name: string) => string): Say =>
	([s, l, f], name) => ({
		text: say(s, l, f, name),
		right: [[s, "+", l], TIMES, f],
		first: `the sum of ${s} and ${l}`,
		wrong: [
			[forgotParentheses, [s, "+", l, TIMES, f]],
			[swappedTheOperations, [s, TIMES, l, "+", f]],
			[addedEveryNumber, [s, "+", l, "+", f]],
		],
	});

const productAnd =
	(say: (s: number, l: number, f: number, name: string) => string): Say =>
	([s, l, f], name) => ({
		text: say(s, l, f, name),
		right: [s, TIMES, f, "+", l],
		first: `the product of ${s} and ${f}`,
		wrong: [
			[parenthesesTooEarly, [s, TIMES, [f, "+", l]]],
			[swappedTheOperations, [s, "+", f, TIMES, l]],
			[addedEveryNumber, [s, "+", f, "+", l]],
		],
	});

const differenceTimes =
	(say: (s: number, l: number, f: number, name: string) => string): Say =>
	([s, l, f], name) => ({
		text: say(s, l, f, name),
		right: [[l, "-", s], TIMES, f],
		first: `the difference of ${l} and ${s}`,
		wrong: [
			[forgotParentheses, [l, "-", s, TIMES, f]],
			[swappedTheParts, [[s, "-", l], TIMES, f]],
			[tookAnotherOperation, [[l, "+", s], TIMES, f]],
		],
	});

const quotientAnd =
	(say: (p: number, f: number, l: number, name: string) => string): Say =>
	([s, l, f], name) => ({
		text: say(s * f, f, l, name),
		right: [s * f, OVER, f, "+", l],
		first: `the quotient of ${s * f} and ${f}`,
		wrong: [
			[parenthesesTooEarly, [s * f, OVER, [f, "+", l]]],
			[swappedTheParts, [f, OVER, s * f, "+", l]],
			[swappedTheOperations, [s * f, "+", l, OVER, f]],
		],
	});

const restShared =
	(say: (all: number, o: number, f: number, name: string) => string): Say =>
	([s, , f, o], name) => {
		const all = s * f + o;
		return {
			text: say(all, o, f, name),
			right: [[all, "-", o], OVER, f],
			first: `the difference of ${all} and ${o}`,
			wrong: [
				[forgotParentheses, [all, "-", o, OVER, f]],
				[swappedTheParts, [[o, "-", all], OVER, f]],
				[swappedTheOperations, [all, OVER, f, "-", o]],
			],
		};
	};

export const SUMS: readonly Say[] = [
	sumTimes((s, l, f) => `Add ${s} and ${l}, then multiply by ${f}.`),
	sumTimes((s, l, f) => `Find the sum of ${s} and ${l}, then multiply it by ${f}.`),
	productAnd((s, l, f) => `Multiply ${s} by ${f}, then add ${l}.`),
	productAnd((s, l, f) => `Find the product of ${s} and ${f}, then add ${l}.`),
];

export const DIFFERENCES: readonly Say[] = [
	differenceTimes((s, l, f) => `Subtract ${s} from ${l}, then multiply by ${f}.`),
	differenceTimes((s, l, f) => `Multiply the difference of ${l} and ${s} by ${f}.`),
	quotientAnd((p, f, l) => `Divide ${p} by ${f}, then add ${l}.`),
	restShared((all, o, f) => `Subtract ${o} from ${all}, then divide by ${f}.`),
];

export const STORIES: readonly Say[] = [
	sumTimes(
		(s, l, f, name) =>
			`${name} packs ${f} equal bags with ${s} plums and ${l} grapes in each. How many pieces of fruit is that?`,
	),
	sumTimes(
		(s, l, f, name) =>
			`${name} buys lunch for ${f} people. Each gets a juice for \\$${s} and a meal for \\$${l}. How many dollars is that?`,
	),
	sumTimes(
		(s, l, f, name) =>
			`For ${f} days, ${name} reads ${s} pages in the morning and ${l} pages at night. How many pages is that?`,
	),
	productAnd(
		(s, l, f, name) =>
			`${name} has ${s} boxes of ${f} crayons and finds ${l} more crayons. How many crayons is that?`,
	),
	productAnd(
		(s, l, f) =>
			`In a gym, ${s} rows of ${f} chairs are set up, and ${l} chairs are along the wall. How many chairs are in the gym?`,
	),
	differenceTimes(
		(s, l, f) =>
			`A bus has ${l} seats, and ${s} of them are empty on each of ${f} trips. How many people ride on these trips?`,
	),
	differenceTimes(
		(s, l, f, name) =>
			`Each of ${f} trays holds ${l} muffins. ${name} sells ${s} muffins from each tray. How many muffins are left?`,
	),
	quotientAnd(
		(p, f, l, name) =>
			`A class folds ${p} paper cranes, the same number in each of ${f} groups. ${name} makes ${l} more in one group. How many does this group have?`,
	),
	restShared(
		(all, o, f, name) =>
			`${name} has ${all} stickers, keeps ${o}, and shares the rest equally among ${f} friends. How many does each friend get?`,
	),
	restShared(
		(all, o, f, name) =>
			`A ribbon is ${all} inches long. ${name} cuts off ${o} inches and cuts the rest into ${f} equal pieces. How many inches long is each piece?`,
	),
];

export const TWO_PARTS: readonly Say[] = [
	([s, l, f, o]) => ({
		text: `Multiply the sum of ${s} and ${f} by the difference of ${l} and ${o}.`,
		right: [[s, "+", f], TIMES, [l, "-", o]],
		first: `the sum of ${s} and ${f}, and the difference of ${l} and ${o}`,
		wrong: [
			[forgotParentheses, [s, "+", f, TIMES, [l, "-", o]]],
			[swappedTheParts, [[s, "+", f], TIMES, [o, "-", l]]],
			[swappedTheOperations, [[s, TIMES, f], "+", [l, "-", o]]],
		],
	}),
	([s, l, f]) => ({
		text: `Divide ${s * f} by ${f}, then subtract the quotient from ${l + s * f}.`,
		right: [l + s * f, "-", s * f, OVER, f],
		first: `the quotient of ${s * f} and ${f}`,
		wrong: [
			[parenthesesTooEarly, [[l + s * f, "-", s * f], OVER, f]],
			[swappedTheParts, [s * f, OVER, f, "-", l + s * f]],
			[groupedOtherNumbers, [l + s * f, "-", f, OVER, s * f]],
		],
	}),
	([s, l, f, o]) => ({
		text: `Subtract the product of ${f} and ${s} from the product of ${l} and ${o}.`,
		right: [l, TIMES, o, "-", f, TIMES, s],
		first: `the product of ${f} and ${s}, and the product of ${l} and ${o}`,
		wrong: [
			[swappedTheParts, [f, TIMES, s, "-", l, TIMES, o]],
			[parenthesesTooEarly, [l, TIMES, [o, "-", f], TIMES, s]],
			[tookAnotherOperation, [l, TIMES, o, "+", f, TIMES, s]],
		],
	}),
	([s, l, f, o]) => ({
		text: `Add ${o} to the difference of ${l} and ${s}, then multiply by ${f}.`,
		right: [[l, "-", s, "+", o], TIMES, f],
		first: `the difference of ${l} and ${s}, plus ${o}`,
		wrong: [
			[forgotParentheses, [l, "-", s, "+", o, TIMES, f]],
			[groupedOtherNumbers, [[l, "-", s], TIMES, f, "+", o]],
			[swappedTheParts, [[s, "-", l, "+", o], TIMES, f]],
		],
	}),
];

import type { Random } from "../../../random/seeded-random.ts";

export const ORDINALS = [
	"first",
	"second",
	"third",
	"fourth",
	"fifth",
	"sixth",
	"seventh",
	"eighth",
	"ninth",
	"tenth",
] as const;

/** A pattern that starts at a number and follows a rule again and again. */
export interface RulePattern {
	start: number;
	by: number;
	operation: "add" | "subtract" | "multiply";
}

export type DrawPattern = (random: Random) => RulePattern;

export const adding: DrawPattern = (random) => ({
	start: random.integer(2, 40),
	by: random.integer(3, 15),
	operation: "add",
});
export const subtracting: DrawPattern = (random) => {
	const by = random.integer(3, 12);
	return { start: 9 * by + random.integer(2, 30), by, operation: "subtract" };
};
export const multiplying: DrawPattern = (random) => ({
	start: random.integer(2, 9),
	by: random.integer(2, 4),
	operation: "multiply",
});
export const anyPattern: DrawPattern = (random) => random.pick([adding, subtracting, multiplying])(random);

export const ruleOf = ({ by, operation }: RulePattern) =>
	operation === "multiply" ? `multiply by ${by}` : `${operation} ${by}`;

const next = (number: number, { by, operation }: RulePattern) =>
	operation === "multiply" ? number * by : operation === "add" ? number + by : number - by;

export function termsOf(pattern: RulePattern, count: number): number[] {
	const terms = [pattern.start];
	while (terms.length < count) terms.push(next(terms.at(-1) ?? 0, pattern));
	return terms;
}

/** What can be true of all numbers of a pattern. */
export const FEATURES: readonly (readonly [told: string, holds: (terms: readonly number[]) => boolean])[] = [
	["All numbers are odd.", (terms) => terms.every((term) => term % 2 === 1)],
	["All numbers are even.", (terms) => terms.every((term) => term % 2 === 0)],
	[
		"Odd and even numbers alternate.",
		(terms) => terms.every((term, at) => at === 0 || term % 2 !== (terms[at - 1] ?? 0) % 2),
	],
	["All numbers are multiples of 3.", (terms) => terms.every((term) => term % 3 === 0)],
	["All numbers are multiples of 5.", (terms) => terms.every((term) => term % 5 === 0)],
	["All numbers end in the same digit.", (terms) => new Set(terms.map((term) => term % 10)).size === 1],
];

/** Patterns of which more than the rule can be seen. */
export const withFeature: DrawPattern = (random) => ({
	start: random.integer(1, 30),
	by: random.pick([2, 3, 4, 5, 6, 9, 10, 15, 20]),
	operation: "add",
});

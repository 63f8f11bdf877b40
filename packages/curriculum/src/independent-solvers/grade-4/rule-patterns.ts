import { isEqual, rational } from "@learnin/domain/arithmetic/rational";
import { numbersIn } from "../reading/formulas.ts";
import { countInFigure, wholesIn } from "../reading/read-question.ts";
import type { Solver } from "../solver.ts";
import { toldSolvers } from "../shared/told-solvers.ts";
import { repeatedSum, wholeOf } from "../reading/wholes.ts";

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

type Step = (number: bigint) => bigint;

/** What a rule such as "multiply by 3" does. */
function stepOf(rule: string): Step {
	const [by = 0n] = wholesIn(rule);
	if (rule.includes("multiply")) return (number) => repeatedSum(by, number);
	return rule.includes("subtract") ? (number) => number - by : (number) => number + by;
}

/** So many numbers of the pattern that a text tells. */
function termsIn(text: string, count: number): bigint[] {
	const [, start = "0"] = /starts at (\d+)/.exec(text) ?? [];
	const [, quoted] = /“([^”]*)”/.exec(text) ?? [];
	const step = stepOf(quoted ?? /adds \d+/.exec(text)?.[0] ?? "");
	const terms = [BigInt(start)];
	while (terms.length < count) terms.push(step(terms.at(-1) ?? 0n));
	return terms;
}

const placeIn = (text: string) => ORDINALS.findIndex((word) => new RegExp(`\\b${word}\\b`).test(text));

const HOLDS: Readonly<Record<string, (terms: readonly bigint[]) => boolean>> = {
	"All numbers are odd.": (terms) => terms.every((term) => term % 2n === 1n),
	"All numbers are even.": (terms) => terms.every((term) => term % 2n === 0n),
	"Odd and even numbers alternate.": (terms) =>
		terms.slice(1).every((term, at) => (term + (terms[at] ?? 0n)) % 2n === 1n),
	"All numbers are multiples of 3.": (terms) => terms.every((term) => term % 3n === 0n),
	"All numbers are multiples of 5.": (terms) => terms.every((term) => term % 5n === 0n),
	"All numbers end in the same digit.": (terms) =>
		terms.every((term) => `${term}`.at(-1) === `${terms[0]}`.at(-1)),
};

const farther = toldSolvers(
	(text) => rational(termsIn(text, placeIn(text) + 1).at(-1) ?? 0n),
	() => false,
	[
		[/one step too few/, (text) => rational(termsIn(text, placeIn(text)).at(-1) ?? 0n)],
		[/one step too far/, (text) => rational(termsIn(text, placeIn(text) + 2).at(-1) ?? 0n)],
		[/used the rule only once/, (text) => rational(termsIn(text, 2)[1] ?? 0n)],
		[
			/wrong operation/,
			(text) => {
				const [start = 0n] = termsIn(text, 1);
				return rational(
					start + (wholesIn(/“([^”]*)”/.exec(text)?.[1] ?? "")[0] ?? 0n) * BigInt(placeIn(text)),
				);
			},
		],
	],
);

/** Independent solver for patterns of numbers and of shapes: each is continued step by step. */
export const continuesPatterns: Solver = (question, answer) => {
	const { prompt, question_type } = question;
	const { text, values } = answer;
	const holds = HOLDS[text];
	if (holds !== undefined) return holds(termsIn(prompt, 12));
	if (question_type === "VERIFY_WITH_LLM")
		return HOLDS["Odd and even numbers alternate."]?.(termsIn(prompt, 6)) === /alternate/.test(text);
	if (/Which shape|What is shape/.test(prompt)) {
		const row = (/(?:is|draws) (.*), and so on/.exec(prompt)?.[1] ?? "").split(", ");
		const cycle = row.slice(0, row.length / 2);
		return text === cycle[(Number(wholesIn(prompt).at(-1)) - 1) % cycle.length];
	}
	if (question.figure !== undefined) {
		const [by = 0n, figure = 0n] = wholesIn(prompt);
		let count = countInFigure(question, /<circle/g) / 3n;
		for (let at = 2n; at < figure; at += 1n) count += by;
		const [found] = numbersIn(text);
		return found !== undefined && isEqual(found, rational(count));
	}
	if (question_type === "FILL_MULTIPLE") {
		const told = wholesIn(prompt.replace(/^.*: /, ""));
		const step = stepOf(/“([^”]*)”/.exec(prompt)?.[1] ?? "");
		const fourth = step(told.at(-1) ?? 0n);
		return wholeOf(values[0] ?? null) === fourth && wholeOf(values[1] ?? null) === step(fourth);
	}
	if (/^(?:add|subtract|multiply)/.test(text)) {
		const told = wholesIn(prompt);
		return told.slice(1).every((term, at) => stepOf(text)(told[at] ?? 0n) === term);
	}
	return farther(question, answer);
};

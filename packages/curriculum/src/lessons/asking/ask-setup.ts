import type { Random } from "../../random/seeded-random.ts";
import type { StepInPlace } from "./ask-number.ts";
import { piecesOf } from "./gaps.ts";
import type { SmallQuestion } from "../lesson.ts";
import { type Calculation, calculationOf, flipped, resultOf, SIGNS, unsigned, written } from "../terms.ts";
import { valueOf, WRITTEN_NUMBER } from "../written-numbers.ts";

const WRONG = 2;

interface Setup {
	calculation: Calculation;
	/** The letter that it is equal to. */
	letter: string | undefined;
}

/**
 * "What do you calculate next?" for a step whose calculation is not on the page yet: the same numbers with another
 * operation, the wrong way round, or with a fraction upside down. Undefined for any other step.
 */
export function askSetup(place: StepInPlace, random: Random): SmallQuestion | undefined {
	const { step, before, after = [] } = place;
	if (/^Check\b/.test(step)) return undefined;
	const [setup, ...more] = setupsOf(step);
	if (setup === undefined || more.length > 0) return undefined;
	const { calculation, letter } = setup;
	const right = written(calculation);
	if (isTrivial(calculation) || !(place.hasPicture || isOfPage(calculation, before))) return undefined;
	if (before.some((text) => text.includes(right))) return undefined;
	const wrong = random
		.shuffle(otherCalculations(calculation, [...before, step, ...after].join(" ")))
		.slice(0, WRONG);
	if (wrong.length === 0) return undefined;
	const options = random.shuffle([right, ...wrong]);
	const when = (place.isFirst ?? before.length === 1) ? "first" : "next";
	return {
		asked:
			letter === undefined ? `What do you calculate ${when}?` : `What do you calculate to find $${letter}$?`,
		choices: options.map((option) => ({ text: `$${option}$` })),
		right: options.indexOf(right),
		feedback: {},
	};
}

/** Times one and plus zero show nothing. */
function isTrivial({ left, sign, right }: Calculation): boolean {
	if (sign === "+" || sign === "-") return left === "0" || right === "0";
	return right === "1" || (left === "1" && sign === "\\times");
}

/** Both plain numbers are on the page, not chosen while calculating. */
function isOfPage({ left, right }: Calculation, before: readonly string[]): boolean {
	const known = new Set(before.flatMap((text) => text.match(WRITTEN_NUMBER) ?? []).map(valueOf));
	return [left, right].every((term) => Number.isNaN(valueOf(term)) || known.has(Math.abs(valueOf(term))));
}

/** Whether an earlier step has a calculation of the same kind, which the child then knows. */
export function knowsTheSign({ step, before }: StepInPlace): boolean {
	const sign = setupsOf(step)[0]?.calculation.sign;
	return before.slice(1).some((text) => setupsOf(text).some(({ calculation }) => calculation.sign === sign));
}

/** The calculations whose result is not told yet, or told right after. */
function setupsOf(step: string): Setup[] {
	return piecesOf(step).flatMap(({ text, isFormula }) => {
		if (!isFormula) return [];
		const [, letter, rest] = /^(?:([a-z]) = )?(.*)$/s.exec(text) ?? [];
		const [side = ""] = (rest ?? "").split(" = ");
		const calculation = calculationOf(side);
		return calculation === undefined ? [] : [{ calculation, letter }];
	});
}

/** Wrong calculations, with signs that the child knows: none of products in a problem that has none. */
function otherCalculations(calculation: Calculation, problem: string): string[] {
	const { left, sign, right } = calculation;
	const isPlain = ![left, right].some((term) => term.includes("frac") || unsigned(term) !== undefined);
	const isSum = sign === "+" || sign === "-";
	const known = SIGNS.filter((each) => (each === "+" || each === "-" ? isPlain || isSum : !isSum || isPlain));
	const signs = isSum && !/\\times|\\div/.test(problem) ? (["+", "-"] as const) : known;
	const changed = [
		...(sign === "-" || sign === "\\div" ? [{ left: right, sign, right: left }] : []),
		...signs.map((each) => inOrder({ left, sign: each, right }, isPlain)),
		...turned(calculation),
	];
	const isSigned = unsigned(left) !== undefined || unsigned(right) !== undefined;
	const result = resultOf(calculation);
	const isDecimal = /\d\.\d|frac/.test(problem);
	const likely = changed.filter(
		(each) =>
			(isPlain ? isLikely(each, sign, isDecimal) : !isSum || isSigned || resultOf(each) > 0) &&
			Math.abs(resultOf(each) - result) > 1e-9,
	);
	return [...new Set(likely.map(written))].filter((each) => each !== written(calculation));
}

/** The larger number first, where the other order has no result that a child knows. */
function inOrder(calculation: Calculation, isPlain: boolean): Calculation {
	const { left, sign, right } = calculation;
	const isOrdered = sign === "-" || sign === "\\div";
	return isPlain && isOrdered && valueOf(left) < valueOf(right)
		? { left: right, sign, right: left }
		: calculation;
}

/** With the other fraction upside down, or with another sign before a number. */
function turned({ left, sign, right }: Calculation): Calculation[] {
	const isSum = sign === "+" || sign === "-";
	const [upper, lower] = isSum ? [] : [flipped(left), flipped(right)];
	const [one, other] = [unsigned(left), unsigned(right)];
	return [
		...(lower === undefined ? [] : [{ left, sign, right: lower }]),
		...(upper === undefined ? [] : [{ left: upper, sign, right }]),
		...(other === undefined ? [] : [{ left, sign, right: other }]),
		...(one === undefined ? [] : [{ left: one, sign, right }]),
	];
}

/** Results that no child expects of two plain numbers give the wrong choice away, unless it is the order that is wrong. */
function isLikely(calculation: Calculation, sign: Calculation["sign"], isDecimal: boolean): boolean {
	const value = resultOf(calculation);
	if (calculation.sign === sign) return true;
	return value > (calculation.sign === "\\div" ? 1 : 0) && (isDecimal || Number.isInteger(value));
}

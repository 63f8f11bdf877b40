import { type Gap, gapQuestion, piecesOf } from "./gaps.ts";
import type { SmallQuestion } from "./lesson.ts";
import { decimalsOf, numberLike, WRITTEN_NUMBER, valueOf } from "./written-numbers.ts";

interface Found extends Gap {
	number: string;
	/** It follows an equals sign, so it can be found by calculation. */
	isResult: boolean;
}

export interface StepInPlace {
	step: string;
	/** What is on the page before it: the question and the earlier steps. */
	before: readonly string[];
	/** The values of the example's answer, which is asked after this step. */
	asked_later: readonly number[];
}

/** Asks for a number that the step says first; undefined if all its numbers are on the page already. */
export function askNewNumber({ step, before, asked_later }: StepInPlace): SmallQuestion | undefined {
	const found = numbersIn(step);
	const written = numbersOf(before);
	// Two spellings of a number are the same number.
	const known = new Set([...written.map(valueOf), ...asked_later]);
	const isNew = ({ number }: Found) => !known.has(valueOf(number));
	const isAsked = (each: Found) => isNew(each) && isForced(step, each, found);
	const best = found.findLast((each) => each.isResult && isAsked(each)) ?? found.findLast(isAsked);
	if (best === undefined) return undefined;
	const gaps = found.filter((each) => isSame(each, best));
	const close = written.filter((other) => isWithin(other, best.number, CLOSE));
	return questionOf(step, gaps, [...close.slice(-1), ...slipsOf(best.number)]);
}

/** Asks which number of the question belongs in a place of the step; undefined if the step has only one number. */
export function askKnownNumber({ step, before, asked_later }: StepInPlace): SmallQuestion | undefined {
	const found = numbersIn(step).filter(({ number }) => !asked_later.includes(valueOf(number)));
	if (found.length < 2) return undefined;
	const isOnce = (one: Found) =>
		isForced(step, one, found) && found.filter((each) => isSame(each, one)).length === 1;
	const right = step.lastIndexOf("=");
	const best = found.findLast(isOnce) ?? found.findLast(({ from }) => right !== -1 && from > right);
	if (best === undefined) return undefined;
	const others = [...found.map(({ number }) => number), ...numbersOf(before)];
	const likely = others.filter((other) => isWithin(other, best.number, LIKELY));
	return questionOf(step, [best], [...likely, ...slipsOf(best.number)]);
}

/**
 * Whether the rest of the step tells which number it is: many numbers make a true sentence under a root of which only
 * the kind is told, or on both sides of an equation with a letter.
 */
function isForced(step: string, one: Found, found: readonly Found[]): boolean {
	const piece = piecesOf(step).find(({ text, from }) => from <= one.from && one.from < from + text.length);
	if (piece === undefined || !piece.isFormula) return true;
	if (/\\sqrt\{[^}]*$/.test(piece.text.slice(0, one.from - piece.from)))
		return /[=]|\\approx/.test(piece.text);
	const equals = piece.from + piece.text.indexOf("=");
	const hasLetter = /(?<![\\a-zA-Z{])[a-z](?![a-zA-Z])/.test(piece.text);
	const inPiece = found.filter(
		(each) => isSame(each, one) && each.from >= piece.from && each.from < piece.from + piece.text.length,
	);
	return (
		!hasLetter || !inPiece.some(({ from }) => from < equals) || !inPiece.some(({ from }) => from > equals)
	);
}

function numbersIn(step: string): Found[] {
	return piecesOf(step).flatMap(({ text, from, isFormula }) => {
		// Many numbers are greater or less than a number.
		if (isFormula && /[<>]|\\[lg]eq?\b/.test(text)) return [];
		const all = [...text.matchAll(WRITTEN_NUMBER)].filter(
			({ 0: number, index }) => !isOfTime(text, index, number),
		);
		return all.map(({ 0: number, index }) => ({
			number,
			from: from + index,
			length: number.length,
			isFormula,
			isResult: /(?:=|\\approx)\s*(?:-\s*)?$/.test(text.slice(0, index)),
		}));
	});
}

/** A part of a time, such as 2:05. */
function isOfTime(text: string, index: number, number: string): boolean {
	return /\d:$/.test(text.slice(0, index)) || /^:\d/.test(text.slice(index + number.length));
}

function numbersOf(texts: readonly string[]): string[] {
	return texts.flatMap((text) => text.match(WRITTEN_NUMBER) ?? []);
}

function isSame(one: Found, other: Found): boolean {
	return valueOf(one.number) === valueOf(other.number);
}

/** How many times as large a number of the page may be to be a plausible result. */
const CLOSE = 3;
/** The same for a number that only changes its place. */
const LIKELY = 50;

/** Whether the other number has as many decimals and about the same size. */
function isWithin(other: string, number: string, times: number): boolean {
	const [one, two] = [valueOf(other), valueOf(number)];
	return decimalsOf(other) === decimalsOf(number) && one !== two && one <= times * two && two <= times * one;
}

/** Results of common slips: one too many or too few in the last place that is not zero, or a place lost. */
function slipsOf(number: string): string[] {
	const value = valueOf(number);
	const unit = lastPlace(number);
	const slips =
		value >= 10 && unit >= 10 ? [value / 10, value + unit, value - unit] : [value + unit, value - unit];
	const least = value === 0 ? 0 : unit / 10;
	return [...slips, value + 2 * unit].filter((slip) => slip >= least).map((slip) => numberLike(slip, number));
}

/** 100 for 2,300; 0.01 for 0.25; 1 for 0. */
function lastPlace(number: string): number {
	const decimals = decimalsOf(number);
	const zeros = decimals > 0 ? 0 : (/[1-9](0*)$/.exec(`${valueOf(number)}`)?.[1]?.length ?? 0);
	return 10 ** (zeros - decimals);
}

/** How many wrong numbers are offered besides the right one. */
const WRONG = 2;

/** The number and wrong ones in order of size. */
function questionOf(
	step: string,
	gaps: readonly Found[],
	wrong: readonly string[],
): SmallQuestion | undefined {
	const [gap] = gaps;
	if (gap === undefined) return undefined;
	const { number, isFormula } = gap;
	const values = new Map([number, ...wrong].toReversed().map((text) => [valueOf(text), text]));
	const offered = [...new Set([number, ...wrong].map(valueOf))].slice(0, 1 + WRONG);
	const options = offered.toSorted((a, b) => a - b).map((value) => inMath(values.get(value) ?? number));
	return gapQuestion(step, gaps, { options, right: inMath(number) });

	function inMath(text: string): string {
		return `$${isFormula ? text : text.replaceAll(/(?<!\{),/g, "{,}")}$`;
	}
}

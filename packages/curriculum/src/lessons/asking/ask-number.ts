import type { Random } from "../../random/seeded-random.ts";
import { amongWrong } from "./either-side.ts";
import { type Gap, gapQuestion, piecesOf } from "./gaps.ts";
import type { SmallQuestion } from "../lesson.ts";
import { texOf } from "./slips.ts";
import { decimalsOf, WRITTEN_NUMBER, valueOf } from "../written-numbers.ts";

interface Found extends Gap {
	number: string;
	/** It follows an equals sign, so it can be found by calculation. */
	isResult: boolean;
}

export interface StepInPlace {
	step: string;
	/** What is on the page before it: the question and the earlier steps. */
	before: readonly string[];
	/** The later steps, with further numbers of the same problem. */
	after?: readonly string[];
	/** The values of the example's answer, which is asked after this step. */
	asked_later: readonly number[];
	/** Numbers of the step may be read from a picture. */
	hasPicture?: boolean;
	/** The grade of the skill: second graders do not multiply. */
	grade?: number;
	/** No step is shown before it. */
	isFirst?: boolean;
}

/** Asks for a number of the answer with which the step calculates: "12 + □ = 42". */
export function askUnknown(
	place: StepInPlace,
	wanted: readonly number[],
	random: Random,
): SmallQuestion | undefined {
	const found = numbersIn(place.step);
	const known = new Set(numbersOf(place.before).map(valueOf));
	const best = found.find((each) => {
		const value = valueOf(each.number);
		const isNew = wanted.includes(value) && !known.has(value) && isOnce(each, found);
		return (
			isNew &&
			isOperand(place.step, each) &&
			!found.some((other) => other.isResult && wanted.includes(valueOf(other.number)))
		);
	});
	return best && questionOf(place, best, random);
}

/** Before the equals sign, beside a sign of a calculation. */
function isOperand(step: string, { from, number, isResult }: Found): boolean {
	const sign = /\+|-|\\times|\\div/;
	const [before, after] = [step.slice(0, from), step.slice(from + number.length)];
	const isBeside =
		new RegExp(`(?:${sign.source}) $`).test(before) || new RegExp(`^ (?:${sign.source})`).test(after);
	return !isResult && isBeside && /^[^$]*=/.test(after);
}

/**
 * Asks for a number that the step says first, among other numbers of the problem; undefined if all its numbers are on
 * the page already, or if the one that is new is in the step more than once.
 */
export function askNewNumber(
	place: StepInPlace,
	random: Random,
	isResultOnly = false,
): SmallQuestion | undefined {
	const { step, before, asked_later } = place;
	const found = numbersIn(step);
	// Two spellings of a number are the same number.
	const known = new Set([...numbersOf(before).map(valueOf), ...asked_later]);
	const isAsked = (each: Found) =>
		!known.has(valueOf(each.number)) &&
		isWorthAsking(step, each) &&
		isForced(step, each, found) &&
		isOnce(each, found);
	const result = found.findLast((each) => each.isResult && isAsked(each));
	const best = result ?? (isResultOnly ? undefined : found.findLast(isAsked));
	return best && questionOf(place, best, random);
}

/** "For x = ": chosen, not calculated. */
const READ_FROM = /\b(?:for|from|at|with|when) \$[a-z] = $/i;

/** 0 and 1 belong to how things are said: "from 0 to 1", "one more". */
function isWorthAsking(step: string, { number, from, isResult }: Found): boolean {
	const [before, after] = [step.slice(0, from), step.slice(from + number.length)];
	if (READ_FROM.test(before) || /^\$?:/.test(after)) return false;
	return isResult || valueOf(number) > 1 || /: \$?$/.test(before);
}

/** Asks which number of the question belongs in an equation of the step. */
export function askKnownNumber(place: StepInPlace, random: Random): SmallQuestion | undefined {
	const { step, asked_later } = place;
	const found = numbersIn(step).filter(({ number }) => !asked_later.includes(valueOf(number)));
	const best = found.findLast(
		(each) => isInEquation(step, each) && isForced(step, each, found) && isOnce(each, found),
	);
	return found.length < 2 || best === undefined ? undefined : questionOf(place, best, random);
}

function isInEquation(step: string, { from }: Found): boolean {
	const piece = pieceAt(step, from);
	return (
		piece !== undefined && piece.isFormula && /[=]|\\approx/.test(piece.text.slice(0, from - piece.from))
	);
}

function pieceAt(step: string, from: number) {
	return piecesOf(step).find((piece) => piece.from <= from && from < piece.from + piece.text.length);
}

function isOnce(one: Found, found: readonly Found[]): boolean {
	return found.filter((each) => isSame(each, one)).length === 1;
}

/**
 * Whether the rest of the step tells which number it is: many numbers make a true sentence under a root of which only
 * the kind is told, or on both sides of an equation with a letter.
 */
function isForced(step: string, one: Found, found: readonly Found[]): boolean {
	const piece = pieceAt(step, one.from);
	if (piece === undefined || !piece.isFormula) return true;
	const told = step.slice(0, one.from);
	// The number that a step begins with is what it is about; the digits that repeat are those of the question.
	if (told === "$" || told.endsWith("\\overline{")) return false;
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
		if (isFormula && /[<>≤≥]|\\[lg]eq?\b/.test(text)) return [];
		const all = [...text.matchAll(WRITTEN_NUMBER)].filter(
			({ 0: number, index }) => !isOfTime(text, index, number),
		);
		return all.map(({ 0: number, index }) => ({
			number,
			from: from + index,
			length: number.length,
			isFormula,
			isResult: /(?:=|\\approx)\s*(?:-\s*)?(?:\\dfrac\{)?$/.test(text.slice(0, index)),
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

/** How many times as large a number of the problem may be to be plausible. */
const LIKELY = 50;
/** Up to here other numbers of a problem may be next to the right one; larger ones would only be slips. */
const SMALL = 12;

/** Other numbers of the same problem, the closest in size first; then the number with a place lost or one too many. */
function wrongNumbers({ step, before, after = [], asked_later }: StepInPlace, gap: Found): string[] {
	const { number, isResult } = gap;
	const right = valueOf(number);
	const inStep = numbersOf([step]);
	const ofStep = new Set(isResult ? [] : inStep.map(valueOf));
	const isWrong = (text: string) => {
		const value = valueOf(text);
		if (!isResult && !Number.isInteger(value) && Number.isInteger(right)) return false;
		return value !== right && !ofStep.has(value) && !asked_later.includes(value) && isLikely(value, right);
	};
	const others = [...numbersOf(before), ...numbersOf(after), ...(isResult ? inStep : [])];
	const digits =
		right < 10 && Number.isInteger(right)
			? digitsOf(numbersOf(before)).filter((each) => apart(each, number) > 1)
			: [];
	const ofProblem = [...others, ...digits]
		.filter((each) => isWrong(each) && !isSlipOfCounting(each, number))
		.toSorted((a, b) => distance(a, number) - distance(b, number));
	const isNew = !numbersOf(before).some((each) => valueOf(each) === right);
	const isTold = (isNew && isResult) || /\bis \$?$/.test(step.slice(0, gap.from));
	return [...ofProblem, ...(isTold ? shiftsOf(number).filter(isWrong) : [])];
}

function digitsOf(numbers: readonly string[]): string[] {
	return numbers.flatMap((each) => (decimalsOf(each) === 0 ? [...each.replaceAll(/\D/g, "")] : []));
}

function apart(one: string, other: string): number {
	return Math.abs(valueOf(one) - valueOf(other));
}

/** One more or one less in the last place: no other number of the problem is meant by it. */
function isSlipOfCounting(one: string, number: string): boolean {
	const unit = 10 ** -decimalsOf(number);
	return (valueOf(number) > SMALL || unit < 1) && apart(one, number) < unit * 1.001;
}

/** The closer in size, the less; next to the number is the last choice. */
function distance(one: string, number: string): number {
	const ratio = Math.abs(Math.log((valueOf(one) + 1) / (valueOf(number) + 1)));
	return ratio + (apart(one, number) <= 1 ? LIKELY : 0);
}

function isLikely(value: number, right: number): boolean {
	if (value === 0) return false;
	if (right === 0) return value <= SMALL;
	return value <= LIKELY * right && right <= LIKELY * value;
}

/** A place lost or one too many. */
function shiftsOf(number: string): string[] {
	const value = valueOf(number);
	if (value < 10 && decimalsOf(number) === 0) return [];
	// A whole number has no decimal places to lose.
	const isWhole = decimalsOf(number) === 0 && value % 10 !== 0;
	return isWhole ? [texOf(value * 10)] : [texOf(value * 10), texOf(value / 10)];
}

/** Before the minus of a negative number: "(-3, 1)", "x = -3". Its sign is asked, too. */
const NEGATIVE = /(?:^|[(,=$]\s?)-$/;

/** The number among wrong ones in order of size. */
function questionOf(place: StepInPlace, gap: Found, random: Random): SmallQuestion | undefined {
	const { number, from, length, isFormula } = gap;
	const sign = isFormula && NEGATIVE.test(place.step.slice(0, from)) ? "-" : "";
	const valued = (text: string) => ({ text: `${sign}${text}`, value: Number(`${sign}1`) * valueOf(text) });
	const right = valued(number);
	const unsigned = sign === "" ? [] : [{ text: number, value: valueOf(number) }];
	const wrong = [...unsigned, ...wrongNumbers(place, gap).map(valued)];
	const offered = amongWrong(right, wrong, random);
	if (offered.length < 2) return undefined;
	const options = offered.map(({ text }) => inMath(text));
	const whole = { ...gap, from: from - sign.length, length: length + sign.length };
	return gapQuestion(place.step, [whole], { options, right: inMath(right.text) });

	function inMath(text: string): string {
		return `$${isFormula && text === right.text ? text : text.replaceAll(/(?<!\{),/g, "{,}")}$`;
	}
}

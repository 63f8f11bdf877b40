import { type Rational, rational } from "../../arithmetic/rational.ts";
import { readNumber } from "../../grading/read-answer.ts";
import { decimalText } from "../decimal-text.ts";
import type { AnswerType } from "../../question/question.ts";
import type { NumberLine } from "./settings.ts";

/** More marks than a finger can distinguish on a phone. */
export const MAX_STEPS = 50;

/** The value at a mark; marks are counted from 0 at the left end. */
function valueAt({ from, to, steps }: NumberLine, mark: number): Rational {
	return rational(BigInt(from) * BigInt(steps) + BigInt(mark) * BigInt(to - from), BigInt(steps));
}

/** The mark nearest to a position, given as a fraction of the line's length from its left end. */
export function nearestMark({ steps }: NumberLine, share: number): number {
	return Math.min(steps, Math.max(0, Math.round(share * steps)));
}

/** Whether a mark has its number. */
export function isNumbered({ steps, number_every }: NumberLine, mark: number): boolean {
	if (mark === 0 || mark === steps) return true;
	return number_every > 0 && mark % number_every === 0;
}

/** The numbers that a line shows from the start, from its left end. */
export function numbersOn(line: NumberLine): string[] {
	return Array.from({ length: line.steps + 1 }, (_, mark) => mark)
		.filter((mark) => isNumbered(line, mark))
		.map((mark) => labelEntryAt(line, mark, "SIMPLE_FRACTION"));
}

/** The mark of an entry, or null if it is not on the line. */
export function markOf(line: NumberLine, entry: string): number | null {
	const read = readNumber(entry);
	if (!read.readable) return null;
	const { numerator, denominator } = read.number.value;
	const above = (numerator - BigInt(line.from) * denominator) * BigInt(line.steps);
	const step = BigInt(line.to - line.from) * denominator;
	if (above % step !== 0n) return null;
	const mark = Number(above / step);
	return mark >= 0 && mark <= line.steps ? mark : null;
}

/**
 * A mark as a child would type it: a fraction with the line's denominator ("2/4"), a mixed number, a decimal. A
 * non-terminating decimal is written as a fraction.
 */
export function entryAt(line: NumberLine, mark: number, answer_type: AnswerType): string {
	const value = valueAt(line, mark);
	if (answer_type === "SIMPLE_FRACTION") return fractionEntry(line, value);
	if (answer_type === "MIXED_FRACTION") return mixedEntry(line, value);
	return decimalText(value.numerator, value.denominator) ?? `${value.numerator}/${value.denominator}`;
}

/**
 * `entryAt` in a form that suits the line itself: whole numbers, decimals if it counts tenths, else `fraction_type`.
 */
export function labelEntryAt(line: NumberLine, mark: number, fraction_type: AnswerType): string {
	const parts = line.steps / (line.to - line.from);
	const is_plain = valueAt(line, mark).denominator === 1n || (Number.isInteger(parts) && parts % 10 === 0);
	return entryAt(line, mark, is_plain ? "FLOAT" : fraction_type);
}

/** Equal parts of one, or the value's own denominator if the steps are longer than one or do not divide it. */
function partsOfOne({ from, to, steps }: NumberLine, { denominator }: Rational): bigint {
	const parts = BigInt(steps) / BigInt(to - from);
	return parts > 0n && parts % denominator === 0n ? parts : denominator;
}

function fractionEntry(line: NumberLine, value: Rational): string {
	const parts = partsOfOne(line, value);
	return `${(value.numerator * parts) / value.denominator}/${parts}`;
}

function mixedEntry(line: NumberLine, value: Rational): string {
	const { numerator, denominator } = value;
	if (denominator === 1n) return `${numerator}`;
	const size = numerator < 0n ? -numerator : numerator;
	const parts = partsOfOne(line, value);
	const rest = `${((size % denominator) * parts) / denominator}/${parts}`;
	const sign = numerator < 0n ? "-" : "";
	return size < denominator ? `${sign}${rest}` : `${sign}${size / denominator} ${rest}`;
}

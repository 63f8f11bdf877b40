import { decimalText } from "../decimal-text.ts";
import { readNumber } from "../../grading/read-answer.ts";
import type { AnswerType } from "../../question/question.ts";
import type { Shading } from "./settings.ts";

/** More parts than fingers can hit on a phone. */
export const MAX_PARTS = 100;

/** Thinner sectors are hard to meet. */
export const MAX_SECTORS = 12;

export function partsIn({ rows, columns }: Shading): number {
	return rows * columns;
}

/**
 * The number of shaded parts of an entry: itself if a whole number is asked for, else that fraction of all; null for
 * others.
 */
export function countOf(shading: Shading, entry: string, answer_type: AnswerType): number | null {
	const read = readNumber(entry);
	if (!read.readable) return null;
	const { numerator, denominator } = read.number.value;
	const all = BigInt(partsIn(shading));
	const scaled = answer_type === "INTEGER" ? numerator : numerator * all;
	if (scaled % denominator !== 0n) return null;
	const count = Number(scaled / denominator);
	return count >= 0 && count <= partsIn(shading) ? count : null;
}

/** The shaded parts as a child would type them: a count, a fraction of all parts ("3/8"), or a decimal. */
export function entryOf(shading: Shading, count: number, answer_type: AnswerType): string {
	const all = partsIn(shading);
	if (answer_type === "INTEGER") return `${count}`;
	const fraction = `${count}/${all}`;
	return answer_type === "FLOAT" ? (decimalText(BigInt(count), BigInt(all)) ?? fraction) : fraction;
}

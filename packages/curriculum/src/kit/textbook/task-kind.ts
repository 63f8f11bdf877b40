import type { Slip } from "../draft.ts";
import type { Value } from "../value.ts";

/** The result of a wrong procedure: a number, a fraction, or none with these numbers. */
export type Lead = number | readonly [numerator: number, denominator: number] | undefined;

/** The numbers of a task in order; missing ones are 0. */
export type Numbers = readonly [number, number, number, number, number, number];

/** A wrong procedure as a function of the right answer and the numbers of the task. */
export type Procedure = readonly [slip: Slip, lead: (right: number, numbers: Numbers) => Lead];

/** Known errors of children in tasks of one kind. */
export interface TaskKind {
	/** A bare task of this kind, with its numbers as groups. */
	reads: RegExp;
	/** Distinguishes it from a task that looks the same by the required answer type. */
	types?: readonly Value["answer_type"][];
	/** Whether children who are asked know answers below zero. */
	isSigned?: boolean;
	leads: (right: number, groups: readonly string[]) => (readonly [Slip, Lead])[];
}

/** The value of a group that is not a number itself. */
const SIZES: Readonly<Record<string, number>> = {
	ten: 10,
	hundred: 100,
	thousand: 1000,
	"ten thousand": 10_000,
	"hundred thousand": 100_000,
	million: 1_000_000,
	"whole number": 1,
	tenth: 0.1,
	hundredth: 0.01,
	thousandth: 0.001,
};

/** Parts of patterns: a whole or decimal number, one that may be negative, and a fraction. */
export const N = String.raw`((?:\d|\{,\}|,\d)+(?:\.\d+)?)`;
export const S = String.raw`\(?(-?\d+)\)?`;
export const F = String.raw`\\dfrac\{(\d+)\}\{(\d+)\}`;
export const SHARES = ["SIMPLE_FRACTION", "MIXED_FRACTION", "MIXED"] as const;

/** A pattern for a whole task, where spaces, signs and brackets match literally. */
export function exactly(...pieces: readonly string[]): RegExp {
	return new RegExp(`^${pieces.join("")}$`);
}

/** A formula between dollar signs; each part that is not a pattern matches literally. */
export function formula(...pieces: readonly string[]): RegExp {
	return exactly(String.raw`\$`, ...pieces, String.raw`\$`);
}

function numberOf(text: string | undefined): number {
	if (text === undefined) return 0;
	// Most are plain digits.
	const number = Number(text);
	return Number.isNaN(number) ? (SIZES[text] ?? Number(text.replaceAll(/[{},]/g, ""))) : number;
}

/** A kind whose groups are numbers. */
export function kind(
	reads: RegExp,
	procedures: readonly Procedure[],
	rest: Pick<TaskKind, "types" | "isSigned"> = {},
): TaskKind {
	return {
		...rest,
		reads,
		leads: (right, groups) => {
			const at = (place: number) => numberOf(groups[place]);
			const numbers: Numbers = [at(0), at(1), at(2), at(3), at(4), at(5)];
			return procedures.map(([slip, lead]) => [slip, lead(right, numbers)] as const);
		},
	};
}

export type ListProcedure = readonly [slip: Slip, lead: (right: number, values: readonly number[]) => Lead];

/** A kind whose one group is a list of numbers. */
export function listKind(reads: RegExp, procedures: readonly ListProcedure[]): TaskKind {
	return {
		reads,
		leads: (right, [list = ""]) => {
			const values = list.split(/, | \+ /).map(numberOf);
			return procedures.map(([slip, lead]) => [slip, lead(right, values)] as const);
		},
	};
}

/** The same procedures with the result of an equation on the left, where it is read first. */
export function turned(procedures: readonly Procedure[]): Procedure[] {
	return procedures.map(([made, lead]) => [
		made,
		(right, [result, known, ...rest]) => lead(right, [known, result, ...rest]),
	]);
}

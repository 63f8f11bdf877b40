import type { Rational } from "@learnin/domain/arithmetic/rational";
import type { Question } from "@learnin/domain/question/question";
import { value } from "../reading/formulas.ts";

/** The rows of a table of two columns, given in words, with the entries in place of its blanks; null where one is no number. */
export function tableOf(
	{ figure }: Question,
	entries: readonly (Rational | null)[],
): [Rational, Rational][] | null {
	let next = 0;
	const rows = [...(figure?.alt ?? "").matchAll(/Row \d+: x: ([^,]+), f\(x\): ([^.]+)\./g)].map(
		([, x = "", y = ""]) =>
			[x, y].map((cell) => (cell === "blank" ? (entries[next++] ?? null) : value(cell))),
	);
	return rows.every((row) => !row.includes(null)) ? (rows as [Rational, Rational][]) : null;
}

import { readNumber } from "../../grading/read-answer.ts";
import { withCommas } from "../../question/text/with-commas.ts";
import { labelEntryAt } from "./number-line.ts";
import type { NumberLine } from "./settings.ts";

/** The spoken value at a mark, in the page's language: "one and three fourths", "-2", "0.7", "3,600". */
export function sayValue(line: NumberLine, mark: number): string {
	const entry = labelEntryAt(line, mark, "MIXED_FRACTION");
	const read = readNumber(entry);
	return (read.readable ? read.in_words : null) ?? withCommas(entry);
}

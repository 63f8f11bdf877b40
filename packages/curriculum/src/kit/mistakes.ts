import { isSameValue } from "@learnin/domain/grading/answer-forms/number-entry";
import { readEntry } from "@learnin/domain/grading/read-answer";

/** Whether two entries are numbers of different value. */
export function areDifferent(a: string, b: string): boolean {
	if (a === b) return false;
	if (isPlain(a) && isPlain(b)) return Number(a) !== Number(b);
	const [one, other] = [readEntry(a, {}), readEntry(b, {})];
	return typeof one !== "string" && typeof other !== "string" && !isSameValue(one, other);
}

/** A whole number of a few digits, as most are. */
function isPlain(entry: string): boolean {
	return /^-?\d{1,9}$/.test(entry);
}

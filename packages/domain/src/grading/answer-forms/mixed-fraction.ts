import type { WantedForm } from "../grade.ts";
import type { NumberEntry } from "./number-entry.ts";
import { isBelowOne, isSpelledWhole, isWholeValue } from "./number-entry.ts";

/**
 * MIXED_FRACTION: `1 1/2` fits, a whole key is answered `3`, a key below one `a/b`. "0 1/2" and "1 2/4" fit
 * too: the simplest rule decides whether they are accepted.
 */
export function mixedFractionForm(entry: NumberEntry, key: NumberEntry): WantedForm | null {
	if (entry.form === "mixed") return null;
	if (isWholeValue(key)) return isSpelledWhole(entry) ? null : "integer";
	if (!isBelowOne(key)) return "mixed-number";
	return entry.form === "fraction" ? null : "fraction";
}

import type { WantedForm } from "../grade.ts";
import type { NumberEntry } from "./number-entry.ts";
import { isSpelledWhole } from "./number-entry.ts";

/**
 * SIMPLE_FRACTION: `a/b` fits; a whole number fits only if the author wrote the key as one: "3" may be
 * answered `3`, but "3/1" asks for a fraction. `0.5` and `1 1/2` ask for a fraction.
 */
export function simpleFractionForm(entry: NumberEntry, key: NumberEntry): WantedForm | null {
	if (entry.form === "fraction") return null;
	return isSpelledWhole(key) && isSpelledWhole(entry) ? null : "fraction";
}

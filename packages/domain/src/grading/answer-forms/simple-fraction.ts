import { isWhole } from "../../arithmetic/rational.ts";
import type { WantedForm } from "../grade.ts";
import type { NumberEntry } from "./number-entry.ts";
import { isSpelledWhole } from "./number-entry.ts";

/** SIMPLE_FRACTION: `a/b` fits, a whole number only where the key is whole; `0.5` and `1 1/2` are asked for as a fraction. */
export function simpleFractionForm(entry: NumberEntry, key: NumberEntry): WantedForm | null {
	if (entry.form === "fraction") return null;
	return isWhole(key.value) && isSpelledWhole(entry) ? null : "fraction";
}

import type { WantedForm } from "../grade.ts";
import type { NumberEntry } from "./number-entry.ts";
import { isSpelledWhole } from "./number-entry.ts";

/** INTEGER: `6`, `06`, `6.`, `6.0` and `1,234` fit; `12/2` is asked for as an integer. */
export function integerForm(entry: NumberEntry): WantedForm | null {
	return isSpelledWhole(entry) ? null : "integer";
}

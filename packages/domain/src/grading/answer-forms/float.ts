import type { WantedForm } from "../grade.ts";
import type { NumberEntry } from "./number-entry.ts";

/** FLOAT: plain decimals and integers fit; `1/2` is asked for as a decimal. */
export function floatForm(entry: NumberEntry): WantedForm | null {
	return entry.form === "integer" || entry.form === "decimal" ? null : "decimal";
}

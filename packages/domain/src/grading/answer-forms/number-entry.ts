import type { Rational } from "../../arithmetic/rational.ts";
import { abs, isWhole } from "../../arithmetic/rational.ts";
import type { UnreadableReason, WantedForm } from "../grade.ts";

/** How a number was written. */
export type NumberForm = "integer" | "decimal" | "fraction" | "mixed";

/** A number as it was read: its exact value and what matters about its spelling. */
export interface NumberEntry {
	form: NumberForm;
	value: Rational;
	/** False for a fraction or mixed number that is not in lowest terms; decimals and integers are always true. */
	is_simplest: boolean;
	/** The entry in tidy spelling, not reduced: "2/4", "1 1/2", "-0.50". */
	as_written: string;
}

/** The outcome of reading: the value, or why there is none. */
export type Scanned<T> = { readable: true; entry: T } | { readable: false; reason: UnreadableReason };

/** Decides whether the form of an entry (of the right value) is the asked one: null, or the form to ask for. */
export type FormRule = (entry: NumberEntry, key: NumberEntry) => WantedForm | null;

/** Whether an entry is spelled as a whole number: `6`, `6.` and `6.0` are, `12/2` is not. */
export function isSpelledWhole(entry: NumberEntry): boolean {
	return (entry.form === "integer" || entry.form === "decimal") && isWhole(entry.value);
}

/**
 * One spelling for all equal values of a form: "2/4" and "1/2" give "1/2", "0.50" and ".5" give "0.5".
 * Lets the same wrong answer, sent twice, be recognised.
 */
export function canonicalSpelling({ form, value }: NumberEntry): string {
	if (isWhole(value)) return `${value.numerator}`;
	if (form === "decimal") return decimalSpelling(value);
	const top = abs(value.numerator);
	const sign = value.numerator < 0n ? "-" : "";
	if (form === "mixed" && top > value.denominator)
		return `${sign}${top / value.denominator} ${top % value.denominator}/${value.denominator}`;
	return `${sign}${top}/${value.denominator}`;
}

/** Only for values that came from a decimal: their denominator divides a power of ten. */
function decimalSpelling({ numerator, denominator }: Rational): string {
	let places = 0;
	let scale = 1n;
	while (scale % denominator !== 0n) {
		scale *= 10n;
		places += 1;
	}
	const digits = `${(abs(numerator) * scale) / denominator}`.padStart(places + 1, "0");
	const sign = numerator < 0n ? "-" : "";
	return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

import type { Rational } from "../../arithmetic/rational.ts";
import { rational } from "../../arithmetic/rational.ts";
import type { Whole } from "../../arithmetic/whole.ts";
import { commonDivisor, isSameWhole, plus, quotient, remainder, times } from "../../arithmetic/whole.ts";
import type { WantedForm } from "../grade.ts";

const ZERO = 0x30;

/** How a number was written. */
export type NumberForm = "integer" | "decimal" | "fraction" | "mixed";

/**
 * A number as it was written, exact at any size: the value is whole + top/bottom, negative or not. An integer
 * has its digits over 1, a decimal over its power of ten.
 */
export interface NumberEntry {
	form: NumberForm;
	is_negative: boolean;
	/** The sign is below the line: "3/-4". */
	is_sign_below: boolean;
	whole: Whole;
	top: Whole;
	/** Never zero. */
	bottom: Whole;
	/** Digits after the point of a decimal. */
	places: number;
}

/** Decides whether an entry with the right value has the right form: null, or the form to ask for. */
export type FormRule = (entry: NumberEntry, key: NumberEntry) => WantedForm | null;

/** Whether two entries have the same value, whatever their forms. */
export function isSameValue(a: NumberEntry, b: NumberEntry): boolean {
	const one = size(a);
	const other = size(b);
	const is_same_size =
		a.bottom === b.bottom
			? isSameWhole(one, other)
			: isSameWhole(times(one, b.bottom), times(other, a.bottom));
	if (!is_same_size) return false;
	return a.is_negative === b.is_negative || isZero(one);
}

/** The exact value in lowest terms. */
export function valueOf(entry: NumberEntry): Rational {
	const top = BigInt(size(entry));
	return rational(entry.is_negative ? -top : top, BigInt(entry.bottom));
}

/** Whether the value is whole, whatever the form: "4/2" is. */
export function isWholeValue({ top, bottom }: NumberEntry): boolean {
	return isZero(remainder(top, bottom));
}

/** Whether an entry is spelled as a whole number: `6`, `6.` and `6.0` are, `12/2` is not. */
export function isSpelledWhole(entry: NumberEntry): boolean {
	return (entry.form === "integer" || entry.form === "decimal") && isWholeValue(entry);
}

/** Whether the value is strictly between minus one and one. */
export function isBelowOne(entry: NumberEntry): boolean {
	return size(entry) < entry.bottom;
}

/** False for a fraction or mixed number that is not in lowest terms; decimals and integers are always true. */
export function isSimplest(entry: NumberEntry, divisor = divisorOf(entry)): boolean {
	const { form, whole, top, bottom, is_sign_below } = entry;
	if (form === "integer" || form === "decimal") return true;
	if (is_sign_below || isOne(bottom) || !isOne(divisor)) return false;
	return form === "fraction" || (!isZero(whole) && top < bottom);
}

/** The greatest common divisor of the numerator and the denominator; 1 for integers and decimals. */
export function divisorOf({ form, top, bottom }: NumberEntry): Whole {
	return form === "integer" || form === "decimal" ? 1 : commonDivisor(bottom, top);
}

/** The entry in tidy spelling, not reduced: "2/4", "1 1/2", "-0.50". */
export function asWritten(entry: NumberEntry): string {
	return `${entry.is_negative ? "-" : ""}${sizeAsWritten(entry)}`;
}

function sizeAsWritten({ form, whole, top, bottom, places }: NumberEntry): string {
	switch (form) {
		case "integer":
			return `${top}`;
		case "decimal":
			return places === 0 ? `${top}` : withPoint(`${top}`, places);
		case "fraction":
			return `${top}/${bottom}`;
		case "mixed":
			return `${whole} ${top}/${bottom}`;
	}
}

function withPoint(digits: string, places: number): string {
	const padded = digits.length > places ? digits : digits.padStart(places + 1, "0");
	return `${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

/**
 * One spelling for all equal values of a form: "2/4" and "1/2" give "1/2", "0.50" and ".5" give "0.5". It
 * identifies the same wrong answer sent twice.
 */
export function canonicalSpelling(entry: NumberEntry, divisor = divisorOf(entry)): string {
	const spelling = canonicalSize(entry, divisor);
	return entry.is_negative && spelling !== "0" ? `-${spelling}` : spelling;
}

function canonicalSize(entry: NumberEntry, divisor: Whole): string {
	const { form } = entry;
	if (form === "integer") return `${entry.top}`;
	if (form === "decimal") return canonicalDecimal(entry);
	const is_lowest = isOne(divisor);
	const top = is_lowest ? entry.top : quotient(entry.top, divisor);
	const bottom = is_lowest ? entry.bottom : quotient(entry.bottom, divisor);
	if (form === "fraction") return isOne(bottom) ? `${top}` : `${top}/${bottom}`;
	const whole = plus(entry.whole, quotient(top, bottom));
	const rest = remainder(top, bottom);
	if (isZero(rest)) return `${whole}`;
	return isZero(whole) ? `${rest}/${bottom}` : `${whole} ${rest}/${bottom}`;
}

function canonicalDecimal(entry: NumberEntry): string {
	const { top, bottom } = entry;
	if (!isZero(remainder(top, 10))) return sizeAsWritten(entry);
	if (isZero(remainder(top, bottom))) return `${quotient(top, bottom)}`;
	const decimal = sizeAsWritten(entry);
	let end = decimal.length;
	while (decimal.charCodeAt(end - 1) === ZERO) end -= 1;
	return decimal.slice(0, end);
}

/** The numerator of the absolute value over its denominator. */
function size({ whole, top, bottom }: NumberEntry): Whole {
	return whole === 0 ? top : plus(times(whole, bottom), top);
}

function isZero(whole: Whole): boolean {
	return whole === 0 || whole === 0n;
}

function isOne(whole: Whole): boolean {
	return whole === 1 || whole === 1n;
}

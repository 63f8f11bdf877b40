import { gcd, rational } from "../../arithmetic/rational.ts";
import type { UnreadableReason } from "../grade.ts";
import type { NumberEntry, Scanned } from "./number-entry.ts";

/**
 * Reads one number in any form from normalised text: integer, decimal, fraction or mixed number.
 * Exact at any size, linear time, never throws; what is no number comes back with the reason.
 */
export function scanNumber(text: string): Scanned<NumberEntry> {
	const foreign = foreignReason(text);
	if (foreign !== null) return unreadable(foreign);
	const pieces = text.replaceAll("\\", "/").split("/");
	if (pieces.length > 2) return unreadable(text.includes(" ") ? "two-numbers" : "not-a-number");
	const [left = "", right] = pieces;
	return right === undefined ? scanPlain(left) : scanFraction(left, right);
}

/** Why the text cannot be a number because of a character in it, or null when every character may belong to one. */
function foreignReason(text: string): UnreadableReason | null {
	if (text === "") return "empty";
	const characters = [...text];
	if (!characters.some(isDigit)) return "not-a-number";
	const at = characters.findIndex((character) => !isDigit(character) && !"+-/\\.,' ".includes(character));
	if (at === -1) return null;
	const foreign = characters[at] ?? "";
	if (foreign.toLowerCase() === "e" && isExponent(characters, at)) return "exponent";
	return isUnitLike(foreign) ? "unexpected-unit" : "not-a-number";
}

function isExponent(characters: string[], at: number): boolean {
	const before = characters[at - 1] ?? "";
	const next = characters[at + 1] ?? "";
	const digit = next === "+" || next === "-" ? (characters[at + 2] ?? "") : next;
	return (isDigit(before) || before === ".") && isDigit(digit);
}

function isUnitLike(character: string): boolean {
	return character.toLowerCase() !== character.toUpperCase() || "%=°$€£¥₹¢".includes(character);
}

function scanPlain(text: string): Scanned<NumberEntry> {
	const { is_negative, rest } = splitSign(text);
	const [before = "", after, ...more] = rest.split(".");
	if (more.length > 0) return unreadable("bad-grouping");
	if (after !== undefined && !isDigits(after) && after !== "") return unreadable(afterPointReason(after));
	const whole = before === "" && after ? ok("0") : scanCount(before, ",' ");
	if (!whole.readable) return whole;
	const fraction = after ?? "";
	const sign = is_negative ? "-" : "";
	const value = rational(BigInt(`${sign}${whole.entry}${fraction}`), 10n ** BigInt(fraction.length));
	return ok({
		form: after === undefined ? "integer" : "decimal",
		value,
		is_simplest: true,
		as_written: `${sign}${withoutLeadingZeros(whole.entry)}${fraction === "" ? "" : `.${fraction}`}`,
	});
}

function scanFraction(left: string, right: string): Scanned<NumberEntry> {
	const top = splitSign(left);
	const bottom = splitSign(right);
	const parts = splitWhole(top.rest);
	// "-1+1/2" could mean minus one half or minus one and a half: nobody can tell, so ask again.
	if (parts.has_plus && top.is_negative) return unreadable("not-a-number");
	const whole = parts.whole === null ? ok("0") : scanCount(parts.whole, ",'");
	const numerator = scanCount(parts.numerator, ",'");
	const denominator = scanCount(bottom.rest, ",'");
	if (!whole.readable) return whole;
	if (!numerator.readable) return numerator;
	if (!denominator.readable) return denominator;
	if (parts.whole !== null && bottom.is_negative) return unreadable("not-a-number");
	return fractionEntry({
		is_mixed: parts.whole !== null,
		is_negative: top.is_negative !== bottom.is_negative,
		is_sign_below: bottom.is_negative,
		whole: BigInt(whole.entry),
		numerator: BigInt(numerator.entry),
		denominator: BigInt(denominator.entry),
	});
}

interface FractionParts {
	is_mixed: boolean;
	is_negative: boolean;
	is_sign_below: boolean;
	whole: bigint;
	numerator: bigint;
	denominator: bigint;
}

function fractionEntry(parts: FractionParts): Scanned<NumberEntry> {
	const { is_mixed, is_negative, is_sign_below, whole, numerator, denominator } = parts;
	if (denominator === 0n) return unreadable("zero-denominator");
	const sign = is_negative ? -1n : 1n;
	const is_lowest = denominator > 1n && gcd(numerator, denominator) === 1n;
	const is_proper_part = whole > 0n && numerator < denominator;
	return ok({
		form: is_mixed ? "mixed" : "fraction",
		value: rational(sign * (whole * denominator + numerator), denominator),
		is_simplest: is_lowest && !is_sign_below && (is_proper_part || !is_mixed),
		as_written: `${is_negative ? "-" : ""}${is_mixed ? `${whole} ` : ""}${numerator}/${denominator}`,
	});
}

/** Splits what stands before the slash: "1 3" and "1+3" into a whole part and a numerator, "3" into a numerator. */
function splitWhole(text: string): { whole: string | null; numerator: string; has_plus: boolean } {
	const plus = text.indexOf("+");
	const at = plus === -1 ? text.indexOf(" ") : plus;
	if (at === -1) return { whole: null, numerator: text, has_plus: false };
	return { whole: text.slice(0, at).trim(), numerator: text.slice(at + 1).trim(), has_plus: plus !== -1 };
}

function splitSign(text: string): { is_negative: boolean; rest: string } {
	const trimmed = text.trim();
	const has_sign = trimmed.startsWith("-") || trimmed.startsWith("+");
	return { is_negative: trimmed.startsWith("-"), rest: has_sign ? trimmed.slice(1).trim() : trimmed };
}

/** Digits, or digits in true groups of three by one of the separators; gives the digits alone. */
function scanCount(text: string, separators: string): Scanned<string> {
	if (isDigits(text)) return ok(text);
	const separator = [...text].find((character) => !isDigit(character));
	if (separator === " " && !separators.includes(" ")) return unreadable("two-numbers");
	if (separator === undefined || !separators.includes(separator)) return unreadable("not-a-number");
	const groups = text.split(separator);
	if (isTrulyGrouped(groups)) return ok(groups.join(""));
	return unreadable(groupingReason(separator, groups));
}

function isTrulyGrouped([first = "", ...others]: string[]): boolean {
	// A leading zero means a decimal comma: "0,500" is a half to whoever types it, never five hundred.
	const is_good_start = isDigits(first) && first.length <= 3 && !first.startsWith("0");
	return is_good_start && others.every((group) => group.length === 3 && isDigits(group));
}

function groupingReason(separator: string, groups: string[]): UnreadableReason {
	if (separator === " ") return "two-numbers";
	const [first = "", second = ""] = groups;
	const is_one_comma = separator === "," && groups.length === 2 && isDigits(second);
	return is_one_comma && (first === "" || isDigits(first)) ? "decimal-comma" : "bad-grouping";
}

function afterPointReason(text: string): UnreadableReason {
	if (text.includes(",")) return "decimal-comma";
	return text.includes(" ") ? "two-numbers" : "not-a-number";
}

function withoutLeadingZeros(digits: string): string {
	return `${BigInt(digits)}`;
}

function isDigits(text: string): boolean {
	return text !== "" && [...text].every(isDigit);
}

function isDigit(character: string): boolean {
	return character >= "0" && character <= "9" && character.length === 1;
}

function ok<T>(entry: T): { readable: true; entry: T } {
	return { readable: true, entry };
}

function unreadable(reason: UnreadableReason): { readable: false; reason: UnreadableReason } {
	return { readable: false, reason };
}

import type { UnreadableReason } from "../grade.ts";
import { digitsEnd, gapIn, isDigit, scanCount, slashIn } from "./scan-number.ts";
import { typingSlip } from "./typing-slips.ts";

/** Why a normalized text that `scanNumber` refused is not a number. */
export function whyNoNumber(text: string): UnreadableReason {
	const known = typingSlip(text) ?? foreignReason(text);
	if (known !== null) return known;
	const slash = slashIn(text, 0);
	if (slash === -1) return plainReason(withoutSign(text)) ?? "not-a-number";
	if (slashIn(text, slash + 1) !== -1) return "two-numbers";
	const [above, below] = [text.slice(0, slash), text.slice(slash + 1)];
	return fractionReason(withoutSign(above), withoutSign(below)) ?? "not-a-number";
}

/** The reason if a character cannot be part of a number, or null. */
function foreignReason(text: string): UnreadableReason | null {
	let has_digit = false;
	let foreign_at = -1;
	for (let at = 0; at < text.length; at += 1) {
		if (isDigit(text.charCodeAt(at))) has_digit = true;
		else if (foreign_at === -1 && !"+-/\\.,' ".includes(text.charAt(at))) foreign_at = at;
	}
	if (!has_digit) return "not-a-number";
	if (foreign_at === -1) return null;
	const foreign = String.fromCodePoint(text.codePointAt(foreign_at) ?? 0);
	if (foreign.toLowerCase() === "e" && isExponent(text, foreign_at)) return "exponent";
	return isUnitLike(foreign) ? "unexpected-unit" : "not-a-number";
}

function isExponent(text: string, at: number): boolean {
	const has_number_before = isDigit(text.charCodeAt(at - 1)) || text[at - 1] === ".";
	const next = text[at + 1];
	const power = next === "+" || next === "-" ? at + 2 : at + 1;
	return has_number_before && isDigit(text.charCodeAt(power));
}

function isUnitLike(character: string): boolean {
	return character.toLowerCase() !== character.toUpperCase() || '%=°$€£¥₹¢"″'.includes(character);
}

function plainReason(rest: string): UnreadableReason | null {
	const [before = "", after = ""] = rest.split(".");
	if (after !== "" && !isDigits(after)) return after.includes(" ") ? "two-numbers" : "not-a-number";
	return countReason(before, ",' ");
}

function fractionReason(above: string, below: string): UnreadableReason | null {
	const gap = gapIn(above, 0, above.length);
	const whole = gap === -1 ? "0" : above.slice(0, gap).trim();
	const top = above.slice(gap + 1).trim();
	const reason = countReason(whole, ",'") ?? countReason(top, ",'") ?? countReason(below, ",'");
	return reason ?? (/^0+$/.test(below) ? "zero-denominator" : null);
}

/** The reason if a text is not a count of digits, or null. */
function countReason(text: string, separators: string): UnreadableReason | null {
	if (scanCount(text, 0, text.length, separators) !== null) return null;
	const separator = [...text].find((character) => !isOneDigit(character));
	if (separator === " ") return "two-numbers";
	if (separator === undefined || !separators.includes(separator)) return "not-a-number";
	const [first = "", second = "", ...more] = text.split(separator);
	const is_pair = more.length === 0 && (first === "" || isDigits(first));
	// A mark after a number means feet, one between digits means groups.
	if (separator === "'") return is_pair && second === "" ? "unexpected-unit" : "bad-grouping";
	return is_pair && isDigits(second) ? "decimal-comma" : "bad-grouping";
}

function withoutSign(text: string): string {
	const trimmed = text.trim();
	const has_sign = trimmed.startsWith("-") || trimmed.startsWith("+");
	return has_sign ? trimmed.slice(1).trim() : trimmed;
}

function isDigits(text: string): boolean {
	return text !== "" && digitsEnd(text, 0, text.length) === text.length;
}

function isOneDigit(character: string): boolean {
	return isDigit(character.charCodeAt(0));
}

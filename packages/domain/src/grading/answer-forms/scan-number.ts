import type { Whole } from "../../arithmetic/whole.ts";
import { plus, tenToThe, times, wholeIn } from "../../arithmetic/whole.ts";
import type { NumberEntry } from "./number-entry.ts";

const PLUS = 0x2b;
const MINUS = 0x2d;
const POINT = 0x2e;
const SLASH = 0x2f;
const BACKSLASH = 0x5c;
const BLANK = 0x20;
const ZERO = 0x30;
const NINE = 0x39;

/**
 * Reads one number in any form from normalized text: integer, decimal, fraction or mixed number. Exact at any
 * size, linear time, never throws. Null if it is not a number; `whyNoNumber` then says why. It scans indexes
 * instead of slicing the text because it is the slowest part of grading.
 */
export function scanNumber(text: string): NumberEntry | null {
	const from = afterSign(text, 0);
	const is_negative = text.charCodeAt(0) === MINUS;
	const end = digitsEnd(text, from, text.length);
	// Most entries are only digits.
	if (end === text.length) return end === from ? null : integer(is_negative, wholeIn(text, from, end));
	const next = text.charCodeAt(end);
	const slash = next === POINT ? -1 : slashIn(text, end);
	if (slash !== -1) return scanFraction(text, { from, slash, is_negative });
	const point = next === POINT ? end : text.indexOf(".", end);
	if (point !== -1) return scanDecimal(text, { from, point, is_negative });
	const whole = scanCount(text, from, text.length, ",' ");
	return whole === null ? null : integer(is_negative, whole);
}

/** The index of the first slash or backslash from a position on, or -1. */
export function slashIn(text: string, from: number): number {
	for (let at = from; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code === SLASH || code === BACKSLASH) return at;
	}
	return -1;
}

interface Decimal {
	from: number;
	point: number;
	is_negative: boolean;
}

function scanDecimal(text: string, { from, point, is_negative }: Decimal): NumberEntry | null {
	const places = text.length - point - 1;
	if (digitsEnd(text, point + 1, text.length) < text.length) return null;
	if (point === from && places === 0) return null;
	const whole = point === from ? 0 : scanCount(text, from, point, ",' ");
	if (whole === null) return null;
	const bottom = tenToThe(places);
	const top = plus(times(whole, bottom), wholeIn(text, point + 1, text.length));
	return { form: "decimal", is_negative, is_sign_below: false, whole: 0, top, bottom, places };
}

function integer(is_negative: boolean, top: Whole): NumberEntry {
	return { form: "integer", is_negative, is_sign_below: false, whole: 0, top, bottom: 1, places: 0 };
}

interface Fraction {
	from: number;
	slash: number;
	is_negative: boolean;
}

function scanFraction(text: string, { from, slash, is_negative }: Fraction): NumberEntry | null {
	const below = afterBlanks(text, slash + 1);
	const is_sign_below = text.charCodeAt(below) === MINUS;
	const bottom = scanCount(text, afterSign(text, below), text.length, ",'");
	if (bottom === null || bottom === 0 || bottom === 0n) return null;
	const above = beforeBlanks(text, slash);
	const gap = gapIn(text, from, above);
	const top = scanCount(text, gap === -1 ? from : afterBlanks(text, gap + 1), above, ",'");
	if (top === null) return null;
	if (gap === -1) {
		// With a backslash and no blank, "51\2" may be 5 1/2 or 51/2.
		if (text.charCodeAt(slash) === BACKSLASH && isGlued(text, from, { above, bottom })) return null;
		const is_below_zero = is_negative !== is_sign_below;
		return { form: "fraction", is_negative: is_below_zero, is_sign_below, whole: 0, top, bottom, places: 0 };
	}
	// "-1+1/2" could mean minus one half or minus one and a half: it is ambiguous.
	if (is_sign_below || (is_negative && text.charCodeAt(gap) === PLUS)) return null;
	const whole = scanCount(text, from, beforeBlanks(text, gap), ",'");
	if (whole === null) return null;
	return { form: "mixed", is_negative, is_sign_below, whole, top, bottom, places: 0 };
}

/** Up to this many digits of a numerator may be a mixed number with a missing blank. */
const MAX_TOP_DIGITS = 4;

/**
 * Whether the digits above a bar can also be a whole number and the numerator of a proper fraction: 51 over 2
 * as 5 and 1.
 */
function isGlued(text: string, from: number, { above, bottom }: { above: number; bottom: Whole }): boolean {
	for (let at = above - 1; at > from && above - at <= MAX_TOP_DIGITS; at -= 1)
		if (text.charCodeAt(at) !== ZERO && wholeIn(text, at, above) < bottom) return true;
	return false;
}

/**
 * The index that separates the whole part of a mixed number from its fraction: the plus of "1 + 3", else the
 * blank of "1 3", else -1.
 */
export function gapIn(text: string, from: number, to: number): number {
	let blank = -1;
	for (let at = from; at < to; at += 1) {
		const code = text.charCodeAt(at);
		if (code === PLUS) return at;
		if (code === BLANK && blank === -1) blank = at;
	}
	return blank;
}

/** The value of a count: only digits, or proper groups of three with one kind of separator; else null. */
export function scanCount(text: string, from: number, to: number, separators: string): Whole | null {
	const first = digitsEnd(text, from, to);
	if (first === from) return null;
	if (first === to) return wholeIn(text, from, to);
	// A leading zero means a decimal comma: a student who types "0,500" means a half, never five hundred.
	if (first - from > 3 || text.charCodeAt(from) === ZERO) return null;
	const separator = text.charAt(first);
	if (!separators.includes(separator)) return null;
	let value = wholeIn(text, from, first);
	for (let at = first; at < to; at += 4) {
		if (text.charAt(at) !== separator || digitsEnd(text, at + 1, to) - at < 4) return null;
		value = plus(times(value, 1000), wholeIn(text, at + 1, at + 4));
	}
	return value;
}

/** Whether a character code is that of 0 to 9. */
export function isDigit(code: number): boolean {
	return code >= ZERO && code <= NINE;
}

/** The end of the digits that begin at a position. */
export function digitsEnd(text: string, from: number, to: number): number {
	let at = from;
	while (at < to && isDigit(text.charCodeAt(at))) at += 1;
	return at;
}

/** The index after a sign and its blanks. */
function afterSign(text: string, from: number): number {
	const code = text.charCodeAt(from);
	return code === MINUS || code === PLUS ? afterBlanks(text, from + 1) : from;
}

function afterBlanks(text: string, from: number): number {
	let at = from;
	while (text.charCodeAt(at) === BLANK) at += 1;
	return at;
}

function beforeBlanks(text: string, to: number): number {
	let at = to;
	while (text.charCodeAt(at - 1) === BLANK) at -= 1;
	return at;
}

import { isDigit } from "./scan-number.ts";

/**
 * Every number in a normalized text, as written, in order: "8/8 - 3/8 is 5/8" gives "8/8", "3/8" and "5/8". A
 * mixed number, a fraction and a grouped number are one each. A minus belongs to a number only if there is
 * nothing before it to subtract from. A jumble of points and commas counts as one number that cannot be read.
 * Linear time.
 */
export function numbersInWriting(text: string): string[] {
	const numbers: string[] = [];
	let at = 0;
	while (at < text.length) {
		if (!beginsNumber(text, at)) {
			at += 1;
			continue;
		}
		const end = numberEnd(text, at);
		numbers.push(`${isMinusOf(text, at) ? "-" : ""}${text.slice(at, end)}`);
		at = end;
	}
	return numbers;
}

/** A digit, or the point of ".5". */
function beginsNumber(text: string, at: number): boolean {
	if (isDigit(text.charCodeAt(at))) return true;
	return text[at] === "." && isDigit(text.charCodeAt(at + 1)) && !isDigit(text.charCodeAt(at - 1));
}

function numberEnd(text: string, from: number): number {
	const whole = decimalEnd(text, from);
	const fraction = fractionEnd(text, whole);
	if (fraction !== null) return fraction;
	if (text[whole] !== " ") return whole;
	const top = digitsEnd(text, whole + 1);
	const mixed = top > whole + 1 ? fractionEnd(text, top) : null;
	return mixed ?? whole;
}

/** The end of the digits, their groups of three and the decimal places. */
function decimalEnd(text: string, from: number): number {
	let end = digitsEnd(text, from);
	const first = end;
	while (text[end] === "," && digitsEnd(text, end + 1) === end + 4) end += 4;
	const is_grouped = end > first;
	const places = text[end] === "." ? digitsEnd(text, end + 1) : end;
	const whole = places > end + 1 ? places : end;
	return is_grouped ? jumbleEnd(text, whole) : whole;
}

/**
 * The end of what follows a grouped number, as in "12,345.678,9" or "1,234,56": together they are no number.
 */
function jumbleEnd(text: string, from: number): number {
	let end = from;
	while (".,".includes(text.charAt(end)) && isDigit(text.charCodeAt(end + 1))) end = digitsEnd(text, end + 1);
	return end;
}

/** The end of "/8" or " / 8", or null. */
function fractionEnd(text: string, from: number): number | null {
	const slash = text[from] === " " ? from + 1 : from;
	if (text[slash] !== "/") return null;
	const below = text[slash + 1] === " " ? slash + 2 : slash + 1;
	const end = digitsEnd(text, below);
	return end > below ? end : null;
}

function isMinusOf(text: string, at: number): boolean {
	if (text[at - 1] !== "-") return false;
	const before = text[at - 2] === " " ? text.charAt(at - 3) : text.charAt(at - 2);
	if (isDigit(before.charCodeAt(0)) || before === ")") return false;
	// The hyphen of "well-3" joins a word, the one of "is -3" does not.
	return text[at - 2] === " " || before.toLowerCase() === before.toUpperCase();
}

function digitsEnd(text: string, from: number): number {
	let end = from;
	while (isDigit(text.charCodeAt(end))) end += 1;
	return end;
}

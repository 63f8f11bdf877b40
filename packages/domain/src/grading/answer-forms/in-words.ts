import type { NumberEntry } from "./number-entry.ts";

const ONES =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
		" ",
	);
const TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINALS =
	"- - half third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(
		" ",
	);

/**
 * A fraction or mixed number in spoken words: "three eighths", "one and a half", "minus two and one third".
 * Null for integers and decimals, which need no words, and for parts above 99.
 */
export function inWords(entry: NumberEntry): string | null {
	const { form, is_negative } = entry;
	if (form !== "fraction" && form !== "mixed") return null;
	const [whole, top, bottom] = [Number(entry.whole), Number(entry.top), Number(entry.bottom)];
	if (Math.max(whole, top, bottom) > 99 || bottom < 2) return null;
	const sign = is_negative && whole + top > 0 ? "minus " : "";
	if (form === "fraction") return `${sign}${fractionInWords(top, bottom)}`;
	const is_half = bottom === 2 && top === 1;
	return `${sign}${cardinal(whole)} and ${is_half ? "a half" : fractionInWords(top, bottom)}`;
}

function fractionInWords(top: number, bottom: number): string {
	if (bottom === 2) return `${cardinal(top)} ${top === 1 ? "half" : "halves"}`;
	return `${cardinal(top)} ${ordinal(bottom)}${top === 1 ? "" : "s"}`;
}

function cardinal(number: number): string {
	if (number < 20) return ONES[number] ?? "";
	const tens = TENS[Math.floor(number / 10)] ?? "";
	return number % 10 === 0 ? tens : `${tens}-${ONES[number % 10]}`;
}

function ordinal(number: number): string {
	if (number < 20) return ORDINALS[number] ?? "";
	if (number % 10 === 0) return `${cardinal(number).slice(0, -1)}ieth`;
	const unit = number % 10;
	const ending = unit === 1 ? "first" : unit === 2 ? "second" : ORDINALS[unit];
	return `${TENS[Math.floor(number / 10)]}-${ending}`;
}

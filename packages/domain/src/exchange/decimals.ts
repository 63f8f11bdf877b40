import { readNumber } from "../grading/read-answer.ts";

const DECIMAL = /^[-+]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})$/;

interface Decimal {
	/** The digits as a whole number. */
	digits: bigint;
	/** How many of the digits are after the point. */
	places: number;
}

function parse(text: string): Decimal | undefined {
	const tidy = text.trim().replaceAll("−", "-").replaceAll(",", "");
	if (!DECIMAL.test(tidy)) return undefined;
	const [whole = "", part = ""] = tidy.replace(/^\+/, "").split(".");
	return {
		digits: BigInt(`${whole === "" || whole === "-" ? `${whole}0` : whole}${part}`),
		places: part.length,
	};
}

function write({ digits, places }: Decimal): string {
	const size = (digits < 0n ? -digits : digits).toString().padStart(places + 1, "0");
	const cut = size.length - places;
	const part = size.slice(cut).replace(/0+$/, "");
	const sign = digits < 0n ? "-" : "";
	const text = `${size.slice(0, cut)}${part === "" ? "" : `.${part}`}`;
	return text === "0" ? "0" : `${sign}${text}`;
}

/** A decimal number as text in its shortest spelling; undefined if it is not a number. */
export function tidyDecimal(text: string): string | undefined {
	const decimal = parse(text);
	return decimal === undefined ? undefined : write(decimal);
}

/** Exact center and half width of a range; undefined if a bound is not a number or they are reversed. */
export function middleOf(low: string, high: string): { value: string; tolerance: string } | undefined {
	const [a, b] = [parse(low), parse(high)];
	if (a === undefined || b === undefined) return undefined;
	const places = Math.max(a.places, b.places);
	const from = a.digits * 10n ** BigInt(places - a.places);
	const to = b.digits * 10n ** BigInt(places - b.places);
	if (to < from) return undefined;
	// Half of an odd number has one more digit.
	const half = (digits: bigint): Decimal => ({ digits: digits * 5n, places: places + 1 });
	return { value: write(half(from + to)), tolerance: write(half(to - from)) };
}

/** Whether a text is a number greater than zero. */
export function isMoreThanZero(text: string): boolean {
	const read = readNumber(text);
	return read.readable && read.number.value.numerator > 0n;
}

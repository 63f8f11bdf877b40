import { lineOf as lineOfWholes } from "../inequality/inequality.ts";
import type { NumberLine } from "../number-line/settings.ts";
import type { Interval } from "./settings.ts";

/** An interval of a number line; `low` is less than `high`. */
export interface Span {
	low: number;
	high: number;
	/** The end itself is included: its dot is closed. */
	is_low_closed: boolean;
	is_high_closed: boolean;
}

export type SpanEnd = "low" | "high";

/** The line of the interval. */
export function lineOf(settings: Interval): NumberLine {
	return lineOfWholes({ ...settings, kind: "inequality" });
}

/** The initial interval before one of its ends is placed: the middle of the line, both dots open. */
export function firstSpan({ from, to }: Interval): Span {
	const third = Math.max(1, Math.round((to - from) / 3));
	return {
		low: from + third,
		high: Math.max(from + third + 1, to - third),
		is_low_closed: false,
		is_high_closed: false,
	};
}

/** One end moved to a number of the line; it stays on its side of the other end. */
export function withEnd({ from, to }: Interval, span: Span, end: SpanEnd, number: number): Span {
	return end === "low"
		? { ...span, low: Math.min(span.high - 1, Math.max(from, number)) }
		: { ...span, high: Math.max(span.low + 1, Math.min(to, number)) };
}

/** The interval of an entry ("-2 < x <= 3", "3 ≥ x > -2"), or null if it does not fit the line. */
export function spanOf({ from, to, variable }: Interval, entry: string): Span | null {
	const plain = entry.replaceAll("−", "-").replaceAll(/\s/g, "").replaceAll("<=", "≤").replaceAll(">=", "≥");
	const match = /^(-?\d+)([<>≤≥])([^<>≤≥]+)([<>≤≥])(-?\d+)$/.exec(plain);
	const [, first = "", one = "", letter, other = "", second = ""] = match ?? [];
	const is_turned = ">≥".includes(one);
	if (letter !== variable || is_turned !== ">≥".includes(other)) return null;
	const [low, high] = is_turned ? [Number(second), Number(first)] : [Number(first), Number(second)];
	if (low < from || high > to || low >= high) return null;
	const [low_sign, high_sign] = is_turned ? [other, one] : [one, other];
	return { low, high, is_low_closed: isClosed(low_sign), is_high_closed: isClosed(high_sign) };
}

function isClosed(sign: string): boolean {
	return sign === "≤" || sign === "≥";
}

/** An interval as a child would type it: "-2 < x ≤ 3". */
export function entryOf({ variable }: Interval, { low, high, is_low_closed, is_high_closed }: Span): string {
	return `${low} ${is_low_closed ? "≤" : "<"} ${variable} ${is_high_closed ? "≤" : "<"} ${high}`;
}

import type { NumberLine } from "../number-line/settings.ts";
import type { Inequality } from "./settings.ts";

/** An arrow on a number line that starts at a dot. */
export interface Ray {
	boundary: number;
	/** Larger numbers are to the right. */
	way: "left" | "right";
	/** The boundary itself is included: the dot is closed. */
	is_closed: boolean;
}

/** The initial arrow once its dot is placed. */
export const FIRST_RAY = { way: "right", is_closed: false } as const;

/** The line of the arrow. */
export function lineOf({ from, to, number_every }: Inequality): NumberLine {
	return { kind: "number_line", from, to, steps: to - from, number_every };
}

const FLIPPED: Readonly<Record<string, string>> = { "<": ">", ">": "<", "≤": "≥", "≥": "≤" };

/** The arrow of an entry ("x > 3", "3 <= x"), or null if it does not fit the line. */
export function rayOf({ from, to, variable }: Inequality, entry: string): Ray | null {
	const plain = entry.replaceAll("−", "-").replaceAll(/\s/g, "").replace("<=", "≤").replace(">=", "≥");
	const [, left = "", sign = "", right = ""] = /^([^<>≤≥]+)([<>≤≥])([^<>≤≥]+)$/.exec(plain) ?? [];
	const is_turned = right === variable;
	const number = is_turned ? left : right;
	const is_other = (is_turned ? right : left) !== variable;
	if (is_other || !/^-?\d+$/.test(number) || Number(number) < from || Number(number) > to) return null;
	const direction = is_turned ? (FLIPPED[sign] ?? "") : sign;
	return {
		boundary: Number(number),
		way: direction === ">" || direction === "≥" ? "right" : "left",
		is_closed: direction === "≥" || direction === "≤",
	};
}

/** An arrow as a child would type it: "x ≥ -2". */
export function entryOf({ variable }: Inequality, { boundary, way, is_closed }: Ray): string {
	const sign = way === "right" ? (is_closed ? "≥" : ">") : is_closed ? "≤" : "<";
	return `${variable} ${sign} ${boundary}`;
}

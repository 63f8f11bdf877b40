import type { Plane } from "../plane/settings.ts";
import type { Region } from "./settings.ts";

/** The points on one side of a line parallel to an axis: "x > 3". */
export interface Half {
	/** The coordinate that it is about: the boundary of x is vertical, that of y horizontal. */
	axis: "x" | "y";
	at: number;
	/** Greater coordinates: to the right, or above. */
	is_more: boolean;
	/** The boundary itself is included: its line is solid. */
	is_closed: boolean;
}

/** One for each boundary; null before it is placed. */
export type Halves = readonly (Half | null)[];

/** A boundary when it is placed. */
export const FIRST_HALF = { axis: "x", is_more: true, is_closed: false } as const;

/** The grid of the region. */
export function planeOf({ x_from, x_to, y_from, y_to }: Region): Plane {
	return { kind: "plane", x_from, x_to, y_from, y_to, step: 1, join: "none", segments: [] };
}

/** No boundary is placed. */
export function noHalves({ boundaries }: Region): Halves {
	return Array.from({ length: boundaries }, () => null);
}

/** The ends of an axis. */
export function endsOf(region: Region, axis: Half["axis"]): { from: number; to: number } {
	return axis === "x" ? { from: region.x_from, to: region.x_to } : { from: region.y_from, to: region.y_to };
}

/** A boundary moved to a grid line of its axis, kept on the plane. */
export function halfAt(region: Region, half: Half, at: number): Half {
	const { from, to } = endsOf(region, half.axis);
	return { ...half, at: Math.min(to, Math.max(from, Math.round(at))) };
}

const FLIPPED: Readonly<Record<string, string>> = { "<": ">", ">": "<", "≤": "≥", "≥": "≤" };

/** The boundaries of an entry ("x > 3", "-2 < x ≤ 3", "x > 0 and y < 0"), or null if it does not fit. */
export function halvesOf(region: Region, entry: string): Half[] | null {
	const plain = entry.replaceAll("−", "-").replaceAll(/\s/g, "").replaceAll("<=", "≤").replaceAll(">=", "≥");
	const halves = plain.split(/and|,/).flatMap((part) => partsOf(part));
	const isOn = (half: Half | null) => {
		if (half === null) return false;
		const { from, to } = endsOf(region, half.axis);
		return half.at >= from && half.at <= to;
	};
	return halves.length === region.boundaries && halves.every(isOn) ? (halves as Half[]) : null;
}

/** One inequality, or two in a chain; null for what is none. */
function partsOf(part: string): (Half | null)[] {
	const [, low = "", first = "", letter = "", second = "", high = ""] =
		/^(-?\d+)([<>≤≥])([xy])([<>≤≥])(-?\d+)$/.exec(part) ?? [];
	if (letter !== "") return [halfOf(letter, FLIPPED[first] ?? "", low), halfOf(letter, second, high)];
	const [, one = "", sign = "", other = ""] = /^(-?\d+|[xy])([<>≤≥])(-?\d+|[xy])$/.exec(part) ?? [];
	if (/[xy]/.test(one) === /[xy]/.test(other)) return [null];
	return [/[xy]/.test(one) ? halfOf(one, sign, other) : halfOf(other, FLIPPED[sign] ?? "", one)];
}

function halfOf(letter: string, sign: string, at: string): Half {
	return {
		axis: letter === "x" ? "x" : "y",
		at: Number(at),
		is_more: sign === ">" || sign === "≥",
		is_closed: sign === "≥" || sign === "≤",
	};
}

/** The region as a child would type it; empty until all boundaries are placed. */
export function entryOf(halves: Halves): string {
	const placed = halves.filter((half) => half !== null).toSorted(inOrder);
	if (placed.length < halves.length) return "";
	const [low, high] = placed;
	const isBetween =
		low !== undefined &&
		high !== undefined &&
		low.axis === high.axis &&
		low.is_more &&
		!high.is_more &&
		low.at < high.at;
	if (isBetween)
		return `${low.at} ${low.is_closed ? "≤" : "<"} ${low.axis} ${high.is_closed ? "≤" : "<"} ${high.at}`;
	return placed.map(textOf).join(" and ");
}

/** First x, then y; of the same letter first the one with greater coordinates. */
function inOrder(one: Half, other: Half): number {
	if (one.axis !== other.axis) return one.axis === "x" ? -1 : 1;
	return one.is_more === other.is_more ? one.at - other.at : one.is_more ? -1 : 1;
}

function textOf({ axis, at, is_more, is_closed }: Half): string {
	return `${axis} ${is_more ? (is_closed ? "≥" : ">") : is_closed ? "≤" : "<"} ${at}`;
}

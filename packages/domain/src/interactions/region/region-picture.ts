import type { Figure } from "../../question/question.ts";
import { planeFigure, placeOnPicture } from "../plane/plane-picture.ts";
import { endsOf, type Half, type Halves, halvesOf, noHalves, planeOf } from "./region.ts";
import type { Region } from "./settings.ts";

/** The plane with its alt text, and the region of an entry; for paper and review. */
export function regionFigure(region: Region, made: { entry: string } | null): Figure {
	const halves = (made && halvesOf(region, made.entry)) ?? noHalves(region);
	const { alt } = planeFigure(planeOf(region), []);
	const said = halves.flatMap((half) => (half === null ? [] : [sayHalf(half)]));
	return {
		svg: regionPicture(region, halves),
		alt: said.length === 0 ? alt : `${alt} Shaded: ${said.join("; ")}.`,
	};
}

/** A boundary and its side in words. */
export function sayHalf({ axis, at, is_more, is_closed }: Half): string {
	const line = `${axis} = ${at}`.replace("-", "−");
	if (axis === "x") {
		if (is_more)
			return is_closed ? `solid line at ${line}, right side` : `dashed line at ${line}, right side`;
		return is_closed ? `solid line at ${line}, left side` : `dashed line at ${line}, left side`;
	}
	if (is_more) return is_closed ? `solid line at ${line}, upper side` : `dashed line at ${line}, upper side`;
	return is_closed ? `solid line at ${line}, lower side` : `dashed line at ${line}, lower side`;
}

interface Box {
	x_from: number;
	x_to: number;
	y_from: number;
	y_to: number;
}

/** The plane with the sides of its boundaries shaded; where they overlap darker. */
export function regionPicture(region: Region, halves: Halves): string {
	const { svg } = planeFigure(planeOf(region), []);
	const placed = halves.filter((half) => half !== null);
	const sides = placed.map((half) => sideOf(region, half));
	const both = sides.reduce(overlap, region);
	const fills = [
		...(placed.length > 1 ? sides.map((side) => shade(region, side, 0.16)) : []),
		...(placed.length > 0 ? [shade(region, both, 0.34)] : []),
	];
	const start = svg.indexOf(">") + 1;
	// The numbers of the axes stay above the boundaries.
	const numbers = svg.indexOf("<text");
	const lines = placed.map((half) => boundary(region, half));
	return `${svg.slice(0, start)}${fills.join("")}${svg.slice(start, numbers)}${lines.join("")}${svg.slice(numbers)}`;
}

function sideOf(region: Region, { axis, at, is_more }: Half): Box {
	const { x_from, x_to, y_from, y_to } = region;
	if (axis === "x") return is_more ? { x_from: at, x_to, y_from, y_to } : { x_from, x_to: at, y_from, y_to };
	return is_more ? { x_from, x_to, y_from: at, y_to } : { x_from, x_to, y_from, y_to: at };
}

function overlap(one: Box, other: Box): Box {
	return {
		x_from: Math.max(one.x_from, other.x_from),
		x_to: Math.min(one.x_to, other.x_to),
		y_from: Math.max(one.y_from, other.y_from),
		y_to: Math.min(one.y_to, other.y_to),
	};
}

/** Points in the units of the drawing of the plane. */
function placeOf(region: Region, x: number, y: number): [x: number, y: number] {
	const plane = planeOf(region);
	const { svg } = planeFigure(plane, []);
	const [, width = "0", height = "0"] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
	const { left, top } = placeOnPicture(plane, { x, y });
	return [(left / 100) * Number(width), (top / 100) * Number(height)];
}

function shade(region: Region, { x_from, x_to, y_from, y_to }: Box, opacity: number): string {
	if (x_from >= x_to || y_from >= y_to) return "";
	const [left, top] = placeOf(region, x_from, y_to);
	const [right, low] = placeOf(region, x_to, y_from);
	return `<rect x="${round(left)}" y="${round(top)}" width="${round(right - left)}" height="${round(low - top)}" fill="var(--fig-sky)" fill-opacity="${opacity}"/>`;
}

function boundary(region: Region, { axis, at, is_closed }: Half): string {
	const { from, to } = endsOf(region, axis === "x" ? "y" : "x");
	const [x1, y1] = axis === "x" ? placeOf(region, at, from) : placeOf(region, from, at);
	const [x2, y2] = axis === "x" ? placeOf(region, at, to) : placeOf(region, to, at);
	const dashes = is_closed ? "" : ' stroke-dasharray="11 9"';
	const path = `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
	// Between its dashes no axis is seen.
	const halo = `<path d="${path}" stroke="var(--surface-1)" stroke-width="8" fill="none"/>`;
	return `${halo}<path d="${path}" stroke="var(--fig-sky)" stroke-width="6"${dashes} fill="none"/>`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

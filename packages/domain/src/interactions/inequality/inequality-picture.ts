import type { Figure } from "../../question/question.ts";
import { AXIS, linePicture, placeOn, WIDTH } from "../number-line/number-line-picture.ts";
import { lineOf, type Ray, rayOf } from "./inequality.ts";
import type { Inequality } from "./settings.ts";

/** The line with its alt text, and the arrow of an entry; for paper and review. */
export function inequalityFigure(settings: Inequality, made: { entry: string } | null): Figure {
	const ray = made === null ? null : rayOf(settings, made.entry);
	const line = lineOf(settings);
	const drawn = ray === null ? "" : rayPicture(placeOn(line, ray.boundary - line.from), ray);
	return { svg: linePicture(line, drawn), alt: altOf(settings, ray) };
}

/** An arrow in words: "Closed dot at -2, arrow to the right". */
export function sayRay({ boundary, way, is_closed }: Ray): string {
	if (way === "right")
		return is_closed
			? `closed dot at ${boundary}, arrow to the right`
			: `open dot at ${boundary}, arrow to the right`;
	return is_closed
		? `closed dot at ${boundary}, arrow to the left`
		: `open dot at ${boundary}, arrow to the left`;
}

function altOf({ from, to }: Inequality, ray: Ray | null): string {
	if (ray === null) return `A number line from ${from} to ${to}.`;
	return `A number line from ${from} to ${to}: ${sayRay(ray)}.`;
}

function rayPicture(x: number, { way, is_closed }: Ray): string {
	const [end, back] = way === "right" ? [WIDTH - 8, -14] : [8, 14];
	const arrow = `M${x} ${AXIS}H${end}M${end + back} ${AXIS - 11}L${end} ${AXIS}L${end + back} ${AXIS + 11}`;
	return `<path d="${arrow}" stroke="var(--fig-sky)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" fill="none"/>${dotPicture(x, is_closed)}`;
}

/** A boundary on the line: filled if it is included. */
export function dotPicture(x: number, is_closed: boolean): string {
	const fill = is_closed ? "var(--fig-sky)" : "var(--surface-2)";
	return `<circle cx="${x}" cy="${AXIS}" r="12" fill="${fill}" stroke="var(--fig-sky)" stroke-width="6"/>`;
}

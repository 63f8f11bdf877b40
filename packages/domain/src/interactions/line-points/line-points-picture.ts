import type { Figure } from "../../question/question.ts";
import { AXIS, linePicture, placeOn } from "../number-line/number-line-picture.ts";
import { sayValue } from "../number-line/say-value.ts";
import { letterOf } from "../plane/plane.ts";
import { lineOf, marksOf } from "./line-points.ts";
import type { LinePoints } from "./settings.ts";

/** The line with its alt text, and a point with its letter for each entry that is a mark; for paper and review. */
export function linePointsFigure(points: LinePoints, entries: readonly string[]): Figure {
	const line = lineOf(points);
	const placed = marksOf(points, entries).flatMap((mark, at) => (mark === null ? [] : [{ mark, at }]));
	const said = placed.map(({ mark, at }) => sayPlace(letterOf(at), sayValue(line, mark)));
	const ends = `A number line from ${points.from} to ${points.to}.`;
	return {
		svg: linePicture(line, placed.map(({ mark, at }) => dot(placeOn(line, mark), letterOf(at))).join("")),
		alt: said.length === 0 ? ends : `${ends} Points: ${said.join(", ")}.`,
	};
}

function sayPlace(letter: string, value: string): string {
	return `${letter} at ${value}`;
}

function dot(x: number, letter: string): string {
	return (
		`<circle cx="${x}" cy="${AXIS}" r="15" fill="var(--fig-sky)" stroke="var(--surface-2)" stroke-width="3"/>` +
		`<text x="${x}" y="${AXIS + 7}" text-anchor="middle" font-size="20" font-weight="700" fill="var(--surface-2)">${letter}</text>`
	);
}

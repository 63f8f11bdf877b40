import type { Figure } from "../../question/question.ts";
import { marksOf, type Place } from "./parts.ts";
import type { Parts } from "./settings.ts";

/** In units of the drawing: its longer side, and the room around it for marks. */
const SIDE = 400;
const ROOM = 36;

interface Frame {
	left: number;
	top: number;
	/** Units of the drawing for one of the settings. */
	unit: number;
	width: number;
	height: number;
}

function frameOf({ shape, parts }: Parts): Frame {
	const places = [shape, ...parts].flat();
	const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
	const unit = SIDE / Math.max(wide, high, 1);
	return { left, top, unit, width: wide * unit + 2 * ROOM, height: high * unit + 2 * ROOM };
}

/** The minimum distance of markers in the drawing, so that they do not overlap. */
const APART = 44;

/** The positions of the markers on the drawing, in percent of its width and height. */
export function marksOnParts(parts: Parts): { left: number; top: number }[] {
	return marksOf(parts, APART / frameOf(parts).unit).map((mark) => placeOnParts(parts, mark));
}

/** A position on the drawing, in percent of its width and height. */
export function placeOnParts(parts: Parts, place: Place): { left: number; top: number } {
	const frame = frameOf(parts);
	const [x, y] = placed(frame, place);
	return { left: (x / frame.width) * 100, top: (y / frame.height) * 100 };
}

/** The place of the settings at such shares of the drawing's width and height. */
export function placeFrom(parts: Parts, across: number, down: number): Place {
	const { left, top, unit, width, height } = frameOf(parts);
	return { x: left + (across * width - ROOM) / unit, y: top + (down * height - ROOM) / unit };
}

/** How long a share of the drawing's width is, as places are counted. */
export function lengthOnParts(parts: Parts, share: number): number {
	const { unit, width } = frameOf(parts);
	return (share * width) / unit;
}

/** The drawing with its alt text: each part with its letter, and the chosen ones; for paper and review. */
export function partsFigure(parts: Parts, names: readonly string[], chosen: readonly boolean[]): Figure {
	const named = names.map((name, at) => (name === "" ? letterOf(at) : `${letterOf(at)}, ${name}`));
	const taken = parts.parts.flatMap((_, at) => (chosen[at] === true ? (named[at] ?? letterOf(at)) : []));
	const alt =
		named.length === 0
			? `A drawing with ${parts.parts.length} parts.`
			: `A drawing with parts: ${named.join("; ")}.`;
	return {
		svg: partsPicture(parts, { chosen, has_letters: true }),
		alt: taken.length === 0 ? alt : `${alt} Chosen: ${taken.join("; ")}.`,
	};
}

/** The letter of a part, that of its option. */
export function letterOf(at: number): string {
	return "abcdefghijkl"[at] ?? "";
}

/** The drawing; with letters only if nothing else marks the parts. */
export function partsPicture(
	parts: Parts,
	{ chosen, has_letters }: { chosen: readonly boolean[]; has_letters: boolean },
): string {
	const frame = frameOf(parts);
	const body = [
		parts.shape.length === 0
			? ""
			: `<path d="${pathOf(frame, parts.shape)}Z" fill="var(--fig-gold)" fill-opacity="0.25" stroke="var(--fig-gold)" stroke-width="4" stroke-linejoin="round"/>`,
		...parts.parts.map((part, at) => drawn(frame, part, chosen[at] === true)),
		...(has_letters
			? marksOf(parts, APART / frame.unit).map((place, at) => mark(frame, place, at, chosen[at] === true))
			: []),
	];
	const size = `${round(frame.width)} ${round(frame.height)}`;
	return `<svg viewBox="0 0 ${size}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

/** A corner only has its marker; a side or line is dashed until it is chosen, then a face is filled. */
function drawn(frame: Frame, part: readonly Place[], isChosen: boolean): string {
	const path = pathOf(frame, part);
	const ink = isChosen ? "var(--fig-sky)" : "var(--ink-2)";
	if (part.length === 1) return "";
	if (part.length === 2)
		return `<path d="${path}" stroke="${ink}" stroke-width="${isChosen ? 7 : 3}" ${isChosen ? "" : 'stroke-dasharray="10 8" '}stroke-linecap="round" fill="none"/>`;
	return `<path d="${path}Z" fill="${isChosen ? "var(--fig-sky)" : "var(--surface-1)"}" fill-opacity="${isChosen ? 0.45 : 0.9}" stroke="${ink}" stroke-width="${isChosen ? 5 : 3}" stroke-linejoin="round"/>`;
}

function mark(frame: Frame, middle: Place, at: number, isChosen: boolean): string {
	const [x, y] = placed(frame, middle).map(round);
	const face = isChosen ? "var(--fig-sky)" : "var(--surface-1)";
	return `<circle cx="${x}" cy="${y}" r="15" fill="${face}" stroke="var(--ink)" stroke-width="2"/><text x="${x}" y="${(y ?? 0) + 6}" text-anchor="middle" font-size="18" font-weight="700" fill="${isChosen ? "var(--surface-1)" : "var(--ink)"}">${letterOf(at)}</text>`;
}

function placed({ left, top, unit }: Frame, { x, y }: Place): [number, number] {
	return [ROOM + (x - left) * unit, ROOM + (y - top) * unit];
}

function pathOf(frame: Frame, places: readonly Place[]): string {
	return `M${places.map((place) => placed(frame, place).map(round).join(" ")).join("L")}`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

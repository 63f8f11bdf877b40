import type { AnswerType, Figure } from "../../question/question.ts";
import { countOf, partsIn } from "./shading.ts";
import type { Shading } from "./settings.ts";

/** In units of the drawing. */
const SIZE = 400;
const BAR = 90;

/** The parts with their alt text, the first of them shaded as in the entry; for paper and review. */
export function shadingFigure(
	shading: Shading,
	made: { entry: string; answer_type: AnswerType } | null,
): Figure {
	const count = made === null ? 0 : (countOf(shading, made.entry, made.answer_type) ?? 0);
	const all = partsIn(shading);
	const alt =
		shading.style === "set"
			? `${all} counters, ${count} of them shaded.`
			: `${all} equal parts, ${count} of them shaded.`;
	return { svg: shadingPicture(shading, count), alt };
}

/** The path of a sector of a circle, by its number clockwise from the top. */
export function sectorPath(
	at: number,
	columns: number,
	{ x, y, radius }: { x: number; y: number; radius: number },
): string {
	const place = (turn: number) => {
		const angle = (turn / columns) * 2 * Math.PI;
		return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
	};
	return `M${round(x)} ${round(y)}L${place(at)}A${radius} ${radius} 0 0 1 ${place(at + 1)}Z`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

function circlePicture({ columns }: Shading, count: number): string {
	const middle = SIZE / 2 + 2;
	const sectors = Array.from({ length: columns }, (_, at) => {
		const fill = at < count ? "var(--fig-sky)" : "var(--surface-1)";
		return `<path d="${sectorPath(at, columns, { x: middle, y: middle, radius: SIZE / 2 })}" fill="${fill}" stroke="var(--ink-2)" stroke-width="2"/>`;
	});
	return `<svg viewBox="0 0 ${SIZE + 4} ${SIZE + 4}" xmlns="http://www.w3.org/2000/svg">${sectors.join("")}</svg>`;
}

function setPicture({ rows, columns }: Shading, count: number): string {
	const side = SIZE / columns;
	const counters = Array.from({ length: rows * columns }, (_, at) => {
		const [x, y] = [((at % columns) + 0.5) * side, (Math.floor(at / columns) + 0.5) * side];
		const fill = at < count ? "var(--fig-sky)" : "var(--surface-1)";
		return `<circle cx="${round(x + 2)}" cy="${round(y + 2)}" r="${round(side * 0.4)}" fill="${fill}" stroke="var(--ink-2)" stroke-width="2"/>`;
	});
	return `<svg viewBox="0 0 ${SIZE + 4} ${round(rows * side) + 4}" xmlns="http://www.w3.org/2000/svg">${counters.join("")}</svg>`;
}

/** The parts as a drawing, the first `count` of them shaded. */
function shadingPicture(shading: Shading, count: number): string {
	if (shading.style === "circle") return circlePicture(shading, count);
	if (shading.style === "set") return setPicture(shading, count);
	const { rows, columns } = shading;
	// A grid is of squares, as its questions say.
	const side = SIZE / Math.max(rows, columns);
	const [width, tall] = rows === 1 ? [side, BAR] : [side, side];
	const cells = Array.from({ length: rows * columns }, (_, at) => {
		const [x, y] = [(at % columns) * width, Math.floor(at / columns) * tall];
		const fill = at < count ? "var(--fig-sky)" : "var(--surface-1)";
		return `<rect x="${round(x + 2)}" y="${round(y + 2)}" width="${round(width)}" height="${round(tall)}" fill="${fill}" stroke="var(--ink-2)" stroke-width="2"/>`;
	});
	return `<svg viewBox="0 0 ${round(width * columns) + 4} ${round(tall * rows) + 4}" xmlns="http://www.w3.org/2000/svg">${cells.join("")}</svg>`;
}

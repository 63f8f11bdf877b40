import type { Figure } from "../../question/question.ts";
import { type Axis, partsOf, piecesOf, sideOf, type Splits, splitsOf } from "./area-model.ts";
import type { AreaModel } from "./settings.ts";

/** The largest rectangle, and the space for lengths on two sides and for handles on the others, in units of the drawing. */
const WIDEST = 400;
const TALLEST = 260;
const ROOM = 44;
/** Unit squares that are large enough to be counted. */
const MIN_SQUARE = 14;
const MAX_SQUARES = 150;
const COLORS = ["sky", "gold", "mint", "coral", "lilac"] as const;

interface Frame {
	unit: number;
	width: number;
	height: number;
}

function frameOf({ width, height }: AreaModel): Frame {
	const unit = Math.min(WIDEST / width, TALLEST / height);
	return { unit, width: width * unit + 2 * ROOM, height: height * unit + 2 * ROOM };
}

/** The handle of a line, below the rectangle or right of it, in percent of the drawing's width and height. */
export function placeOfLine(model: AreaModel, axis: Axis, at: number): { left: number; top: number } {
	const { unit, width, height } = frameOf(model);
	const [x, y] =
		axis === "across"
			? [ROOM + at * unit, ROOM + model.height * unit + ROOM / 2]
			: [ROOM + model.width * unit + ROOM / 2, ROOM + at * unit];
	return { left: (x / width) * 100, top: (y / height) * 100 };
}

/** The place in units of the rectangle, for fractions of the drawing's width and height. */
export function unitsAt(model: AreaModel, across: number, down: number): Readonly<Record<Axis, number>> {
	const { unit, width, height } = frameOf(model);
	return { across: (across * width - ROOM) / unit, down: (down * height - ROOM) / unit };
}

/** The rectangle with its alt text, split as the entries say; for paper and review. */
export function areaModelFigure(model: AreaModel, entries: readonly string[]): Figure {
	const splits = splitsOf(model, entries);
	const parts = partsOf(model, splits);
	const alt = `A rectangle ${model.width} wide and ${model.height} high.`;
	const named = parts.map(({ width, height }) => `${width} by ${height}`);
	return {
		svg: areaModelPicture(model, splits),
		alt: parts.length === 1 ? alt : `${alt} It is split into parts: ${named.join(", ")}.`,
	};
}

/** The rectangle with its lines, the lengths of its parts, and their areas where they have room. */
export function areaModelPicture(model: AreaModel, splits: Splits): string {
	const { width, height } = frameOf(model);
	const parts = partsOf(model, splits);
	const body = [
		...parts.map((part, at) => rectangle(model, part, COLORS[at % COLORS.length] ?? "sky")),
		...squares(model),
		...linesOf(model, splits, "across"),
		...linesOf(model, splits, "down"),
		outline(model),
		...lengths(model, splits),
		...(model.has_areas && parts.length > 1 ? parts.map((part) => areaOf(model, part)) : []),
	];
	return `<svg viewBox="0 0 ${round(width)} ${round(height)}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

function boxOf(model: AreaModel, { x, y, width, height }: Box): Box {
	const { unit } = frameOf(model);
	return { x: ROOM + x * unit, y: ROOM + y * unit, width: width * unit, height: height * unit };
}

function rectangle(model: AreaModel, part: Box, color: string): string {
	const { x, y, width, height } = boxOf(model, part);
	return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="var(--fig-${color})" fill-opacity="0.28"/>`;
}

function outline(model: AreaModel): string {
	const { x, y, width, height } = boxOf(model, { x: 0, y: 0, width: model.width, height: model.height });
	return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="none" stroke="var(--ink-2)" stroke-width="3"/>`;
}

function squares(model: AreaModel): string[] {
	const { width, height } = model;
	const { unit } = frameOf(model);
	if (unit < MIN_SQUARE || width * height > MAX_SQUARES) return [];
	const [right, low] = [ROOM + width * unit, ROOM + height * unit];
	const line = (path: string) =>
		`<path d="${path}" stroke="var(--border-strong)" stroke-width="1.5" stroke-opacity="0.7" fill="none"/>`;
	const inside = (count: number) =>
		Array.from({ length: count - 1 }, (_, at) => round(ROOM + (at + 1) * unit));
	return [
		...inside(width).map((x) => line(`M${x} ${ROOM}V${round(low)}`)),
		...inside(height).map((y) => line(`M${ROOM} ${y}H${round(right)}`)),
	];
}

function linesOf(model: AreaModel, splits: Splits, axis: Axis): string[] {
	const { unit } = frameOf(model);
	return splits[axis].flatMap((line) => {
		if (line === null) return [];
		const at = round(ROOM + line * unit);
		const end = round(ROOM + sideOf(model, axis === "across" ? "down" : "across") * unit + ROOM / 2);
		const path = axis === "across" ? `M${at} ${ROOM}V${end}` : `M${ROOM} ${at}H${end}`;
		return [`<path d="${path}" stroke="var(--ink)" stroke-width="4" stroke-linecap="round" fill="none"/>`];
	});
}

/** Above the columns, and left of the rows. */
function lengths(model: AreaModel, splits: Splits): string[] {
	const { unit } = frameOf(model);
	const middle = ({ from, length }: { from: number; length: number }) => ROOM + (from + length / 2) * unit;
	return [
		...piecesOf(model, splits, "across").map((piece) => text(piece.length, [middle(piece), ROOM - 13], 22)),
		...piecesOf(model, splits, "down").map((piece) => text(piece.length, [ROOM - 20, middle(piece) + 8], 22)),
	];
}

/** Left out where the part is too small for it: the list below the board has it. */
function areaOf(model: AreaModel, part: Box): string {
	const { x, y, width, height } = boxOf(model, part);
	const area = part.width * part.height;
	if (height < 28 || width < 14 * `${area}`.length + 8) return "";
	return text(area, [x + width / 2, y + height / 2 + 8], 24);
}

function text(number: number, [x, y]: readonly [number, number], size: number): string {
	return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" font-size="${size}" font-weight="700" fill="var(--ink)">${number}</text>`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

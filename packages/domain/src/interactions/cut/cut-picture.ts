import type { Figure } from "../../question/question.ts";
import { type Board, boardOf, boundsOf, type Corner, frameCorner, partsOf } from "./cut.ts";
import type { Cut } from "./settings.ts";

/** In units of the drawing: one square, and the space for the handle of the cut on all sides. */
const SQUARE = 40;
const ROOM = 28;

/** The figure with its alt text, and a frame with the entry's number of squares; for paper and review. */
export function cutFigure(cut: Cut, made: { entry: string } | null): Figure {
	const board = boardOf(cut, made?.entry ?? "");
	const corners = cut.shape.map(({ x, y }) => `(${x}, ${y})`).join(", ");
	const alt = `A figure with ${cut.shape.length} corners on a grid, counted from the left and from below: ${corners}.`;
	const { length, height } = board;
	return {
		svg: cutPicture(cut, board),
		alt:
			length * height === 0
				? alt
				: `${alt} A frame around ${length * height} squares, ${length} long and ${height} high.`,
	};
}

/** The parts in their positions, the cut, and the frame. */
export function cutPicture(cut: Cut, board: Board): string {
	const { rest, piece } = partsOf(cut, board);
	const body = [
		gridOf(cut),
		part(cut, rest, "gold"),
		part(cut, piece, "sky"),
		cutLine(cut, board),
		frameOf(cut, board),
	];
	const { width, height } = sizeOf(cut);
	return `<svg viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

function sizeOf({ columns, rows }: Cut): { width: number; height: number } {
	return { width: columns * SQUARE + 2 * ROOM, height: rows * SQUARE + 2 * ROOM };
}

function placeOf({ rows }: Cut, { x, y }: Corner): [x: number, y: number] {
	return [ROOM + x * SQUARE, ROOM + (rows - y) * SQUARE];
}

function inHundredths(cut: Cut, [x, y]: readonly [number, number]): { left: number; top: number } {
	const { width, height } = sizeOf(cut);
	return { left: (x / width) * 100, top: (y / height) * 100 };
}

/** The handle of the cut, beside the grid, in percent of the drawing's width and height. */
export function placeOfCut(cut: Cut, at: number): { left: number; top: number } {
	const [x, y] = placeOf(cut, { x: at, y: at });
	return inHundredths(cut, cut.along === "down" ? [x, ROOM / 2] : [ROOM / 2, y]);
}

/** The handle of the piece: at its center. */
export function placeOfPiece(cut: Cut, piece: readonly Corner[]): { left: number; top: number } {
	const { left, right, low, high } = boundsOf(piece);
	return inHundredths(cut, placeOf(cut, { x: (left + right) / 2, y: (low + high) / 2 }));
}

/** The position on the grid, in squares, for fractions of the drawing's width and height. */
export function squareAt(cut: Cut, across: number, down: number): Corner {
	const { width, height } = sizeOf(cut);
	return { x: (across * width - ROOM) / SQUARE, y: cut.rows - (down * height - ROOM) / SQUARE };
}

/** Whether a position is in the margin along which the handle of the cut moves. */
export function isBesideCut({ along, rows }: Cut, { x, y }: Corner): boolean {
	return along === "down" ? y > rows : x < 0;
}

/** One path: the drawing is replaced at each step of a drag. */
function gridOf(cut: Cut): string {
	const { columns, rows } = cut;
	const upright = Array.from({ length: columns + 1 }, (_, x) => [
		{ x, y: 0 },
		{ x, y: rows },
	]);
	const level = Array.from({ length: rows + 1 }, (_, y) => [
		{ x: 0, y },
		{ x: columns, y },
	]);
	const lines = [...upright, ...level].map((ends) => pathOf(cut, ends)).join("");
	return `<path d="${lines}" stroke="var(--border-strong)" stroke-width="1.5" fill="none"/>`;
}

/** Grid lines shine through, so that its squares can be counted. */
function part(cut: Cut, corners: readonly Corner[], color: "gold" | "sky"): string {
	if (corners.length === 0) return "";
	return `<path d="${pathOf(cut, corners)}Z" fill="var(--fig-${color})" fill-opacity="0.4" stroke="var(--fig-${color})" stroke-width="4" stroke-linejoin="round"/>`;
}

function cutLine(cut: Cut, { at }: Board): string {
	if (at === null) return "";
	const { columns, rows, along } = cut;
	const ends =
		along === "down"
			? [
					{ x: at, y: 0 },
					{ x: at, y: rows },
				]
			: [
					{ x: 0, y: at },
					{ x: columns, y: at },
				];
	return `<path d="${pathOf(cut, ends)}" stroke="var(--ink)" stroke-width="2.5" stroke-dasharray="3 8" stroke-linecap="round" fill="none"/>`;
}

function frameOf(cut: Cut, board: Board): string {
	const { length, height } = board;
	if (length + height === 0) return "";
	const { x, y } = frameCorner(cut, board);
	const corners = [
		{ x, y },
		{ x: x + length, y },
		{ x: x + length, y: y + height },
		{ x, y: y + height },
	];
	return `<path d="${pathOf(cut, corners)}Z" fill="none" stroke="var(--ink)" stroke-width="5" stroke-dasharray="14 8" stroke-linejoin="round"/>`;
}

function pathOf(cut: Cut, corners: readonly Corner[]): string {
	return `M${corners
		.map((corner) =>
			placeOf(cut, corner)
				.map((each) => Math.round(each * 10) / 10)
				.join(" "),
		)
		.join("L")}`;
}

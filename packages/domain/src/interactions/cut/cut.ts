import { wholeEntry } from "../../grading/whole-entry.ts";
import type { Cut } from "./settings.ts";

/** More squares than are distinguishable on a phone. */
export const MAX_COLUMNS = 16;
export const MAX_ROWS = 12;
export const MAX_CORNERS = 8;

export interface Corner {
	x: number;
	y: number;
}

/** The state of the figure. */
export interface Board {
	/** The grid line of the cut; null before it. */
	at: number | null;
	/** The displacement of the piece in squares, and whether it is rotated by half a turn. */
	right: number;
	up: number;
	is_turned: boolean;
	/** The frame in squares; 0 by 0 before it is drawn. */
	length: number;
	height: number;
}

/** A bounding box. */
export interface Bounds {
	left: number;
	right: number;
	low: number;
	high: number;
}

/** The whole figure, and no frame. */
export const firstBoard: Board = { at: null, right: 0, up: 0, is_turned: false, length: 0, height: 0 };

/** The bounding box of corners. */
export function boundsOf(corners: readonly Corner[]): Bounds {
	const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
	return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/** The area of a polygon, in squares. */
export function areaOf(corners: readonly Corner[]): number {
	const twice = corners.reduce((sum, { x, y }, at) => {
		const next = corners[(at + 1) % corners.length] ?? { x, y };
		return sum + x * next.y - next.x * y;
	}, 0);
	return Math.abs(twice) / 2;
}

/** The range of grid lines for the cut: the outermost that leave a piece on both sides. */
export function cutEnds({ shape, along }: Cut): { least: number; most: number } {
	const { left, right, low, high } = boundsOf(shape);
	return along === "down" ? { least: left + 1, most: right - 1 } : { least: low + 1, most: high - 1 };
}

/** The figure cut along a grid line near `at`; a moved piece is reset. */
export function cutAt(cut: Cut, board: Board, at: number): Board {
	const { least, most } = cutEnds(cut);
	const line = Math.min(most, Math.max(least, Math.round(at)));
	if (line === board.at) return board;
	return framed(cut, { ...firstBoard, at: line }, board.length, board.height);
}

/** The two parts of the figure in their positions; no piece before the cut. */
export function partsOf(cut: Cut, board: Board): { rest: Corner[]; piece: Corner[] } {
	const { at } = board;
	if (at === null) return { rest: cut.shape, piece: [] };
	const axis = cut.along === "down" ? "x" : "y";
	const is_less = cut.along === "down";
	return {
		rest: keptSide(cut.shape, axis, at, !is_less),
		piece: laidDown(keptSide(cut.shape, axis, at, is_less), board),
	};
}

/** The polygon on one side of a line, with the intersections of its sides. */
function keptSide(shape: readonly Corner[], axis: "x" | "y", at: number, is_less: boolean): Corner[] {
	const isKept = (corner: Corner) => (is_less ? corner[axis] <= at : corner[axis] >= at);
	const kept = shape.flatMap((corner, index) => {
		const next = shape[(index + 1) % shape.length] ?? corner;
		const own = isKept(corner) ? [corner] : [];
		const isCrossing = (corner[axis] - at) * (next[axis] - at) < 0;
		if (!isCrossing) return own;
		const share = (at - corner[axis]) / (next[axis] - corner[axis]);
		const crossing = {
			x: corner.x + share * (next.x - corner.x),
			y: corner.y + share * (next.y - corner.y),
		};
		return [...own, crossing];
	});
	// A side of the other part along the cut does not belong to this one.
	return kept.filter((_, index) =>
		[-1, 0, 1].some((by) => kept.at((index + by) % kept.length)?.[axis] !== at),
	);
}

/** A piece rotated about its own center, and translated. */
function laidDown(piece: readonly Corner[], { right, up, is_turned }: Board): Corner[] {
	const ends = boundsOf(piece);
	return piece.map(({ x, y }) => ({
		x: (is_turned ? ends.left + ends.right - x : x) + right,
		y: (is_turned ? ends.low + ends.high - y : y) + up,
	}));
}

/** With the piece moved by this many squares, kept on the grid. */
export function moved(cut: Cut, board: Board, right: number, up: number): Board {
	if (board.at === null) return board;
	const ends = boundsOf(partsOf(cut, board).piece);
	const by = (way: number, least: number, most: number) =>
		Math.min(Math.trunc(most), Math.max(Math.trunc(least), way));
	const [x, y] = [
		by(Math.round(right), -ends.left, cut.columns - ends.right),
		by(Math.round(up), -ends.low, cut.rows - ends.high),
	];
	const next = { ...board, right: board.right + x, up: board.up + y };
	return framed(cut, next, board.length, board.height);
}

/** Whether the piece was neither moved nor rotated. */
export function isInPlace({ right, up, is_turned }: Board): boolean {
	return right === 0 && up === 0 && !is_turned;
}

/** With the piece rotated by half a turn. */
export function turned(board: Board): Board {
	return board.at === null ? board : { ...board, is_turned: !board.is_turned };
}

/** The lower left corner of the frame: that of the parts' bounding box. */
export function frameCorner(cut: Cut, board: Board): Corner {
	const { rest, piece } = partsOf(cut, board);
	const { left, low } = boundsOf([...rest, ...piece]);
	return { x: Math.floor(left), y: Math.floor(low) };
}

/** The largest frame that fits. */
export function roomFor(cut: Cut, board: Board): { length: number; height: number } {
	const { x, y } = frameCorner(cut, board);
	return { length: cut.columns - x, height: cut.rows - y };
}

/** With a frame of this size, clamped to what fits. */
export function framed(cut: Cut, board: Board, length: number, height: number): Board {
	const room = roomFor(cut, board);
	const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
	return { ...board, length: within(length, room.length), height: within(height, room.height) };
}

/** The area of the frame, as a child would type it; empty if zero. */
export function entryOf({ length, height }: Board): string {
	return length * height === 0 ? "" : `${length * height}`;
}

/** The uncut figure with a frame of the entry's area, if possible as high as the figure; or without one. */
export function boardOf(cut: Cut, entry: string): Board {
	const count = wholeEntry(entry);
	if (count === null) return firstBoard;
	const room = roomFor(cut, firstBoard);
	const { low, high } = boundsOf(cut.shape);
	const heights = [high - low, ...Array.from({ length: room.height }, (_, at) => room.height - at)];
	const height = heights.find((each) => count % each === 0 && count / each <= room.length);
	return height === undefined || count < 1 ? firstBoard : framed(cut, firstBoard, count / height, height);
}

/** Sample points along each side of a square, enough to catch every side of a figure. */
const LOOKS = 4;

/** Whether the two parts make a rectangle: each point of their bounding box is covered exactly once. */
export function isRectangle(cut: Cut, board: Board): boolean {
	const { rest, piece } = partsOf(cut, board);
	const { left, right, low, high } = boundsOf([...rest, ...piece]);
	const isWhole = Math.abs((right - left) * (high - low) - areaOf(cut.shape)) < 1e-6;
	if (!isWhole) return false;
	const places = (from: number, to: number, aside: number) =>
		Array.from({ length: Math.round((to - from) * LOOKS) }, (_, at) => from + (at + aside) / LOOKS);
	// Different offsets across and up, so that no sample is on a slanted side.
	return places(left, right, 0.3719).every((x) =>
		places(low, high, 0.6137).every((y) => isInside(rest, x, y) !== isInside(piece, x, y)),
	);
}

/** Whether a point is inside a polygon: a ray from it crosses an odd number of sides. */
export function isInside(corners: readonly Corner[], x: number, y: number): boolean {
	return corners.reduce((inside, one, at) => {
		const other = corners[(at + 1) % corners.length] ?? one;
		const isCrossed = one.y > y !== other.y > y;
		const isRight = isCrossed && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x);
		return isRight ? !inside : inside;
	}, false);
}

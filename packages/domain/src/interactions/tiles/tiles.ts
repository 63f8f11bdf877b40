import type { Tiles } from "./settings.ts";

/** More tiles than a child can survey, or a phone has room for. */
export const MAX_TILES = 12;

/** The tiles in the row from its start, each by its index in the settings. */
export type Row = readonly number[];

/** The row as a child would type it. */
export function entryOf({ tiles }: Tiles, row: Row): string {
	return written(row.map((tile) => tiles[tile] ?? ""));
}

/**
 * Numbers, letters and signs as an expression is typed: with blanks around a sign between two parts, and nowhere else.
 */
export function written(parts: readonly string[]): string {
	return parts
		.map((part, at) => {
			const before = parts[at - 1];
			const is_between = before !== undefined && !/^[-+×÷=(]$/.test(before);
			return /^[-+×÷=]$/.test(part) && is_between ? ` ${part} ` : part;
		})
		.join("")
		.trimEnd();
}

/** The tiles that make an entry, or null if they do not; blanks are ignored. */
export function rowOf(settings: Tiles, entry: string): Row | null {
	return laid(settings.tiles, entry.replaceAll(/\s/g, "").replaceAll("−", "-"), []);
}

/** Backtracking search: tries the tiles one by one until the text is used up. */
function laid(tiles: readonly string[], text: string, row: Row): Row | null {
	if (text === "") return row;
	for (const [at, tile] of tiles.entries()) {
		const isSame = tiles.slice(0, at).some((each, other) => each === tile && !row.includes(other));
		if (isSame || row.includes(at) || !text.startsWith(tile)) continue;
		const found = laid(tiles, text.slice(tile.length), [...row, at]);
		if (found !== null) return found;
	}
	return null;
}

/** With the tile at an index of the row, counted from 0; the others make room. */
export function placed(row: Row, tile: number, at: number): Row {
	return takenOut(row, tile).toSpliced(at, 0, tile);
}

/** Without the tile. */
export function takenOut(row: Row, tile: number): Row {
	return row.filter((each) => each !== tile);
}

/**
 * With the tile moved by this many places; one that is not in the row goes to its end, or to its start when moved
 * backward.
 */
export function moved(row: Row, tile: number, by: number): Row {
	const from = row.indexOf(tile);
	if (from === -1) return placed(row, tile, by > 0 ? row.length : 0);
	return placed(row, tile, Math.min(row.length - 1, Math.max(0, from + by)));
}

/** The text on a tile. */
export function faceOf(tile: string): string {
	return tile.replace("-", "−");
}

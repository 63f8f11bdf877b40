import type { Tiles } from "./settings.ts";

/** More tiles than a child can look over, or a phone has room for. */
export const MOST_TILES = 12;

/** The tiles in the row from its beginning, each by its place in the settings. */
export type Row = readonly number[];

/** The row as a child would type it. */
export function entryOf({ tiles }: Tiles, row: Row): string {
	return written(row.map((tile) => tiles[tile] ?? ""));
}

/** Numbers, letters and signs as an expression is typed: with blanks around a sign between two parts, and nowhere else. */
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

/** The tiles that make an entry, or null where they do not; blanks do not count. */
export function rowOf(settings: Tiles, entry: string): Row | null {
	return laid(settings.tiles, entry.replaceAll(/\s/g, "").replaceAll("−", "-"), []);
}

/** Tries the tiles one after the other until nothing of the text is left. */
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

/** With the tile at a place of the row, counted from 0; the others close up. */
export function placed(row: Row, tile: number, at: number): Row {
	return takenOut(row, tile).toSpliced(at, 0, tile);
}

/** Without the tile. */
export function takenOut(row: Row, tile: number): Row {
	return row.filter((each) => each !== tile);
}

/** With the tile so many places on; one that is not in the row comes to its end, or going back to its beginning. */
export function moved(row: Row, tile: number, by: number): Row {
	const from = row.indexOf(tile);
	if (from === -1) return placed(row, tile, by > 0 ? row.length : 0);
	return placed(row, tile, Math.min(row.length - 1, Math.max(0, from + by)));
}

/** A tile as it is written on it. */
export function faceOf(tile: string): string {
	return tile.replace("-", "−");
}

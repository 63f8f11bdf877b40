import type { Place } from "./path.ts";

/** A point across the page in half tiles: the middle of the first tile of a full row is 1. */
type Across = number;

/** A drawn piece of way in the gap below a row, from one point across to another. */
interface Piece {
	below: number;
	from: Across;
	to: Across;
}

/** Where a way runs between the tiles of a row. */
interface Pass {
	row: number;
	at: Across;
}

export interface Tree {
	/** The row of each tile, from 0, and where it begins across, in the order of `levelsOf`. */
	tiles: { row: number; start: Across }[];
	pieces: Piece[];
	passes: Pass[];
}

/** The skills by how many of the unit they build on, one after the other; below each skill is what it opens. */
export function levelsOf(places: readonly Place[]): Place[][] {
	const levels: Place[][] = [];
	const levelBy = new Map<string, number>();
	// In teaching order a skill comes after what it builds on.
	for (const place of places) {
		const before = place.skill.prerequisites.map((id) => levelBy.get(id) ?? -1);
		const level = Math.max(-1, ...before) + 1;
		levelBy.set(place.skill.id, level);
		(levels[level] ??= []).push(place);
	}
	return levels.reduce<Place[][]>((sorted, level) => [...sorted, below(sorted.at(-1), level)], []);
}

/** A level in an order whose ways cross little: each skill about below those that it builds on. */
function below(above: readonly Place[] | undefined, level: readonly Place[]): Place[] {
	if (above === undefined) return [...level];
	const center = ({ skill }: Place) => {
		const at = above.flatMap((each, index) => (skill.prerequisites.includes(each.skill.id) ? [index] : []));
		return at.reduce((sum, index) => sum + index, 0) / at.length;
	};
	return level.toSorted((one, other) => center(one) - center(other));
}

/** Which skills a skill opens on the drawn way: those of the next level that build on it. */
export function opened(levels: readonly (readonly Place[])[]): ReadonlyMap<string, readonly string[]> {
	return new Map(
		levels.flatMap((level, at) =>
			level.map(({ skill: { id } }) => {
				const next = levels[at + 1] ?? [];
				return [
					id,
					next.filter(({ skill }) => skill.prerequisites.includes(id)).map(({ skill }) => skill.id),
				];
			}),
		),
	);
}

/** The unit on a page with this many tiles in a row; a level with more takes several rows. */
export function treeOf(levels: readonly (readonly Place[])[], columns: number): Tree {
	const rows = levels.flatMap((level) => inRows(level, columns));
	const spots = new Map(
		rows.flatMap((tiles, row) =>
			tiles.map(({ skill }, at) => [skill.id, { row, start: columns - tiles.length + 2 * at }]),
		),
	);
	const pieces = new Map<string, Piece>();
	const passes = new Map<string, Pass>();
	for (const [id, above] of opened(levels))
		for (const other of above) {
			const [from, to] = [spots.get(id), spots.get(other)];
			if (from === undefined || to === undefined) continue;
			const between = rows.slice(from.row + 1, to.row).map(({ length }) => length);
			const middle = (from.start + to.start) / 2 + 1;
			const gutters = between.map((tiles) => gutterNear(middle, tiles, columns));
			gutters.forEach((at, index) => {
				const row = from.row + 1 + index;
				passes.set(`${row} ${at}`, { row, at });
			});
			const points = [from.start + 1, ...gutters, to.start + 1];
			points.slice(1).forEach((end, index) => {
				const piece = { below: from.row + index, from: points[index] ?? end, to: end };
				pieces.set(Object.values(piece).join(" "), piece);
			});
		}
	return { tiles: [...spots.values()], pieces: [...pieces.values()], passes: [...passes.values()] };
}

/** In as few rows as possible, about equally long. */
function inRows(level: readonly Place[], columns: number): Place[][] {
	const rows = Math.ceil(level.length / columns);
	const length = Math.ceil(level.length / rows);
	return Array.from({ length: rows }, (_, at) => level.slice(at * length, (at + 1) * length));
}

/** The space beside a tile of a centered row that is nearest: between two tiles, if it has two. */
function gutterNear(middle: Across, tiles: number, columns: number): Across {
	const [first, last] = tiles === 1 ? [0, 1] : [1, tiles - 1];
	const all = Array.from({ length: last - first + 1 }, (_, at) => columns - tiles + 2 * (first + at));
	return all.reduce((best, each) => (Math.abs(each - middle) < Math.abs(best - middle) ? each : best));
}

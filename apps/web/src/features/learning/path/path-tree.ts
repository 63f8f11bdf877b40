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
	/** So many of the pieces, the first ones, lead to what hangs below a skill; the others only join. */
	opening: number;
	passes: Pass[];
}

/**
 * The skills by how many of the unit they build on, one after the other. Each hangs below the last of those that it builds
 * on, in their order, so that no ways cross.
 */
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

function below(above: readonly Place[] | undefined, level: readonly Place[]): Place[] {
	const order = above?.map(({ skill }) => skill.id) ?? [];
	const at = (place: Place) => order.indexOf(hangsBelow(above ?? [], place) ?? "");
	return level.toSorted((one, other) => at(one) - at(other));
}

/** Of the skills above that it builds on, the one that is learned last. */
function hangsBelow(above: readonly Place[], { skill }: Place): string | undefined {
	const before = above.filter((each) => skill.prerequisites.includes(each.skill.id));
	return before.toSorted((one, other) => other.skill.place - one.skill.place)[0]?.skill.id;
}

/** Which skills hang below a skill on the drawn way: of those that it opens, the ones that wait for nothing later. */
export function opened(levels: readonly (readonly Place[])[]): ReadonlyMap<string, readonly string[]> {
	return new Map(
		levels.flatMap((level, at) =>
			level.map(({ skill: { id } }) => {
				const next = (levels[at + 1] ?? []).filter((place) => hangsBelow(level, place) === id);
				return [id, next.map(({ skill }) => skill.id)];
			}),
		),
	);
}

/** A tile on the page, and its position among those of its level. */
interface Spot {
	level: number;
	order: number;
	row: number;
	start: Across;
}

/**
 * The unit on a page with this many tiles in a row; a level with more takes several rows. The ways keep the order of the
 * tiles, also where they run between them, so no two cross.
 */
export function treeOf(levels: readonly (readonly Place[])[], columns: number): Tree {
	const spots = spotsOf(levels, columns);
	const rows = Object.values(Object.groupBy(spots.values(), ({ row }) => row));
	const pieces = new Map<string, Piece>();
	const passes = new Map<string, Pass>();
	for (const [id, above] of opened(levels))
		for (const other of above) {
			const [from, to] = [spots.get(id), spots.get(other)];
			if (from === undefined || to === undefined) continue;
			const between = rows.slice(from.row + 1, to.row).map((row = []) => gutterIn(row, [from, to], columns));
			between.forEach((at, index) => {
				const row = from.row + 1 + index;
				passes.set(`${row} ${at}`, { row, at });
			});
			const points = [from.start + 1, ...between, to.start + 1];
			points.slice(1).forEach((end, index) => {
				const piece = { below: from.row + index, from: points[index] ?? end, to: end };
				pieces.set(Object.values(piece).join(" "), piece);
			});
		}
	const tiles = [...spots.values()].map(({ row, start }) => ({ row, start }));
	return {
		tiles,
		pieces: withOthers([...pieces.values()], levels, spots),
		opening: pieces.size,
		passes: [...passes.values()],
	};
}

/** With the ways from what else a skill builds on in the row above, where they cross no way. */
function withOthers(
	pieces: readonly Piece[],
	levels: readonly (readonly Place[])[],
	spots: ReadonlyMap<string, Spot>,
): Piece[] {
	const all = [...pieces];
	for (const { skill } of levels.flat())
		for (const id of skill.prerequisites) {
			const [from, to] = [spots.get(id), spots.get(skill.id)];
			if (from === undefined || to === undefined || to.row !== from.row + 1) continue;
			const way = { below: from.row, from: from.start + 1, to: to.start + 1 };
			if (!all.some((other) => isSame(way, other) || cross(way, other))) all.push(way);
		}
	return all;
}

function isSame(one: Piece, other: Piece): boolean {
	return one.below === other.below && one.from === other.from && one.to === other.to;
}

/** Both in one gap, and they end in the other order than they begin. */
function cross(one: Piece, other: Piece): boolean {
	return one.below === other.below && (one.from - other.from) * (one.to - other.to) < 0;
}

/** In as few rows as possible, about equally long and centered; neighbors in order are below each other. */
function spotsOf(levels: readonly (readonly Place[])[], columns: number): Map<string, Spot> {
	const spots = new Map<string, Spot>();
	let first = 0;
	levels.forEach((places, level) => {
		const rows = Math.ceil(places.length / columns);
		places.forEach(({ skill }, order) => {
			const [row, at] = [order % rows, Math.floor(order / rows)];
			const tiles = Math.ceil((places.length - row) / rows);
			spots.set(skill.id, { level, order, row: first + row, start: columns - tiles + 2 * at });
		});
		first += rows;
	});
	return spots;
}

/** The space in a row where a way runs: after the tiles that come before the way's own tile of their level. */
function gutterIn(row: readonly Spot[], ends: readonly [Spot, Spot], columns: number): Across {
	const own = ends.find(({ level }) => level === row[0]?.level);
	const before = row.filter(({ order }) => order < (own?.order ?? 0));
	return columns - row.length + 2 * before.length;
}

import type { Skill } from "./skill.ts";

/** A skill's position on the map: columns from left to right, rows from the top, both from 0. */
export interface MapPlace {
	column: number;
	row: number;
}

const sweeps = 6;

/** The fields that a position depends on. */
export type MappedSkill = Pick<Skill, "id" | "grade" | "prerequisites">;

/**
 * The position of every skill on the map of the graph. Grades go from left to right; within a grade a skill is right
 * of all its prerequisites, and in its column close to its neighbors in the graph, so that lines are short.
 */
export function mapOf(all: readonly MappedSkill[]): ReadonlyMap<string, MapPlace> {
	const columns = columnsOf(all);
	const neighbours = neighboursOf(all);
	for (let sweep = 0; sweep < sweeps; sweep += 1)
		for (const column of sweep % 2 === 0 ? columns : columns.toReversed())
			sortByNeighbours(column, heightsOf(columns), neighbours);
	return placesOf(columns);
}

/** The ids by column. */
function columnsOf(all: readonly MappedSkill[]): string[][] {
	const by_id = new Map(all.map((skill) => [skill.id, skill]));
	const depths = new Map<string, number>();
	const depthOf = (skill: MappedSkill): number => {
		const known = depths.get(skill.id);
		if (known !== undefined) return known;
		const below = skill.prerequisites.flatMap((id) => by_id.get(id) ?? []);
		const depth = Math.max(-1, ...below.filter(({ grade }) => grade === skill.grade).map(depthOf)) + 1;
		depths.set(skill.id, depth);
		return depth;
	};
	return [...Map.groupBy(all, ({ grade }) => grade)]
		.toSorted(([one], [other]) => one - other)
		.flatMap(([, ofGrade]) =>
			[...Map.groupBy(ofGrade, depthOf)]
				.toSorted(([one], [other]) => one - other)
				.map(([, column]) => column.map(({ id }) => id)),
		);
}

function neighboursOf(all: readonly MappedSkill[]): Map<string, string[]> {
	const neighbours = new Map(all.map(({ id, prerequisites }) => [id, [...prerequisites]]));
	for (const { id, prerequisites } of all) for (const below of prerequisites) neighbours.get(below)?.push(id);
	return neighbours;
}

function sortByNeighbours(
	column: string[],
	heights: ReadonlyMap<string, number>,
	neighbours: ReadonlyMap<string, string[]>,
): void {
	const wanted = new Map(
		column.map((id) => {
			const joined = (neighbours.get(id) ?? []).flatMap((each) => heights.get(each) ?? []);
			const mean = joined.reduce((sum, each) => sum + each, 0) / Math.max(1, joined.length);
			return [id, joined.length === 0 ? (heights.get(id) ?? 0) : mean];
		}),
	);
	column.sort((a, b) => (wanted.get(a) ?? 0) - (wanted.get(b) ?? 0));
}

/** Columns are centered: how far below the center each skill is. */
function heightsOf(columns: readonly string[][]): Map<string, number> {
	return new Map(columns.flatMap((ids) => ids.map((id, row) => [id, row - (ids.length - 1) / 2] as const)));
}

function placesOf(columns: readonly string[][]): Map<string, MapPlace> {
	return new Map(columns.flatMap((ids, column) => ids.map((id, row) => [id, { column, row }] as const)));
}

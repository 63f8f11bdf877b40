import { expect, test } from "vitest";
import { mapOf } from "./skill-map.ts";
import { skillById, skills } from "./skills.ts";

const skillMap = mapOf(skills);

const placeOf = (id: string) => skillMap.get(id) ?? { column: Number.NaN, row: Number.NaN };

test("every skill has its own place", () => {
	expect(skillMap.size).toBe(skills.length);
	const places = [...skillMap.values()].map(({ column, row }) => `${column}/${row}`);
	expect(new Set(places).size).toBe(skills.length);
});

test("a skill is right of all its prerequisites, and a grade right of the one before", () => {
	for (const { id, grade, prerequisites } of skills)
		for (const below of prerequisites) {
			expect(placeOf(below).column).toBeLessThan(placeOf(id).column);
			expect(skillById(below)?.grade).toBeLessThanOrEqual(grade);
		}
	const columns = (grade: number) =>
		skills.filter((skill) => skill.grade === grade).map(({ id }) => placeOf(id).column);
	for (const grade of [2, 3, 4, 5, 6, 7])
		expect(Math.max(...columns(grade))).toBeLessThan(Math.min(...columns(grade + 1)));
});

test("a column has no gaps and is not too tall for a screen", () => {
	const rows = Map.groupBy(skillMap.values(), ({ column }) => column);
	for (const places of rows.values()) {
		expect(places.map(({ row }) => row).toSorted((a, b) => a - b)).toEqual(places.map((_, at) => at));
		expect(places.length).toBeLessThanOrEqual(12);
	}
});

test("lines are short: most lead a few rows up or down, in centered columns", () => {
	const sizes = Map.groupBy(skillMap.values(), ({ column }) => column);
	const heightOf = (id: string) => {
		const { column, row } = placeOf(id);
		return row - ((sizes.get(column)?.length ?? 1) - 1) / 2;
	};
	const rises = skills.flatMap(({ id, prerequisites }) =>
		prerequisites.map((below) => Math.abs(heightOf(below) - heightOf(id))),
	);
	expect(rises.filter((rise) => rise <= 2).length / rises.length).toBeGreaterThan(0.7);
});

import type { Generator } from "../generators/generator.ts";
import { generatorFor } from "../generators/generators.ts";
import { skills } from "../skills/skills.ts";
import { inTeachingOrder } from "../skills/teaching-order.ts";

/** The generators of each grade in teaching order, lowest grade first. */
export function generatorsByGrade(): Generator[][] {
	const grades = [...new Set(skills.map(({ grade }) => grade))].toSorted((one, other) => one - other);
	const ordered = inTeachingOrder(skills);
	return grades.map((grade) =>
		ordered.filter((skill) => skill.grade === grade).flatMap(({ id }) => generatorFor(id) ?? []),
	);
}

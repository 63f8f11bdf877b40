import type { Grade } from "@learnin/domain/family/grades";
import type { Skill } from "./skill.ts";
import { skills } from "./skills.ts";

/** The domains of a grade as the school year takes them; within one, the grade's list is in teaching order. */
export const domainOrder: Readonly<Record<Grade, readonly string[]>> = {
	2: ["OA", "NBT", "MD", "G"],
	3: ["OA", "NBT", "NF", "MD", "G"],
	4: ["NBT", "OA", "NF", "MD", "G"],
	5: ["OA", "NBT", "NF", "MD", "G"],
	6: ["RP", "NS", "EE", "G", "SP"],
	7: ["RP", "NS", "EE", "G", "SP"],
	8: ["NS", "EE", "F", "G", "SP"],
};

/**
 * The ids of all skills as a teacher would take them: grade by grade, nothing before what must be known first, and of
 * the skills that may come next the one of the earlier domain.
 */
export const teachingOrder: readonly string[] = orderOf(skills);

const places: ReadonlyMap<string, number> = new Map(teachingOrder.map((id, at) => [id, at]));

/** Where the skill stands in the teaching order, from 0; one of no known id after all others. */
export function teachingPlace(skill_id: string): number {
	return places.get(skill_id) ?? skills.length;
}

/** The items by the place of their skills in the teaching order; those of no known skill come last. */
export function inTeachingOrder<T>(items: readonly T[], skillIdOf: (item: T) => string): T[] {
	return items.toSorted((a, b) => teachingPlace(skillIdOf(a)) - teachingPlace(skillIdOf(b)));
}

function orderOf(all: readonly Skill[]): string[] {
	const left = byGradeAndDomain(all);
	const order: string[] = [];
	const done = new Set<string>();
	while (left.length > 0) {
		const next = left.findIndex(({ prerequisites }) => prerequisites.every((id) => done.has(id)));
		const [skill] = left.splice(Math.max(next, 0), 1);
		if (skill === undefined) break;
		done.add(skill.id);
		order.push(skill.id);
	}
	return order;
}

function byGradeAndDomain(all: readonly Skill[]): Skill[] {
	const rankOf = ({ grade, domain }: Skill) => domainOrder[grade].indexOf(domain);
	return all.toSorted((a, b) => a.grade - b.grade || rankOf(a) - rankOf(b));
}

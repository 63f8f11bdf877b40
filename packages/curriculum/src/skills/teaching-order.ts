import type { Grade } from "@learnin/domain/family/grades";
import type { Skill } from "./skill.ts";

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

/** What the order depends on. */
export type OrderedSkill = Pick<Skill, "id" | "grade" | "domain" | "prerequisites">;

/**
 * The skills as a teacher would take them: grade by grade, nothing before what must be known first, and of the skills
 * that may come next the one of the earlier domain; within a domain as they are listed.
 */
export function inTeachingOrder<S extends OrderedSkill>(all: readonly S[]): S[] {
	const left = byGradeAndDomain(all);
	const listed = new Set(all.map(({ id }) => id));
	const order: S[] = [];
	const done = new Set<string>();
	while (left.length > 0) {
		const next = left.findIndex(({ prerequisites }) =>
			prerequisites.every((id) => done.has(id) || !listed.has(id)),
		);
		const [skill] = left.splice(Math.max(next, 0), 1);
		if (skill === undefined) break;
		done.add(skill.id);
		order.push(skill);
	}
	return order;
}

function byGradeAndDomain<S extends OrderedSkill>(all: readonly S[]): S[] {
	const rankOf = ({ grade, domain }: OrderedSkill) => {
		const rank = domainOrder[grade].indexOf(domain);
		// A domain that the school year of this grade does not have comes after those that it has.
		return rank === -1 ? domainOrder[grade].length : rank;
	};
	return all.toSorted((a, b) => a.grade - b.grade || rankOf(a) - rankOf(b));
}

import type { Grade } from "@learnin/domain/family/grades";
import type { Skill } from "./skill.ts";

/** The domains of a grade in the order of the school year; within one, the grade's list is in teaching order. */
export const domainOrder: Readonly<Record<Grade, readonly string[]>> = {
	2: ["OA", "NBT", "MD", "G"],
	3: ["OA", "NBT", "NF", "MD", "G"],
	4: ["NBT", "OA", "NF", "MD", "G"],
	5: ["OA", "NBT", "NF", "MD", "G"],
	6: ["RP", "NS", "EE", "G", "SP"],
	7: ["RP", "NS", "EE", "G", "SP"],
	8: ["NS", "EE", "F", "G", "SP"],
};

/** The fields that the order depends on. */
export type OrderedSkill = Pick<Skill, "id" | "grade" | "domain" | "prerequisites">;

/**
 * The skills in teaching order: grade by grade, prerequisites first, and of the possible next skills the one of the
 * earlier domain; within a domain as listed.
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
		// A domain that this grade's school year does not list comes last.
		return rank === -1 ? domainOrder[grade].length : rank;
	};
	return all.toSorted((a, b) => a.grade - b.grade || rankOf(a) - rankOf(b));
}

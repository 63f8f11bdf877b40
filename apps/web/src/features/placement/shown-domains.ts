import type { PlacedLook } from "@learnin/domain/placement/placement-result";

interface Domain<S> {
	id: string;
	name: string;
	skills: readonly S[];
}

/**
 * The domains worth showing: everything up to the child's own grade, and later grades in which something looks known.
 * A wall of what is still far away helps no one.
 */
export function shownDomains<S extends { grade: number; look: PlacedLook }>(
	domains: readonly Domain<S>[],
	grade: number,
): Domain<S>[] {
	return domains.flatMap((domain) => {
		const reached = new Set(
			domain.skills.filter(({ look }) => look !== "not_yet").map((skill) => skill.grade),
		);
		const skills = domain.skills.filter((skill) => skill.grade <= grade || reached.has(skill.grade));
		return skills.length === 0 ? [] : [{ ...domain, skills }];
	});
}

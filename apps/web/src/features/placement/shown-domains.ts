import type { PlacedLook } from "@learnin/domain/placement/placement-result";

interface Domain<S> {
	id: string;
	name: string;
	skills: readonly S[];
}

/**
 * Domains with what is worth looking at: everything up to the own grade, and of later grades those in which something looks
 * known. A wall of what is still far away tells nobody anything.
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

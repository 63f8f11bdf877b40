import type { Choices } from "./worksheets.api.ts";

export type SkillChoice = Choices["skills"][number];

/** Skills containing every word of the search, those of the grade first, then the closest grades. */
export function findSkills(skills: readonly SkillChoice[], search: string, grade: number): SkillChoice[] {
	const words = search.toLowerCase().split(/\s+/).filter(Boolean);
	return skills
		.filter((skill) => {
			const { name, formal_name, parent_name, domain_name } = skill;
			const text = `${name} ${formal_name} ${parent_name} ${domain_name} grade ${skill.grade}`.toLowerCase();
			return words.every((word) => text.includes(word));
		})
		.toSorted((a, b) => Math.abs(a.grade - grade) - Math.abs(b.grade - grade));
}

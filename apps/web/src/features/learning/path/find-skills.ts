import type { ListedSkill } from "../learning.api.ts";

/** The skills whose names contain every typed word, in their original order. */
export function findSkills(skills: readonly ListedSkill[], text: string): ListedSkill[] {
	const words = plain(text).split(" ").filter(Boolean);
	return skills.filter(({ name }) => words.every((word) => plain(name).includes(word)));
}

/** Without case, accents and punctuation. */
export function plain(text: string): string {
	return text
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

export interface SkillGroup {
	grade: number;
	domain: string;
	skills: ListedSkill[];
}

/** The skills of a grade by domain, in order of first appearance. */
export function groupSkills(skills: readonly ListedSkill[], grade: number): SkillGroup[] {
	const groups = Map.groupBy(
		skills.filter((skill) => skill.grade === grade),
		({ domain }) => domain,
	);
	return [...groups].map(([domain, group]) => ({ grade, domain, skills: group }));
}

export interface Around {
	/** Its prerequisites. */
	below: ListedSkill[];
	/** The skills that build on it. */
	above: ListedSkill[];
}

/** The direct neighbors of every skill, by id. */
export function aroundEach(skills: readonly ListedSkill[]): ReadonlyMap<string, Around> {
	const by_id = new Map(skills.map((skill) => [skill.id, skill]));
	const around = new Map<string, Around>(
		skills.map(({ id, prerequisites }) => [
			id,
			{ below: prerequisites.flatMap((each) => by_id.get(each) ?? []), above: [] },
		]),
	);
	for (const skill of skills) for (const id of skill.prerequisites) around.get(id)?.above.push(skill);
	return around;
}

import type { MasteryState } from "@learnin/domain/mastery/mastery-state";
import type { ListedSkill } from "./learning.api.ts";
import { stateOf } from "./stage-words.ts";

/** What the list is narrowed to; null leaves it open. */
export interface SkillFilter {
	text: string;
	grade: number | null;
	domain: string | null;
	state: MasteryState | null;
}

/** The skills that fit, in the order they came in. Every word that was typed must be in the name. */
export function findSkills(
	skills: readonly ListedSkill[],
	{ text, grade, domain, state }: SkillFilter,
): ListedSkill[] {
	const words = plain(text).split(" ").filter(Boolean);
	return skills.filter(
		(skill) =>
			(grade === null || skill.grade === grade) &&
			(domain === null || skill.domain === domain) &&
			(state === null || stateOf(skill) === state) &&
			words.every((word) => plain(skill.name).includes(word)),
	);
}

/** Without case, accents and what is no letter or digit. */
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

/** By grade and within it by domain, each in the order in which it comes first; the own grade leads. */
export function groupSkills(skills: readonly ListedSkill[], ownGrade: number): SkillGroup[] {
	const groups = Map.groupBy(skills, ({ grade, domain }) => `${grade}/${domain}`);
	const list = [...groups.values()].flatMap((group) => {
		const [first] = group;
		return first === undefined ? [] : [{ grade: first.grade, domain: first.domain, skills: group }];
	});
	const rank = ({ grade }: SkillGroup) => (grade === ownGrade ? -1 : grade);
	return list.toSorted((a, b) => rank(a) - rank(b));
}

export interface Around {
	/** What the skill builds on. */
	below: ListedSkill[];
	/** What builds on it. */
	above: ListedSkill[];
}

/** The direct neighbours of every skill, by id. */
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

/** So many at the most, in their order: what is begun, and of the rest what comes first. */
export function firstTiles(skills: readonly ListedSkill[], most: number): ListedSkill[] {
	const begun = skills.filter(({ is_begun }) => is_begun);
	const next = skills.filter(({ is_begun }) => !is_begun).slice(0, Math.max(0, most - begun.length));
	return skills.filter((skill) => skill.is_begun || next.includes(skill));
}

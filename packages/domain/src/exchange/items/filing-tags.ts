import type { Question } from "../../question/question.ts";
import type { Filing } from "./sketch.ts";

const MAX_TAGS = 12;
const MAX_TAG_LENGTH = 40;
const SKILL = /^skill:(.+)$/i;
const ROLE = /^role:(.+)$/i;
const MAX_ROLES = 20;
const MAX_ROLE_LENGTH = 100;
const DIFFICULTY = /^difficulty:([1-5])$/i;

/**
 * Where a question belongs, from the tags of a file: `skill:ID` and `difficulty:3` file it, `role:X` is a
 * role, the others stay tags.
 */
export function filingOf(tags: readonly string[]): Filing {
	const filing: Filing = { tags: [] };
	for (const tag of tags.map(tidyTag)) {
		const [, skill] = SKILL.exec(tag) ?? [];
		const [, difficulty] = DIFFICULTY.exec(tag) ?? [];
		const [, role] = ROLE.exec(tag) ?? [];
		if (role !== undefined)
			filing.roles = [...(filing.roles ?? []), role.trim().slice(0, MAX_ROLE_LENGTH)].slice(0, MAX_ROLES);
		else if (skill !== undefined) filing.skill_id = skill.trim();
		else if (difficulty !== undefined) filing.difficulty = Number(difficulty);
		else if (tag !== "" && filing.tags.length < MAX_TAGS && !filing.tags.includes(tag))
			filing.tags.push(tag.slice(0, MAX_TAG_LENGTH).trim());
	}
	return filing;
}

/** The tags that encode its filing, with the roles of the question. */
export function tagsOf(
	{ skill_id, difficulty, tags }: Filing,
	{ roles = [] }: Pick<Question, "roles"> = {},
): string[] {
	return [
		...roles.map((role) => `role:${role}`),
		...(skill_id === undefined ? [] : [`skill:${skill_id}`]),
		...(difficulty === undefined ? [] : [`difficulty:${difficulty}`]),
		...tags,
	];
}

function tidyTag(tag: string): string {
	return tag.replaceAll(/[\p{Cc}\s]+/gu, " ").trim();
}

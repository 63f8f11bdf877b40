import type { Skill } from "../skills/skill.ts";
import { generatedKinds } from "../generators/generated-kinds.ts";

/** A skill in a simulation of practice. */
export interface PlannedSkill {
	id: string;
	grade: number;
	domain: string;
	/** Indexes of its prerequisites, all before its own. */
	below: readonly number[];
	/** The chance of being right by guessing; 0 if the answer is typed. */
	guess_chance: number;
}

const CHOICES = 4;

/** The skills of a grade and of all earlier ones; taken and returned in teaching order. */
export function plannedSkills(ordered: readonly Skill[], grade: number): PlannedSkill[] {
	const taught = ordered.filter((skill) => skill.grade <= grade);
	const places = new Map(taught.map(({ id }, at) => [id, at]));
	return taught.map((skill) => ({
		id: skill.id,
		grade: skill.grade,
		domain: skill.domain,
		below: skill.prerequisites.flatMap((id) => places.get(id) ?? []),
		guess_chance: isTyped(skill.id) ? 0 : 1 / CHOICES,
	}));
}

function isTyped(skill_id: string): boolean {
	return generatedKinds(skill_id).some(({ question_type }) => question_type.startsWith("FILL"));
}

/** The indexes of a grade's skills. */
export function ofGrade(skills: readonly PlannedSkill[], grade: number): number[] {
	return skills.flatMap((skill, at) => (skill.grade === grade ? [at] : []));
}

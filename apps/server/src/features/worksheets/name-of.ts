import { skillById } from "@learnin/curriculum/skills/skills";

/** What a skill is called in reports and activity, so that a parent finds it again here. */
export function nameOf(skill_id: string): string {
	return skillById(skill_id)?.child_name ?? skill_id;
}

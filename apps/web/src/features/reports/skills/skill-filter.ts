import type { ReportedSkill } from "@learnin/contract/routes/practice/reports.contract";

export const outcomeNames = {
	practiced: "Practiced in this period",
	first_try: "Right on the first try",
	solved: "Solved with help or another try",
	missed: "Not solved",
	skipped: "Skipped",
	ever: "Ever practiced",
};

export interface SkillFilter {
	/** The id of a skill; empty for all. */
	skill: string;
	/** Required results in the span. */
	outcome: keyof typeof outcomeNames;
}

/** The skills matching a filter, in their order. */
export function skillsOf(skills: readonly ReportedSkill[], { skill, outcome }: SkillFilter): ReportedSkill[] {
	const hasOutcome = (each: ReportedSkill) => {
		if (outcome === "ever") return true;
		if (outcome === "practiced") return each.finished + each.skipped > 0;
		return each[outcome] > 0;
	};
	return skills.filter((each) => (skill === "" || each.skill_id === skill) && hasOutcome(each));
}

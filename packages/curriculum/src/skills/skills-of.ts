import type { Grade } from "@learnin/domain/family/grades";
import type { Skill } from "./skill.ts";

const DOMAIN_NAMES = {
	OA: "Operations and algebraic thinking",
	NBT: "Number and operations in base ten",
	NF: "Fractions",
	RP: "Ratios and proportional relationships",
	NS: "The number system",
	EE: "Expressions and equations",
	F: "Functions",
	MD: "Measurement and data",
	G: "Geometry",
	SP: "Statistics and probability",
} as const;

type LinesOfSkill = Omit<Skill, "grade" | "domain" | "domain_name">;

/** Skills of one domain in a grade, in teaching order. */
export function skillsOf(
	grade: Grade,
	domain: keyof typeof DOMAIN_NAMES,
	lines: readonly LinesOfSkill[],
): readonly Skill[] {
	return lines.map((each) => ({ ...each, grade, domain, domain_name: DOMAIN_NAMES[domain] }));
}

/** A skill as placement sees it; lists of them are in teaching order. */
export interface PlacementSkill {
	skill_id: string;
	grade: number;
	domain: string;
	/** Skills to know first. */
	prerequisites: readonly string[];
	/** The chance to be right by choosing blindly in the questions it is asked with; null where it cannot be asked. */
	guess_chance: number | null;
}

/** "I have not learned this yet" is an answer like the others. */
export type PlacementResponse = "right" | "wrong" | "not_learned";

/** What a child answered to one question. */
export interface PlacementAnswer {
	skill_id: string;
	/** The chance to be right by choosing blindly in this very question. */
	guess_chance: number;
	response: PlacementResponse;
}

/** A child may be so many grades above or below its own. */
const GRADES_AROUND = 2;

/** The skills that placement asks and tells about: of the child's grade, and of two grades below and above it. */
export function skillsAround<S extends { grade: number }>(skills: readonly S[], grade: number): S[] {
	return skills.filter((skill) => Math.abs(skill.grade - grade) <= GRADES_AROUND);
}

/**
 * The three grades that accuracy is told for: the child's own and one on either side, or the nearest three at the ends of
 * what is taught.
 */
export function threeGrades(grade: number, taught: { first: number; last: number }): number[] {
	const middle = Math.min(taught.last - 1, Math.max(taught.first + 1, grade));
	return [middle - 1, middle, middle + 1];
}

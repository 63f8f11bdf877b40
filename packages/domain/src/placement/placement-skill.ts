/** A skill in placement; lists are in teaching order. */
export interface PlacementSkill {
	skill_id: string;
	grade: number;
	domain: string;
	/** Prerequisites. */
	prerequisites: readonly string[];
	/** The guess chance of the questions it is asked with; null if it cannot be asked. */
	guess_chance: number | null;
}

/** "I haven’t learned this yet" counts as an answer. */
export type PlacementResponse = "right" | "wrong" | "not_learned";

/** A child's answer to one question. */
export interface PlacementAnswer {
	skill_id: string;
	/** The guess chance of this question. */
	guess_chance: number;
	response: PlacementResponse;
}

/** A child may be this many grades above or below its own. */
const GRADES_AROUND = 2;

/** The skills that placement asks and reports: of the child's grade, and two grades below and above. */
export function skillsAround<S extends { grade: number }>(skills: readonly S[], grade: number): S[] {
	return skills.filter((skill) => Math.abs(skill.grade - grade) <= GRADES_AROUND);
}

/**
 * The three grades for which accuracy is reported: the child's own and one on either side, or the nearest
 * three at the ends of what is taught.
 */
export function threeGrades(grade: number, taught: { first: number; last: number }): number[] {
	const middle = Math.min(taught.last - 1, Math.max(taught.first + 1, grade));
	return [middle - 1, middle, middle + 1];
}

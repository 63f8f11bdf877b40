/** What a skill lacks for practice, most serious first. */
export const COVERAGE_GAPS = ["nothing_to_practise", "one_difficulty", "one_type"] as const;
export type CoverageGap = (typeof COVERAGE_GAPS)[number];

/** What students get for a skill, from its generator or as published questions of the bank. */
export interface Coverage {
	has_generator: boolean;
	published: number;
	/** How many of the five difficulties it has. */
	difficulties: number;
	/** How many question types it has. */
	types: number;
}

/**
 * What a skill lacks. A generator makes unlimited questions at every difficulty, of the types that fit the
 * skill, so a skill with one lacks nothing. Without one, one or two questions are too few to judge the
 * variety of types.
 */
export function coverageGaps({ has_generator, published, difficulties, types }: Coverage): CoverageGap[] {
	if (has_generator) return [];
	if (published === 0) return ["nothing_to_practise"];
	const gaps: CoverageGap[] = [];
	if (difficulties === 1) gaps.push("one_difficulty");
	if (published >= 3 && types === 1) gaps.push("one_type");
	return gaps;
}

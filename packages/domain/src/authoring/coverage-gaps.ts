/** What is missing for practice in a skill, the gravest first. */
export const COVERAGE_GAPS = ["nothing_to_practise", "one_difficulty", "one_type"] as const;
export type CoverageGap = (typeof COVERAGE_GAPS)[number];

/** What students get of a skill, by its generator or as published questions of the bank. */
export interface Coverage {
	has_generator: boolean;
	published: number;
	/** How many of the five difficulties. */
	difficulties: number;
	/** How many types of question. */
	types: number;
}

/**
 * What is missing. A generator makes questions without end at every difficulty, of the types that fit the skill: beside
 * one nothing is. Without one, one or two questions say nothing about types yet.
 */
export function coverageGaps({ has_generator, published, difficulties, types }: Coverage): CoverageGap[] {
	if (has_generator) return [];
	if (published === 0) return ["nothing_to_practise"];
	const gaps: CoverageGap[] = [];
	if (difficulties === 1) gaps.push("one_difficulty");
	if (published >= 3 && types === 1) gaps.push("one_type");
	return gaps;
}

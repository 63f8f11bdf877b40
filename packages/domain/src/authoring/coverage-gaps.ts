/** What is missing for practice in a skill, the gravest first. */
export const COVERAGE_GAPS = ["nothing_to_practise", "no_questions", "one_difficulty", "one_type"] as const;
export type CoverageGap = (typeof COVERAGE_GAPS)[number];

/** What there is of a skill: by a generator, and of the published questions of the bank. */
export interface Coverage {
	has_generator: boolean;
	published: number;
	/** How many of the five difficulties. */
	difficulties: number;
	/** How many types of question. */
	types: number;
}

/**
 * What is missing. A generator asks at every difficulty, so that questions of one difficulty are a gap only where there is
 * none; and one or two questions say nothing about types yet.
 */
export function coverageGaps({ has_generator, published, difficulties, types }: Coverage): CoverageGap[] {
	if (published === 0) return [has_generator ? "no_questions" : "nothing_to_practise"];
	const gaps: CoverageGap[] = [];
	if (!has_generator && difficulties === 1) gaps.push("one_difficulty");
	if (published >= 3 && types === 1) gaps.push("one_type");
	return gaps;
}

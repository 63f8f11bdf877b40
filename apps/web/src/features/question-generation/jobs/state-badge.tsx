import { Badge } from "../../../ui/people/badge.tsx";
import { candidateTones, candidateWords, jobTones, jobWords } from "../generation-words.ts";
import type { Candidate, Job } from "../question-generation.api.ts";

/** The state of a candidate. */
export function CandidateBadge({ candidate }: { candidate: Pick<Candidate, "state" | "question_id"> }) {
	const { state, question_id } = candidate;
	if (question_id !== null) return <Badge tone="lilac">In the bank</Badge>;
	const tone = candidateTones[state];
	return <Badge {...(tone && { tone })}>{candidateWords[state]}</Badge>;
}

export function JobBadge({ state }: Pick<Job, "state">) {
	const tone = jobTones[state];
	return <Badge {...(tone && { tone })}>{jobWords[state]}</Badge>;
}

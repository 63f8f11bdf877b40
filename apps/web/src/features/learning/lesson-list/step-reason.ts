import {
	PRACTICE_REASON_TEXTS,
	type PracticeReason,
} from "@learnin/domain/mastery/planning/practice-reasons";

interface ReasonedStep {
	reason: PracticeReason;
	/** The name of a skill that builds on it. */
	opens: string | null;
	/** The child never had a question of it. */
	is_new: boolean;
}

/** Why a step of the plan is there, for the child; a skill that others build on names the one it opens. */
export function stepReason({ reason, opens, is_new }: ReasonedStep): string {
	const isNext = reason === "next_new_skill";
	const leads = opens !== null && (isNext || reason === "prerequisite_first");
	const said = leads ? `Next up: ${opens}` : PRACTICE_REASON_TEXTS[reason].child;
	return is_new && (leads || !isNext) ? `New. ${said}` : said;
}

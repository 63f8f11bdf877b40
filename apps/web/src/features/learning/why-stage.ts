import {
	PRACTICE_REASON_TEXTS,
	type PracticeReason,
} from "@learnin/domain/mastery/planning/practice-reasons";
import { count } from "../../platform/count-words.ts";
import type { SkillDetails } from "./learning.api.ts";
import type { Standing } from "./stage-words.ts";

/** Why a skill is at its stage, in the student's own numbers; null where the name of the stage says it. */
export function whyStage(
	{ stage, is_begun, looks_known, shown_right }: Standing,
	{ latest }: Pick<SkillDetails, "latest">,
): string | null {
	if (looks_known) return "Your starting point says you probably know this. Practice fills its tile.";
	if (!is_begun) return null;
	if (shown_right > 0 && stage !== "mastered" && stage !== "due_for_review") return shownWords(shown_right);
	const right = `${latest.first_try} of your last ${count(latest.count, "question")} were right on the first try.`;
	switch (stage) {
		case "unknown":
			return `${count(latest.count, "question")} so far. After a few more we’ll know what fits you.`;
		case "learning":
			return `${right} Keep going, it grows with every question.`;
		case "nearly":
			return right;
		case "mastered":
			return `${right} You mastered this.`;
		case "due_for_review":
			return "You mastered this a while ago. A short look now keeps it fresh.";
	}
}

/**
 * Why to practice a skill now. A set may trust a starting point or what builds on a skill before its stage does: only
 * one that was mastered is called known. A mastered one is already said to be.
 */
export function whyNow(
	{ stage, shown_right }: Pick<Standing, "stage" | "shown_right">,
	reason: PracticeReason | null,
): string | null {
	if (reason === null || stage === "mastered") return null;
	// Its right answers are told with what is still missing.
	if (stage !== "due_for_review" && shown_right > 0) return null;
	if (reason === "keep_fresh" && stage !== "due_for_review") return null;
	return PRACTICE_REASON_TEXTS[reason].child;
}

/** For a skill of the starting point of which everything was right since. */
export function shownWords(right: number): string {
	return right === 1
		? "Your starting point said you probably know this, and your first question was right. A few more fill its tile."
		: `Your starting point said you probably know this, and all ${right} questions since were right. A few more fill its tile.`;
}

import { masteryState, ownStateWords, stateWords } from "@learnin/domain/mastery/belief/mastery-state";
import type { GrownSkill } from "./growth.api.ts";

/** How many of a set's skills are shown. */
export const MOST_SHOWN = 4;

/** The names of the skills that are shown as mastered. */
export function masteredOf(skills: readonly Pick<GrownSkill, "kind" | "name">[]): string[] {
	return skills.slice(0, MOST_SHOWN).flatMap(({ kind, name }) => (kind === "mastered" ? [name] : []));
}

/** A skill in the line of calm mode, which is the only one about it. */
export function calmWords({ kind, name }: Pick<GrownSkill, "kind" | "name">): string {
	return kind === "mastered" ? `${name} (mastered)` : name;
}

/** How a skill grew, shown below its name. */
export function growthWords({ kind, stage_before, stage_after, was_begun, shown_right }: GrownSkill): string {
	if (kind === "review_passed") return "Review passed";
	if (shown_right > 0)
		return ownStateWords({ state: masteryState(stage_after), looks_known: false, shown_right });
	const now = stateWords(stage_after);
	return was_begun && stateWords(stage_before) === now ? "A little stronger" : now;
}

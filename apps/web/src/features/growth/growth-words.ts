import { stateWords } from "@learnin/domain/mastery/belief/mastery-state";
import type { GrownSkill } from "./growth.api.ts";

/** How a skill grew, shown below its name. */
export function growthWords({ kind, stage_before, stage_after, was_begun }: GrownSkill): string {
	if (kind === "review_passed") return "Review passed";
	const now = stateWords(stage_after);
	return was_begun && stateWords(stage_before) === now ? "A bit surer" : now;
}

import { looksKnown } from "@learnin/domain/mastery/learning/learner";
import { isMastered } from "@learnin/domain/reports/figures";
import type { Db } from "../../platform/db/database.ts";
import { selectOnlyRight } from "./shown-since.queries.ts";
import { type LearnerInGraph, standingsOf } from "./read-learner.ts";

/**
 * How many questions were right on the first try, by skill: only of skills that looked known at the starting point,
 * are not mastered, and had no other answer since. Each of these answers is a step up for the child.
 */
export async function readShownSince(
	db: Db,
	learner: LearnerInGraph,
	{ student_id, now }: { student_id: string; now: Date },
): Promise<(skill_id: string) => number> {
	const begun = [...standingsOf(learner, now)].filter(([, { stage }]) => !isMastered(stage));
	const placed = begun.map(([skill_id]) => skill_id).filter((skill_id) => looksKnown(learner, skill_id));
	const shown = new Map(placed.length === 0 ? [] : await selectOnlyRight(db, student_id, placed));
	return (skill_id) => shown.get(skill_id) ?? 0;
}

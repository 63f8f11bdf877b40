import { masteredSince, newlyMastered } from "@learnin/domain/mastery/mastered-since";
import { STUCK_FROM_FINISHED, STUCK_LAST } from "@learnin/domain/mastery/planning/stuck";
import type { Stage } from "@learnin/domain/mastery/standing";
import { isMastered } from "@learnin/domain/reports/figures";
import { isSlipping } from "@learnin/domain/reports/slipping";
import { isStuck } from "@learnin/domain/reports/stuck";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { learnFinishedOf, readLearners, startedSkillsOf } from "../mastery/index.ts";
import { readSkillGraph, type SkillGraph } from "../skills/index.ts";
import { readMissedLast } from "./missed-last.ts";
import { selectCourses } from "./reports.queries.ts";

/** How long misses put a newly mastered skill in doubt. */
const doubtDays = 14;

interface NamedSkill {
	skill_id: string;
	skill_name: string;
}

export interface ChildLearning {
	/** The stage of each practiced skill. */
	stages: ReadonlyMap<string, Stage>;
	/** The skills that are stuck, or mastered lately and slipping. */
	troubled: ReadonlySet<string>;
	/** How many skills count as mastered. */
	mastered_count: number;
	/** By `newlyMastered`, newest first. */
	newly_mastered: NamedSkill[];
	/** Mastered in the last fourteen days and missed again since, newest first. */
	slipping: NamedSkill[];
	/** By the rule of `isStuck`, the newest practice first. */
	stuck: NamedSkill[];
	/** Mastered, and due for a review. */
	review_count: number;
}

/** What was learned, and which skills make no progress, by student. */
export async function learningOf(
	app: Parameters<typeof learnFinishedOf>[0] & Pick<AppContext, "now">,
	student_ids: readonly string[],
	viewer: Pick<Viewer, "impersonated_by">,
): Promise<ReadonlyMap<string, ChildLearning>> {
	if (student_ids.length === 0) return new Map();
	await learnFinishedOf(app, student_ids, viewer);
	const now = app.now();
	const now_ms = now.getTime();
	const [learners, graph, courses] = await Promise.all([
		readLearners(app.db, student_ids),
		readSkillGraph(app.db),
		selectCourses(app.db, student_ids, { limit: STUCK_LAST, finished_at_least: STUCK_FROM_FINISHED }),
	]);
	const started = new Map([...learners].map(([id, learner]) => [id, startedSkillsOf(learner, now)]));
	const lately = (skills: readonly StartedSkill[]) => masteredSince(skills, { now_ms, days: doubtDays });
	const missed = await readMissedLast(app.db, student_ids, idsOf([...started.values()].flatMap(lately)));
	return new Map(
		[...started].map(([student_id, skills]) => {
			const byId = new Map(skills.map(({ skill_id, stage }) => [skill_id, stage]));
			const stages = [...byId.values()];
			const own = Map.groupBy(
				courses.filter((row) => row.student_id === student_id),
				({ skill_id }) => skill_id,
			);
			const stuck = [...own].filter(([skill_id, recent]) =>
				isStuck({
					stage: byId.get(skill_id) ?? "unknown",
					finished_ever: recent[0]?.finished_ever ?? 0,
					recent,
				}),
			);
			const slipping = idsOf(lately(skills)).filter((id) => isSlipping(missed(student_id, id)));
			return [
				student_id,
				{
					stages: byId,
					troubled: new Set([...slipping, ...stuck.map(([skill_id]) => skill_id)]),
					mastered_count: stages.filter(isMastered).length,
					newly_mastered: idsOf(newlyMastered(skills, now_ms)).map((id) => named(id, graph)),
					slipping: slipping.map((id) => named(id, graph)),
					stuck: stuck.map(([skill_id]) => named(skill_id, graph)),
					review_count: stages.filter((stage) => stage === "due_for_review").length,
				},
			];
		}),
	);
}

type StartedSkill = ReturnType<typeof startedSkillsOf>[number];

function idsOf(skills: readonly { skill_id: string }[]): string[] {
	return [...new Set(skills.map(({ skill_id }) => skill_id))];
}

function named(skill_id: string, graph: SkillGraph): NamedSkill {
	return { skill_id, skill_name: graph.nameOf(skill_id) };
}

import { looksKnown } from "@learnin/domain/mastery/learning/learner";
import { firstToLearn, nextToLearn, type WhatIsOpen } from "@learnin/domain/mastery/planning/place-on-path";
import { type PlanStep, todaysPlan } from "@learnin/domain/mastery/planning/todays-plan";
import type { Suggestion } from "@learnin/domain/mastery/planning/what-next";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { standingsOf } from "../mastery/index.ts";
import { placesOfDay, selectDaysSetSince } from "../practice/index.ts";
import type { SkillNode } from "../skills/index.ts";
import { type KnownLearner, knowLearner, readKnown } from "./know-learner.ts";
import { selectLeftOfDaysSet } from "./learning.queries.ts";

type App = Pick<AppContext, "config" | "db" | "jobs" | "log" | "now">;

/**
 * The steps of today's set: for a started one what is left of it, each skill with its current reason; else
 * what the next one would ask.
 */
export async function stepsOfDay(
	db: Db | Tx,
	{ student, suggestions, learner }: KnownLearner,
	now: Date,
): Promise<PlanStep[]> {
	const begun = await selectLeftOfDaysSet(db, student.id, await selectDaysSetSince(db, student.id, now));
	if (begun.length === 0) return todaysPlan(await placesOfDay(db, student.id, { now, suggestions }));
	const isNew = neverHad(learner, now);
	return todaysPlan(
		begun.map(({ skill_id, is_return }) => ({
			skill_id,
			reason: is_return
				? "mistake_to_make_good"
				: (suggestions.find((each) => each.skill_id === skill_id)?.reason ??
					(isNew(skill_id) ? "next_new_skill" : "keep_fresh")),
		})),
	);
}

/** Whether a student never had a question of a skill, and nothing says that it is known. */
export function neverHad(learner: KnownLearner["learner"], now: Date): (skill_id: string) => boolean {
	const standings = standingsOf(learner, now);
	return (skill_id) => !standings.has(skill_id) && !looksKnown(learner, skill_id);
}

/** The skill that each one leads to: not mastered yet, of the student's grade if there is one; null if none. */
export function whatOpens(
	{ student, learner, graph }: Pick<KnownLearner, "student" | "learner" | "graph">,
	now: Date,
): (skill_id: string) => SkillNode | null {
	const isMastered = masteredBy(learner, now);
	return (skill_id) => {
		const above = graph.skills.filter(
			({ id, is_active, builds_on }) =>
				is_active && !isMastered(id) && builds_on.some((each) => each.skill_id === skill_id),
		);
		return above.find(({ grade }) => grade === student.grade) ?? above[0] ?? null;
	};
}

/** Whether a skill is mastered. */
function masteredBy(learner: KnownLearner["learner"], now: Date): (skill_id: string) => boolean {
	const standings = standingsOf(learner, now);
	return (skill_id) => ["mastered", "due_for_review"].includes(standings.get(skill_id)?.stage ?? "unknown");
}

/** What decides what comes next; see `nextToLearn`. */
export function whatIsOpen(
	{ learner, suggestions }: KnownLearner,
	steps: readonly PlanStep[],
	now: Date,
): WhatIsOpen {
	return { steps, suggestions, isMastered: masteredBy(learner, now) };
}

/** The skills that the result of a placement names; see `firstToLearn`. */
export async function newToday(
	app: App,
	viewer: Pick<StudentViewer, "student_id" | "impersonated_by">,
): Promise<SkillNode[]> {
	return startsIn(app.db, await knowLearner(app, viewer), app.now());
}

/** The suggestions for the next skills, in order, each with its difficulty: for a parent's worksheet. */
export async function nextSuggestions(
	app: App,
	viewer: Pick<StudentViewer, "student_id" | "impersonated_by">,
): Promise<Suggestion[]> {
	return nextIn(app.db, await knowLearner(app, viewer), app.now());
}

/** The same for the weekly email, without what was finished since the last learning. */
export async function nextSuggestionsOf(db: Db, student_id: string, now: Date): Promise<Suggestion[]> {
	return nextIn(db, await readKnown(db, student_id, now), now);
}

async function nextIn(db: Db, known: KnownLearner, now: Date): Promise<Suggestion[]> {
	const next = nextToLearn(whatIsOpen(known, await stepsOfDay(db, known, now), now));
	const found = next.flatMap((each) =>
		known.suggestions.filter(({ skill_id }) => skill_id === each.skill_id),
	);
	// Everything is known: then it is kept fresh.
	return found.length > 0 ? found : known.suggestions;
}

/** The ids of the same, within the transaction that ends a placement. */
export async function startsOf(tx: Tx, student_id: string, now: Date): Promise<string[]> {
	return (await startsIn(tx, await readKnown(tx, student_id, now), now)).map(({ id }) => id);
}

async function startsIn(db: Db | Tx, known: KnownLearner, now: Date): Promise<SkillNode[]> {
	const starts = firstToLearn(whatIsOpen(known, await stepsOfDay(db, known, now), now));
	return starts.flatMap(({ skill_id }) => known.graph.byId(skill_id) ?? []);
}

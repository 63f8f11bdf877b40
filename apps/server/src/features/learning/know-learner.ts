import type { Suggestion } from "@learnin/domain/mastery/planning/what-next";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { learnFinishedOf, readLearner, selectOpenStatements, suggestFor } from "../mastery/index.ts";
import type { LearnerInGraph } from "../mastery/index.ts";
import { dayIn } from "../rewards/index.ts";
import { readPractisable, readSkillGraph, type SkillGraph, type SkillNode } from "../skills/index.ts";
import { selectStudent } from "./learning.queries.ts";

export interface KnownLearner {
	student: Awaited<ReturnType<typeof selectStudent>>;
	/** The current day in the student's time zone, as yyyy-mm-dd. */
	today: string;
	learner: LearnerInGraph;
	graph: SkillGraph;
	/** The skills that can be practiced, in teaching order. */
	teachable: readonly SkillNode[];
	/** What to practice next, the most useful first. */
	suggestions: Suggestion[];
}

type App = Pick<AppContext, "config" | "db" | "jobs" | "log" | "now">;

/** The student's current mastery, including everything that was finished. */
export async function knowLearner(
	app: App,
	viewer: Pick<StudentViewer, "student_id" | "impersonated_by">,
): Promise<KnownLearner> {
	await learnFinishedOf(app, [viewer.student_id], viewer);
	return readKnown(app.db, viewer.student_id, app.now());
}

/** The same, within a transaction: without what was finished since the last time. */
export async function readKnown(db: Db | Tx, student_id: string, now: Date): Promise<KnownLearner> {
	// One after the other: a transaction has one connection.
	const student = await selectStudent(db, student_id);
	const learner = await readLearner(db, student_id);
	const today = dayIn(student.time_zone, now);
	const graph = await readSkillGraph(db);
	const teachable = await readPractisable(db, graph);
	const told = await selectOpenStatements(db, student_id);
	const suggestions = suggestFor(learner, student.grade, { teachable, told, now });
	return { student, today, learner, graph, teachable, suggestions };
}

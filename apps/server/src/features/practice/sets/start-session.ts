import type { PracticeSession, SessionKind } from "@learnin/contract/schemas/practice.schema";
import type { AppContext } from "../../../platform/app-context.ts";
import type { StudentViewer } from "../../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { lockStudent } from "../../../platform/db/lock-student.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { dayBefore } from "../../../platform/db/tried-since.ts";
import { learnFinished } from "../../mastery/index.ts";
import { dayIn, selectPracticeDays } from "../../rewards/index.ts";
import { areServed } from "./bank.queries.ts";
import { fillFromBank } from "./fill-from-bank.ts";
import { readToMake, storeSession } from "./give-session.ts";
import { makeQuestionsInWorker } from "../questions/make-questions-in-worker.ts";
import type { MadeQuestion, WantedQuestion } from "../questions/make-questions.ts";
import { planBookmarks, planDay, planRepair, planReview, planSkill } from "./plan-session.ts";
import {
	selectDaysSetSince,
	selectOptionalSkill,
	selectQuestionsOfSession,
	selectStudent,
} from "../practice.queries.ts";
import { rememberGiven } from "../questions/given-question.ts";
import { presentQuestion } from "../questions/present-question.ts";
import { requirePlan } from "./require-plan.ts";
import {
	type SessionFilter,
	selectOptionalNewestSession,
	selectOptionalSession,
	selectOptionalUnfinishedSession,
} from "./sessions.queries.ts";

/** What a student wants to practice. */
export type SessionWish =
	| { kind: "skill"; skill_id: string }
	| { kind: "repair"; procedure: string }
	| { kind: "daily" | "review" | "bookmarks" };

const titles: Record<Exclude<SessionKind, "skill" | "assignment">, string> = {
	daily: "Today’s set",
	review: "Fix your mistakes",
	bookmarks: "Bookmarks",
	repair: "Fix a mix-up",
};

/**
 * Starts a session, or returns the unfinished one of the same kind (a day's set only since `selectDaysSetSince`). Throws
 * `not_found` for a skill that does not exist or was deactivated, and `nothing_to_practise` if no mistake is
 * due, nothing is bookmarked, or there is nothing to repair.
 */
export async function startSession(
	app: AppContext,
	viewer: StudentViewer,
	wish: SessionWish,
): Promise<PracticeSession> {
	const skill = wish.kind === "skill" ? await selectOptionalSkill(app.db, wish.skill_id) : null;
	if (skill === undefined) throw new ApiError("not_found");
	const filter = await filterOf(app, viewer, wish);
	const unfinished = await selectOptionalUnfinishedSession(app.db, viewer.student_id, filter);
	if (unfinished !== undefined) return readSession(app, viewer, unfinished.id);
	// A started session may be finished, but no new one is started for a deactivated skill.
	if (skill?.is_active === false) throw new ApiError("not_found");
	await requirePlan(app, viewer);
	await learnFinished(app, viewer.student_id);
	const session_id = await makeSession(app, viewer, { wish, filter });
	return readSession(app, viewer, session_id);
}

/** Retried only if the same student started another session, or an author withdrew a question. */
const mostTries = 5;

interface Start {
	wish: SessionWish;
	filter: SessionFilter;
}

/**
 * Reads in short statements and generates in a thread, so that a class that starts at once holds no
 * connections; the transaction only checks that what was read is still true, and stores.
 */
async function makeSession(app: AppContext, viewer: StudentViewer, start: Start): Promise<string> {
	for (let attempt = 0; attempt < mostTries; attempt += 1) {
		const newest = await selectOptionalNewestSession(app.db, viewer.student_id);
		const planned = await planOf(app, viewer, start.wish);
		const wanted = await fillFromBank(app.db, viewer.student_id, planned);
		if (wanted.length === 0) return unfinishedOrNothing(app, viewer, start.filter);
		const toMake = await readToMake(app.db, viewer.student_id, wanted);
		const made = await makeQuestionsInWorker(app, toMake.wanted, toMake.met);
		const id = await inTransaction(app.db, (tx) =>
			storeUnlessChanged(app, { tx, viewer, start, newest, made }),
		);
		if (id !== undefined) return id;
	}
	throw new ApiError("unavailable", { retryAfter: 1 });
}

/** Another tab may have taken what there was; then its session is the result. */
async function unfinishedOrNothing(
	app: AppContext,
	viewer: StudentViewer,
	filter: SessionFilter,
): Promise<string> {
	const unfinished = await selectOptionalUnfinishedSession(app.db, viewer.student_id, filter);
	if (unfinished === undefined) throw new ApiError("nothing_to_practise");
	return unfinished.id;
}

interface Making {
	tx: Tx;
	viewer: StudentViewer;
	start: Start;
	newest: string | undefined;
	made: MadeQuestion[];
}

/** Undefined if another session was started since, a question was withdrawn, or the skill was deactivated. */
async function storeUnlessChanged(
	app: AppContext,
	{ tx, viewer, start: { wish, filter }, newest, made }: Making,
): Promise<string | undefined> {
	await lockStudent(tx, viewer.student_id);
	const meanwhile = await selectOptionalUnfinishedSession(tx, viewer.student_id, filter);
	if (meanwhile !== undefined) return meanwhile.id;
	if ((await selectOptionalNewestSession(tx, viewer.student_id)) !== newest) return undefined;
	if (!(await areServed(tx, made))) return undefined;
	if (wish.kind === "skill" && (await selectOptionalSkill(tx, wish.skill_id))?.is_active !== true)
		throw new ApiError("not_found");
	return storeSession(tx, { ...ownerOf(viewer), created_at: app.now(), ...namesOf(wish) }, made);
}

function ownerOf({ family_id, student_id }: StudentViewer) {
	return { family_id, student_id };
}

function namesOf(wish: SessionWish) {
	if (wish.kind === "skill") return { kind: wish.kind, skill_id: wish.skill_id, title: null };
	const names = { kind: wish.kind, skill_id: null, title: titles[wish.kind] };
	return wish.kind === "repair" ? { ...names, procedure: wish.procedure } : names;
}

async function filterOf(app: AppContext, viewer: StudentViewer, wish: SessionWish): Promise<SessionFilter> {
	if (wish.kind === "skill") return { skill_id: wish.skill_id };
	if (wish.kind === "repair") return { kind: "repair", procedure: wish.procedure };
	if (wish.kind !== "daily") return { kind: wish.kind };
	return { kind: "daily", since: await selectDaysSetSince(app.db, viewer.student_id, app.now()) };
}

async function planOf(
	app: AppContext,
	{ student_id }: StudentViewer,
	wish: SessionWish,
): Promise<WantedQuestion[]> {
	const { db } = app;
	const now = app.now();
	switch (wish.kind) {
		case "skill":
			return planSkill(db, student_id, wish.skill_id, now);
		case "daily":
			return planDay(db, student_id, now);
		case "review":
			return planReview(db, student_id, now);
		case "bookmarks":
			return planBookmarks(db, student_id);
		case "repair":
			return planRepair(db, student_id, wish.procedure, now);
	}
}

/** A session as the student left it: at the first question that can still be answered. */
export async function readSession(
	app: AppContext,
	viewer: StudentViewer,
	session_id: string,
): Promise<PracticeSession> {
	const session = await selectOptionalSession(app.db, session_id, viewer.student_id);
	if (session === undefined) throw new ApiError("not_found");
	const [questions, today] = await Promise.all([
		selectQuestionsOfSession(app.db, session_id),
		todayOf(app, viewer.student_id),
	]);
	rememberGiven(
		questions.filter(({ finished_at }) => finished_at === null),
		viewer.student_id,
	);
	const firstOpen = questions.findIndex(
		({ finished_at, is_in_review }) => finished_at === null && !is_in_review,
	);
	return {
		id: session.id,
		kind: session.kind as SessionKind,
		skill_id: session.skill_id,
		title: session.title,
		current_index: firstOpen === -1 ? Math.max(0, questions.length - 1) : firstOpen,
		questions: questions.map(presentQuestion),
		replaced_count: Number(session.replaced_count),
		today,
		created_at: session.created_at.toISOString(),
	};
}

/** With it the page itself knows when the goal is reached in the middle of a set. */
async function todayOf({ db, now }: AppContext, student_id: string): Promise<PracticeSession["today"]> {
	const [student, days] = await Promise.all([
		selectStudent(db, student_id),
		selectPracticeDays(db, [student_id], dayBefore(now())),
	]);
	const today = dayIn(student.time_zone, now());
	return { count: days.find(({ date }) => date === today)?.finished ?? 0, goal: student.daily_goal };
}

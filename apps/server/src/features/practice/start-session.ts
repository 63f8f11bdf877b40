import type { PracticeSession, SessionKind } from "@learnin/contract/schemas/practice.schema";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { learnFinished } from "../mastery/index.ts";
import { selectServedQuestions } from "./bank.queries.ts";
import { makeQuestions, type WantedQuestion } from "./make-questions.ts";
import { fillFromBank } from "./fill-from-bank.ts";
import { mixInBank } from "./mix-in-bank.ts";
import { planBookmarks, planDay, planReview, planSkill } from "./plan-session.ts";
import {
	insertQuestions,
	lockStudent,
	selectMidnight,
	selectOptionalSkill,
	selectQuestionsOfSession,
} from "./practice.queries.ts";
import { presentQuestion } from "./present-question.ts";
import { requirePlan } from "./require-plan.ts";
import {
	insertSession,
	selectMetFingerprints,
	type SessionFilter,
	selectOptionalSession,
	selectOptionalUnfinishedSession,
} from "./sessions.queries.ts";

/** What a student wants to practise. */
export type SessionWish = { kind: "skill"; skill_id: string } | { kind: "daily" | "review" | "bookmarks" };

const titles: Record<Exclude<SessionKind, "skill" | "assignment">, string> = {
	daily: "Today’s set",
	review: "Mistakes to make good",
	bookmarks: "Bookmarks",
};

/**
 * Starts a session, or returns the unfinished one of the same kind (a day's set only on its day). Throws `not_found` for
 * a skill that there is not or that was taken out, and `nothing_to_practise` when no mistake is due or nothing is bookmarked.
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
	// What was begun is finished, but nothing new is begun of a skill that was taken out.
	if (skill?.is_active === false) throw new ApiError("not_found");
	await requirePlan(app, viewer);
	await learnFinished(app, viewer.student_id);
	const session_id = await inTransaction(app.db, async (tx) => {
		await lockStudent(tx, viewer.student_id);
		const meanwhile = await selectOptionalUnfinishedSession(tx, viewer.student_id, filter);
		if (meanwhile !== undefined) return meanwhile.id;
		const planned = await planOf(app, viewer, { tx, wish });
		const wanted = await fillFromBank(tx, viewer.student_id, planned);
		if (wanted.length === 0) throw new ApiError("nothing_to_practise");
		return giveSession(tx, { ...ownerOf(viewer), created_at: app.now(), wanted, ...namesOf(wish) });
	});
	return readSession(app, viewer, session_id);
}

export interface NewSession {
	family_id: string;
	student_id: string;
	kind: SessionKind;
	/** Of a skill: its id and no title; of any other kind a title. */
	skill_id: string | null;
	title: string | null;
	created_at: Date;
	wanted: WantedQuestion[];
}

/** Stores a session with its questions; gives its id. */
export async function giveSession(tx: Tx, { wanted, ...session }: NewSession): Promise<string> {
	const { id } = await insertSession(tx, session);
	const { family_id, student_id, created_at } = session;
	const skill_ids = [...new Set(wanted.map(({ skill_id }) => skill_id))];
	const met = await selectMetFingerprints(tx, student_id, skill_ids);
	const served = await selectServedQuestions(tx, student_id, { skill_ids, limit: wanted.length * 2 });
	const place = { family_id, student_id, created_at, session_id: id };
	await insertQuestions(tx, makeQuestions(place, mixInBank(wanted, served), met));
	return id;
}

function ownerOf({ family_id, student_id }: StudentViewer) {
	return { family_id, student_id };
}

function namesOf(wish: SessionWish) {
	if (wish.kind === "skill") return { kind: wish.kind, skill_id: wish.skill_id, title: null };
	return { kind: wish.kind, skill_id: null, title: titles[wish.kind] };
}

async function filterOf(app: AppContext, viewer: StudentViewer, wish: SessionWish): Promise<SessionFilter> {
	if (wish.kind === "skill") return { skill_id: wish.skill_id };
	if (wish.kind !== "daily") return { kind: wish.kind };
	return { kind: "daily", since: await selectMidnight(app.db, viewer.student_id, app.now()) };
}

async function planOf(
	app: AppContext,
	{ student_id }: StudentViewer,
	{ tx, wish }: { tx: Tx; wish: SessionWish },
): Promise<WantedQuestion[]> {
	const now = app.now();
	switch (wish.kind) {
		case "skill":
			return planSkill(tx, student_id, wish.skill_id, now);
		case "daily":
			return planDay(tx, student_id, now);
		case "review":
			return planReview(tx, student_id, now);
		case "bookmarks":
			return planBookmarks(tx, student_id);
	}
}

/** A session as the student left it: at the first question that still takes answers. */
export async function readSession(
	app: AppContext,
	viewer: StudentViewer,
	session_id: string,
): Promise<PracticeSession> {
	const session = await selectOptionalSession(app.db, session_id, viewer.student_id);
	if (session === undefined) throw new ApiError("not_found");
	const questions = await selectQuestionsOfSession(app.db, session_id);
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
		created_at: session.created_at.toISOString(),
	};
}

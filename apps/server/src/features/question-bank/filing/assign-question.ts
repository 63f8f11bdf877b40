import type { RouteResponse } from "@learnin/contract/define-route";
import type {
	assignQuestion as assignRoute,
	getReviewers,
} from "@learnin/contract/routes/bank/question-bank.contract";
import { countStates } from "@learnin/domain/authoring/draft/count-states";
import type { AppContext } from "../../../platform/app-context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import {
	insertEvent,
	lockOptionalQuestion,
	selectStateCounts,
	updateReviewer,
} from "../question-bank.queries.ts";
import { selectAdmins, selectOptionalAdmin, selectWaitingByReviewer } from "./reviewers.queries.ts";
import { notifyReviewer } from "./notify-people.ts";

/** Sets the reviewer of a question. Throws `not_found` if there is no such question or active super-admin. */
export async function assignQuestion(
	app: AppContext,
	account_id: string,
	{ question_id, reviewer_id }: { question_id: string; reviewer_id: string | null },
): Promise<RouteResponse<typeof assignRoute>> {
	const assigned_to = await requireReviewer(app, reviewer_id);
	const now = app.now();
	await inTransaction(app.db, async (tx) => {
		const isNew = await assignWithin(tx, { question_id, reviewer_id, account_id, now });
		const told = { question_ids: isNew ? [question_id] : [], actor_id: account_id, now };
		await notifyReviewer(app, tx, { reviewer_id, ...told });
	});
	return { assigned_to };
}

/**
 * The reviewer to set; null for no one in particular. Throws `not_found` unless it is an active super-admin.
 */
export async function requireReviewer(
	app: AppContext,
	reviewer_id: string | null,
): Promise<{ id: string; name: string } | null> {
	const reviewer = reviewer_id === null ? null : await selectOptionalAdmin(app.db, reviewer_id);
	if (reviewer === undefined) throw new ApiError("not_found");
	return reviewer;
}

/**
 * Like `assignQuestion` with a valid reviewer, in the caller's transaction and without notifications. Returns
 * whether it changed anything: an unchanged reviewer is not recorded. Throws `question_changed` if another
 * version than the expected one arrived.
 */
export async function assignWithin(
	tx: Tx,
	{
		question_id,
		reviewer_id,
		expected_version,
		account_id,
		now,
	}: {
		question_id: string;
		reviewer_id: string | null;
		expected_version?: number;
		account_id: string;
		now: Date;
	},
): Promise<boolean> {
	const row = await lockOptionalQuestion(tx, question_id);
	if (row === undefined) throw new ApiError("not_found");
	const { version } = row;
	if (expected_version !== undefined && expected_version !== version) throw new ApiError("question_changed");
	if (row.assigned_to === reviewer_id) return false;
	await updateReviewer(tx, question_id, reviewer_id);
	const done = { actor_id: account_id, created_at: now };
	await insertEvent(tx, {
		...done,
		question_id,
		version,
		kind: "assigned",
		note: "",
		about_id: reviewer_id,
	});
	await recordAct(tx, {
		...done,
		action: "question.assigned",
		subject_id: question_id,
		details: { version, reviewer: reviewer_id },
	});
	return true;
}

/** How many questions wait, and who can review them. */
export async function listReviewers(app: AppContext): Promise<RouteResponse<typeof getReviewers>> {
	const [states, admins, waitingBy] = await Promise.all([
		selectStateCounts(app.db),
		selectAdmins(app.db),
		selectWaitingByReviewer(app.db),
	]);
	const waiting = countStates(states).in_review;
	const assigned = [...waitingBy.values()].reduce((sum, count) => sum + count, 0);
	return {
		waiting,
		// The two counts are read one after the other.
		nobodys: Math.max(0, waiting - assigned),
		reviewers: admins.map((admin) => ({ ...admin, waiting: waitingBy.get(admin.id) ?? 0 })),
	};
}

import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type {
	decideQuestion as decideRoute,
	assignQuestion as assignRoute,
	QuestionState,
} from "@learnin/contract/routes/question-bank.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { breaksUnique, inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import {
	type EventKind,
	insertEvent,
	lockOptionalQuestion,
	selectOptionalAdmin,
	updateReviewer,
	updateState,
} from "./question-bank.queries.ts";

type Decision = RouteRequest<typeof decideRoute>["body"]["decision"];

/** Those that are written in the audit log too. */
type DecidedKind = Extract<EventKind, "approved" | "sent_back" | "retired" | "suspended" | "restored">;

interface Rule {
	/** From where it can be done. */
	from: readonly QuestionState[];
	to: QuestionState;
	kind: DecidedKind;
}

const rules: Record<Decision, Rule> = {
	approve: { from: ["draft", "in_review", "suspended"], to: "published", kind: "approved" },
	send_back: { from: ["in_review"], to: "draft", kind: "sent_back" },
	retire: { from: ["draft", "in_review", "published", "suspended"], to: "retired", kind: "retired" },
	suspend: { from: ["published"], to: "suspended", kind: "suspended" },
	// Not to students at once: somebody looks at it first.
	restore: { from: ["retired", "suspended"], to: "in_review", kind: "restored" },
};

/**
 * Approves the newest version, sends it back, retires, suspends or brings back. What students were given stays as it
 * was given. Throws `question_changed` when another version came meanwhile, `decision_impossible` from a state that
 * does not allow it, `note_needed` for a sending back without a word, `question_exists` when what is brought back
 * stands in the bank again.
 */
export async function decideQuestion(
	app: AppContext,
	account_id: string,
	{
		question_id,
		decision,
		expected_version,
		note,
	}: RouteRequest<typeof decideRoute>["body"] & {
		question_id: string;
	},
): Promise<RouteResponse<typeof decideRoute>> {
	const rule = rules[decision];
	if (decision === "send_back" && note === "") throw new ApiError("note_needed");
	const now = app.now();
	try {
		return await inTransaction(app.db, async (tx) => {
			const row = await lockOptionalQuestion(tx, question_id);
			if (row === undefined) throw new ApiError("not_found");
			if (row.version !== expected_version) throw new ApiError("question_changed");
			if (!rule.from.includes(row.state)) throw new ApiError("decision_impossible");
			const published_version = publishedAfter(decision, row);
			await updateState(tx, question_id, { state: rule.to, published_version, updated_at: now });
			const { version } = row;
			await insertEvent(tx, {
				question_id,
				version,
				kind: rule.kind,
				note,
				actor_id: account_id,
				created_at: now,
			});
			await recordAct(tx, {
				actor_id: account_id,
				action: `question.${rule.kind}`,
				subject_id: question_id,
				details: { version },
				created_at: now,
			});
			return { state: rule.to, published_version };
		});
	} catch (error) {
		if (breaksUnique(error, "questions_fingerprint_idx")) throw new ApiError("question_exists");
		throw error;
	}
}

/** What was taken from students comes back to them by an approval alone. */
function publishedAfter(
	decision: Decision,
	{ version, published_version }: { version: number; published_version: number | null },
): number | null {
	if (decision === "approve") return version;
	return decision === "restore" ? null : published_version;
}

/** Says who reviews a question. Throws `not_found` for no question, or no active super-admin. */
export async function assignQuestion(
	app: AppContext,
	account_id: string,
	{ question_id, reviewer_id }: { question_id: string; reviewer_id: string | null },
): Promise<RouteResponse<typeof assignRoute>> {
	const reviewer = reviewer_id === null ? null : await selectOptionalAdmin(app.db, reviewer_id);
	if (reviewer === undefined) throw new ApiError("not_found");
	await inTransaction(app.db, async (tx) => {
		const version = await updateReviewer(tx, question_id, reviewer_id);
		if (version === undefined) throw new ApiError("not_found");
		const event = { question_id, version, kind: "assigned" as const, note: "" };
		await insertEvent(tx, { ...event, actor_id: account_id, created_at: app.now() });
	});
	return { assigned_to: reviewer };
}

import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type {
	decideQuestion as decideRoute,
	QuestionDecision,
	QuestionState,
} from "@learnin/contract/routes/bank/question-bank.contract";
import type { AppContext } from "../../../platform/app-context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { breaksUnique, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { type EventKind, insertEvent, lockOptionalQuestion, updateState } from "../question-bank.queries.ts";
import { notifyAuthors } from "./notify-people.ts";

/** Those that are also written to the audit log. */
type DecidedKind = Extract<EventKind, "approved" | "sent_back" | "retired" | "suspended" | "restored">;

interface Rule {
	/** The states in which it is possible. */
	from: readonly QuestionState[];
	to: QuestionState;
	kind: DecidedKind;
	/** Whether it applies only to what students get. */
	isOfServed?: boolean;
}

const rules: Record<QuestionDecision, Rule> = {
	approve: { from: ["draft", "in_review", "suspended"], to: "published", kind: "approved" },
	send_back: { from: ["in_review"], to: "draft", kind: "sent_back" },
	retire: { from: ["draft", "in_review", "published", "suspended"], to: "retired", kind: "retired" },
	// A question whose next version is written or reviewed is still with students.
	suspend: {
		from: ["draft", "in_review", "published"],
		to: "suspended",
		kind: "suspended",
		isOfServed: true,
	},
	// Not to students at once: a person reviews it first.
	restore: { from: ["retired", "suspended"], to: "in_review", kind: "restored" },
};

/**
 * Approves the newest version, sends it back, retires, suspends or restores. Questions already given to
 * students do not change. Throws `question_changed` if another version arrived in the meantime,
 * `decision_impossible` from a state that does not allow it, `note_needed` for sending back without a note,
 * `question_exists` if a restored question would be a duplicate.
 */
export async function decideQuestion(
	app: AppContext,
	account_id: string,
	asked: AskedDecision,
): Promise<RouteResponse<typeof decideRoute>> {
	if (asked.decision === "send_back" && asked.note === "") throw new ApiError("note_needed");
	const now = app.now();
	try {
		return await inTransaction(app.db, async (tx) => {
			const decided = await decideWithin(tx, { ...asked, account_id, now });
			const { question_id, decision, note } = asked;
			await notifyAuthors(app, tx, {
				question_ids: [question_id],
				decision,
				note,
				actor_id: account_id,
				now,
			});
			return decided;
		});
	} catch (error) {
		if (breaksUnique(error, "questions_fingerprint_idx")) throw new ApiError("question_exists");
		throw error;
	}
}

export type AskedDecision = RouteRequest<typeof decideRoute>["body"] & { question_id: string };

/**
 * Like `decideQuestion`, in the caller's transaction and without notifications; a duplicate violates
 * `questions_fingerprint_idx`.
 */
export async function decideWithin(
	tx: Tx,
	{
		question_id,
		decision,
		expected_version,
		note,
		account_id,
		now,
	}: AskedDecision & { account_id: string; now: Date },
): Promise<RouteResponse<typeof decideRoute>> {
	const rule = rules[decision];
	const row = await lockOptionalQuestion(tx, question_id);
	if (row === undefined) throw new ApiError("not_found");
	if (row.version !== expected_version) throw new ApiError("question_changed");
	const is_served = row.published_version !== null;
	if (!rule.from.includes(row.state) || (rule.isOfServed === true && !is_served))
		throw new ApiError("decision_impossible");
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
}

/** A suspended question returns to students only by an approval. */
function publishedAfter(
	decision: QuestionDecision,
	{ version, published_version }: { version: number; published_version: number | null },
): number | null {
	if (decision === "approve") return version;
	return decision === "restore" ? null : published_version;
}

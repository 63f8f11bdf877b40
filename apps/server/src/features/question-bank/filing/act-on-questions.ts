import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import {
	type actOnQuestions as actRoute,
	type BulkAct,
	type BulkRefusal,
	bulkRefusal,
} from "@learnin/contract/routes/bank/question-bank.contract";
import type { AppContext } from "../../../platform/app-context.ts";
import { breaksUnique, inTransaction, type Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { selectOptionalSkill } from "../../practice/index.ts";
import { assignWithin, requireReviewer } from "./assign-question.ts";
import { decideWithin } from "./decide-question.ts";
import { fileWithin } from "./file-question.ts";
import { notifyAuthors, notifyReviewer } from "./notify-people.ts";

type Asked = RouteRequest<typeof actRoute>["body"];

/**
 * Applies an action to many questions, each in its own transaction, so that a failure holds up no other.
 * Throws `note_needed` for sending back without a note, `not_found` for an unknown skill or reviewer.
 */
export async function actOnQuestions(
	app: AppContext,
	account_id: string,
	{ act, questions }: Asked,
): Promise<RouteResponse<typeof actRoute>> {
	await requirePossible(app, act);
	const results: RouteResponse<typeof actRoute>["results"] = [];
	const done: string[] = [];
	for (const { id, expected_version } of questions) {
		const work = (tx: Tx) =>
			actWithin(tx, act, { question_id: id, expected_version, account_id, now: app.now() });
		const outcome = await outcomeOf(inTransaction(app.db, work));
		if (outcome === "done") done.push(id);
		results.push({ id, refusal: outcome === "done" || outcome === "unchanged" ? null : outcome });
	}
	await inTransaction(app.db, (tx) => tell(app, tx, act, { question_ids: done, actor_id: account_id }));
	return { results };
}

async function tell(
	app: AppContext,
	tx: Tx,
	act: BulkAct,
	on: { question_ids: readonly string[]; actor_id: string },
): Promise<void> {
	const done = { ...on, now: app.now() };
	if (act.kind === "assign") await notifyReviewer(app, tx, { ...done, reviewer_id: act.account_id });
	if (act.kind === "decide")
		await notifyAuthors(app, tx, { ...done, decision: act.decision, note: act.note });
}

/** The outcome for one; a question already in that state counts as done and notifies no one. */
type Outcome = "done" | "unchanged" | BulkRefusal;

async function requirePossible(app: AppContext, act: BulkAct): Promise<void> {
	if (act.kind === "decide" && act.decision === "send_back" && act.note === "")
		throw new ApiError("note_needed");
	if (act.kind === "assign") await requireReviewer(app, act.account_id);
	if (act.kind === "file" && act.skill_id !== undefined)
		if ((await selectOptionalSkill(app.db, act.skill_id)) === undefined) throw new ApiError("not_found");
}

async function actWithin(
	tx: Tx,
	act: BulkAct,
	on: { question_id: string; expected_version: number; account_id: string; now: Date },
): Promise<Outcome> {
	switch (act.kind) {
		case "decide":
			await decideWithin(tx, { ...on, decision: act.decision, note: act.note });
			return "done";
		case "assign":
			return (await assignWithin(tx, { ...on, reviewer_id: act.account_id })) ? "done" : "unchanged";
		case "file": {
			const { kind: _, ...filing } = act;
			return (await fileWithin(tx, { ...on, filing })) ?? "done";
		}
	}
}

async function outcomeOf(work: Promise<Outcome>): Promise<Outcome> {
	try {
		return await work;
	} catch (error) {
		if (breaksUnique(error, "questions_fingerprint_idx")) return "question_exists";
		const known = error instanceof ApiError ? bulkRefusal.safeParse(error.code) : undefined;
		if (known?.success === true) return known.data;
		throw error;
	}
}

import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import {
	type actOnQuestions as actRoute,
	type BulkAct,
	type BulkRefusal,
	bulkRefusal,
} from "@learnin/contract/routes/question-bank.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { breaksUnique, inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { selectOptionalSkill } from "../practice/index.ts";
import { assignWithin, requireReviewer } from "./assign-question.ts";
import { decideWithin } from "./decide-question.ts";
import { fileWithin } from "./file-question.ts";

type Asked = RouteRequest<typeof actRoute>["body"];

/**
 * Does the same to many questions, each in a transaction of its own: what cannot be done to one holds up no other.
 * Throws `note_needed` for a sending back without a word, `not_found` for an unknown skill or reviewer.
 */
export async function actOnQuestions(
	app: AppContext,
	account_id: string,
	{ act, questions }: Asked,
): Promise<RouteResponse<typeof actRoute>> {
	await requirePossible(app, act);
	const results: RouteResponse<typeof actRoute>["results"] = [];
	for (const { id, expected_version } of questions) {
		const work = (tx: Tx) =>
			actWithin(tx, act, { question_id: id, expected_version, account_id, now: app.now() });
		results.push({ id, refusal: await refusalOf(inTransaction(app.db, work)) });
	}
	return { results };
}

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
): Promise<BulkRefusal | null> {
	switch (act.kind) {
		case "decide":
			await decideWithin(tx, { ...on, decision: act.decision, note: act.note });
			return null;
		case "assign":
			await assignWithin(tx, { ...on, reviewer_id: act.account_id });
			return null;
		case "file": {
			const { kind: _, ...filing } = act;
			return fileWithin(tx, { ...on, filing });
		}
	}
}

async function refusalOf(work: Promise<BulkRefusal | null>): Promise<BulkRefusal | null> {
	try {
		return await work;
	} catch (error) {
		if (breaksUnique(error, "questions_fingerprint_idx")) return "question_exists";
		const known = error instanceof ApiError ? bulkRefusal.safeParse(error.code) : undefined;
		if (known?.success === true) return known.data;
		throw error;
	}
}

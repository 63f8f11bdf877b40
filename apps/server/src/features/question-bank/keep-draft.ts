import type { RouteResponse } from "@learnin/contract/define-route";
import type {
	getQuestionDraft,
	saveQuestionDraft,
} from "@learnin/contract/routes/bank/question-bank.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { deleteDraft, selectOptionalDraft, upsertDraft } from "./question-bank.queries.ts";

/** Characters of a draft as JSON; a question with every part at its maximum is below this. */
const longestDraft = 200_000;

export async function readDraft(
	app: AppContext,
	account_id: string,
	draft_key: string,
): Promise<RouteResponse<typeof getQuestionDraft>> {
	const row = await selectOptionalDraft(app.db, account_id, draft_key);
	return { draft: row?.draft ?? null, saved_at: row?.saved_at.toISOString() ?? null };
}

/** Stores the draft, or deletes it. Throws `draft_too_large`. */
export async function keepDraft(
	app: AppContext,
	account_id: string,
	{ draft_key, draft }: { draft_key: string; draft: Record<string, unknown> | null },
): Promise<RouteResponse<typeof saveQuestionDraft>> {
	if (draft === null) {
		await deleteDraft(app.db, account_id, draft_key);
		return { saved_at: null };
	}
	const text = JSON.stringify(draft);
	if (text.length > longestDraft) throw new ApiError("draft_too_large");
	const saved_at = app.now();
	await upsertDraft(app.db, { author_id: account_id, draft_key, draft: text, saved_at });
	return { saved_at: saved_at.toISOString() };
}

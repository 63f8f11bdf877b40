import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { breaksUnique } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { questionFingerprint } from "../practice/index.ts";
import { deleteBookmark, insertBookmark, updateFingerprint } from "./bookmarks.queries.ts";

/** Bookmarks a question that the student was asked. Idempotent. Throws `not_found` for any other question. */
export async function addBookmark(app: AppContext, { student_id }: StudentViewer, question_id: string) {
	const bookmark = { question_id, student_id, now: app.now() };
	const given = await insertBookmark(app.pool, { ...bookmark, fingerprint: null });
	if (given === undefined) throw new ApiError("not_found");
	if (given.old_question !== null) {
		const fingerprint = questionFingerprint(given.old_question);
		await giveFingerprint(app, question_id, fingerprint);
		await insertBookmark(app.pool, { ...bookmark, fingerprint });
	}
	return { bookmarked: true };
}

/** Removes the bookmark of a question. Idempotent. Throws `not_found` for someone else's question. */
export async function removeBookmark(app: AppContext, { student_id }: StudentViewer, question_id: string) {
	if (!(await deleteBookmark(app.pool, { question_id, student_id }))) throw new ApiError("not_found");
	return { bookmarked: false };
}

/** Of two equal old questions that both earned points, only one can have the fingerprint. */
async function giveFingerprint(app: AppContext, question_id: string, fingerprint: string): Promise<void> {
	try {
		await updateFingerprint(app.db, question_id, fingerprint);
	} catch (error) {
		if (!breaksUnique(error, "attempts_once_idx")) throw error;
	}
}

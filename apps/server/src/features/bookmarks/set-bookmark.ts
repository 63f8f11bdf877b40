import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { breaksUnique } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { questionFingerprint } from "../practice/index.ts";
import { deleteBookmark, insertBookmark, updateFingerprint } from "./bookmarks.queries.ts";

/** Bookmarks a question that was given to the student; again changes nothing. Throws `not_found` for any other question. */
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

/** Takes the bookmark of a question away; again changes nothing. Throws `not_found` for a question of somebody else. */
export async function removeBookmark(app: AppContext, { student_id }: StudentViewer, question_id: string) {
	if (!(await deleteBookmark(app.pool, { question_id, student_id }))) throw new ApiError("not_found");
	return { bookmarked: false };
}

/** Of two old questions alike that both earned points, only one can have the fingerprint. */
async function giveFingerprint(app: AppContext, question_id: string, fingerprint: string): Promise<void> {
	try {
		await updateFingerprint(app.db, question_id, fingerprint);
	} catch (error) {
		if (!breaksUnique(error, "practice_questions_earned_idx")) throw error;
	}
}

import type { RouteResponse } from "@learnin/contract/define-route";
import type { getSharedDrawing } from "@learnin/contract/routes/practice/shared-drawings.contract";
import { isDrawingSmallEnough, type SharedDrawing } from "@learnin/domain/practice/shared-drawing";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer, Viewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import {
	deleteDrawing,
	isQuestionOf,
	lockOptionalSwitch,
	selectOptionalDrawing,
	selectOptionalSwitch,
	upsertDrawing,
} from "./shared-drawings.queries.ts";

const limit = { name: "shared-drawing:student", hits: 120, seconds: 3600 };

/** What the student's sheet needs to know. Throws `not_found` for someone else's question. */
export async function readSharedDrawing(
	app: AppContext,
	{ student_id, family_id }: StudentViewer,
	question_id: string,
): Promise<RouteResponse<typeof getSharedDrawing>> {
	const of = { question_id, student_id, family_id };
	const may_show = await selectOptionalSwitch(app.db, of);
	if (may_show === undefined) throw new ApiError("not_found");
	return { may_show, drawing: (await selectOptionalDrawing(app.db, of)) ?? null };
}

/**
 * Shows the student's parents a copy of a drawing, instead of an earlier one. Idempotent. Throws `not_found`
 * for someone else's question, `drawings_off` unless a parent turned it on, `drawing_too_large` and
 * `too_many_requests`.
 */
export async function shareDrawing(
	app: AppContext,
	{ student_id, family_id }: StudentViewer,
	question_id: string,
	drawing: SharedDrawing,
): Promise<{ shared_at: string }> {
	await app.limit(limit, student_id);
	if (!isDrawingSmallEnough(drawing)) throw new ApiError("drawing_too_large");
	const of = { question_id, student_id, family_id };
	return inTransaction(app.db, async (tx) => {
		const mayShow = await lockOptionalSwitch(tx, of);
		if (mayShow === undefined) throw new ApiError("not_found");
		if (!mayShow) throw new ApiError("drawings_off");
		const shared_at = await upsertDrawing(tx, of, { drawing, shared_at: app.now() });
		return { shared_at: shared_at.toISOString() };
	});
}

/** Deletes a shown drawing, for the student or its parents. Idempotent. Throws `not_found` for everyone else. */
export async function removeSharedDrawing(
	app: AppContext,
	{ family_id, student_id }: Viewer,
	question_id: string,
): Promise<Record<string, never>> {
	if (family_id === null || !(await isQuestionOf(app.db, { question_id, family_id, student_id })))
		throw new ApiError("not_found");
	await deleteDrawing(app.db, question_id, family_id);
	return {};
}

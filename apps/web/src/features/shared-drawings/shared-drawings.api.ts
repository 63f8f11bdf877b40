import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import {
	getSharedDrawing,
	removeSharedDrawing,
	setDrawingSharing,
	shareDrawing,
} from "@learnin/contract/routes/practice/shared-drawings.contract";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type OwnDrawing = RouteResponse<typeof getSharedDrawing>;

/** Whether this child may show drawings, and what its parents see over a question. */
export function ownDrawingQuery(question_id: string) {
	return queryOptions({
		queryKey: ["shared-drawing", question_id],
		queryFn: ({ signal }) => callApi(getSharedDrawing, { params: { question_id } }, { signal }),
	});
}

/** Shows the parents a drawing instead of an earlier one; idempotent. */
export function showDrawing(question_id: string, body: RouteInput<typeof shareDrawing>["body"]) {
	return callApi(shareDrawing, { params: { question_id }, body });
}

/** Deletes what was shown over a question; idempotent. */
export function removeDrawing(question_id: string) {
	return callApi(removeSharedDrawing, { params: { question_id } });
}

export function switchDrawings(student_id: string, is_on: boolean) {
	return callApi(setDrawingSharing, { params: { student_id }, body: { is_on } });
}

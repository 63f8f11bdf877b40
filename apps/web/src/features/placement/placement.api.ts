import type { RouteResponse } from "@learnin/contract/define-route";
import {
	answerPlacement,
	finishPlacement,
	getChildPlacement,
	getPlacement,
	getPlacementResult,
	startPlacement,
} from "@learnin/contract/routes/practice/placement.contract";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type Placement = RouteResponse<typeof getPlacement>;
export type PlacementProgress = RouteResponse<typeof startPlacement>;
export type PlacementResult = RouteResponse<typeof getPlacementResult>;
export type ChildPlacement = RouteResponse<typeof getChildPlacement>;

/** Everything that a placement's answers change: the dashboard shows its progress, the plan starts from its result. */
export const CHANGED_BY_ANSWERS = ["learned"];

// Practice invalidates it, since it decides who is invited.
export const placementQuery = /* @__PURE__ */ queryOptions({
	queryKey: [...CHANGED_BY_ANSWERS, "placement"],
	queryFn: ({ signal }) => callApi(getPlacement, {}, { signal }),
});

export const placementResultQuery = /* @__PURE__ */ queryOptions({
	queryKey: ["placement", "result"],
	queryFn: ({ signal }) => callApi(getPlacementResult, {}, { signal }),
});

export function childPlacementQuery(student_id: string) {
	return queryOptions({
		queryKey: ["placement", "child", student_id],
		queryFn: ({ signal }) => callApi(getChildPlacement, { params: { student_id } }, { signal }),
	});
}

/** Starts it, or resumes an open one. */
export function start(): Promise<PlacementProgress> {
	return callApi(startPlacement, { body: {} });
}

/** No answer means "not learned yet". A repeated request counts once. */
export function sendAnswer(placement_question_id: string, answer: StudentAnswer | null) {
	return callApi(answerPlacement, { params: { placement_question_id }, body: { answer } });
}

/** Ends it with the answers so far. */
export function finish(): Promise<PlacementProgress> {
	return callApi(finishPlacement, { body: {} });
}

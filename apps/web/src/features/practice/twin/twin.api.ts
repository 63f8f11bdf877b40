import type { RouteResponse } from "@learnin/contract/define-route";
import { answerTwin, openTwin } from "@learnin/contract/routes/practice/practice.contract";
import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api-client.ts";

export type OpenTwin = RouteResponse<typeof openTwin>;

/** Opened again, it is the same one. */
export function twinQuery(question_id: string) {
	return queryOptions({
		queryKey: ["practice", "twin", question_id],
		queryFn: ({ signal }) => callApi(openTwin, { params: { question_id }, body: {} }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

export async function sendTwinAnswer(question_id: string, answer: StudentAnswer): Promise<Feedback> {
	const { feedback } = await callApi(answerTwin, { params: { question_id }, body: { answer } });
	return feedback;
}

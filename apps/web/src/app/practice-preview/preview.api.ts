import type { RouteResponse } from "@learnin/contract/define-route";
import { answerPreview, getPreview } from "@learnin/contract/routes/practice/practice-preview.contract";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type Preview = RouteResponse<typeof getPreview>;
export type PreviewResult = RouteResponse<typeof answerPreview>;

/** New questions each time a preview is opened, the same ones until it is closed. */
export function previewQuery(skill_id: string) {
	return queryOptions({
		queryKey: ["practice", "preview", skill_id],
		queryFn: ({ signal }) => callApi(getPreview, { params: { skill_id } }, { signal }),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	});
}

/** The grading result; without an answer, the right one. */
export function sendPreviewAnswer(preview_key: string, answer: StudentAnswer | null): Promise<PreviewResult> {
	return callApi(answerPreview, { body: { preview_key, answer } });
}

import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import {
	answerQuestionPreview,
	createQuestion,
	decideQuestion,
	getQuestion,
	getQuestionDraft,
	previewQuestion,
	saveQuestionDraft,
	updateQuestion,
} from "@learnin/contract/routes/bank/question-bank.contract";
import {
	drawQuestionFigure,
	getFigureSamples,
} from "@learnin/contract/routes/bank/question-figures.contract";
import type { DrawnFigureName } from "@learnin/domain/authoring/drawn-figures";
import type { FigureSettings, Question, StudentAnswer } from "@learnin/domain/question/question";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";

export type BankQuestion = RouteResponse<typeof getQuestion>;
export type Written = RouteInput<typeof previewQuestion>["body"];
export type Decision = RouteInput<typeof decideQuestion>["body"]["decision"];

/** Not refetched automatically: the draft would not follow. */
export function questionQuery(question_id: string) {
	return queryOptions({
		queryKey: ["bank-question", question_id],
		queryFn: ({ signal }) => callApi(getQuestion, { params: { question_id } }, { signal }),
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	});
}

/** The autosaved draft, fetched each time the editor opens. */
export function keptDraftQuery(draft_key: string) {
	return queryOptions({
		queryKey: ["question-draft", draft_key],
		queryFn: ({ signal }) => callApi(getQuestionDraft, { params: { draft_key } }, { signal }),
		gcTime: 0,
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	});
}

/** The previous preview stays until the next one loads. */
export function previewQuery(written: Written) {
	return queryOptions({
		queryKey: ["question-preview", written],
		queryFn: async ({ signal }) => ({
			...(await callApi(previewQuestion, { body: written }, { signal })),
			of: written.question,
		}),
		placeholderData: keepPreviousData,
		enabled: written.skill_id !== "",
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 60_000,
	});
}

/** The previous picture stays until the next one loads. */
export function drawnFigureQuery(name: DrawnFigureName, settings: FigureSettings) {
	return queryOptions({
		queryKey: ["drawn-figure", name, settings],
		queryFn: ({ signal }) => callApi(drawQuestionFigure, { body: { name, settings } }, { signal }),
		placeholderData: keepPreviousData,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 60_000,
	});
}

/** The available figures, which only change with a release. */
export const figureSamplesQuery = queryOptions({
	queryKey: ["figure-samples"],
	queryFn: ({ signal }) => callApi(getFigureSamples, {}, { signal }),
	staleTime: Number.POSITIVE_INFINITY,
});

export function answerPreview(question: Question, answer: StudentAnswer | null) {
	return callApi(answerQuestionPreview, { body: { question, answer } });
}

export function keepDraft(draft_key: string, draft: Record<string, unknown> | null) {
	return callApi(saveQuestionDraft, { params: { draft_key }, body: { draft } });
}

export type StoredState = "draft" | "in_review";

export function storeNew(body: Written & { state: StoredState }) {
	return callApi(createQuestion, { body });
}

export function storeVersion(
	question_id: string,
	body: Written & { state: StoredState; expected_version: number },
) {
	return callApi(updateQuestion, { params: { question_id }, body });
}

export function decide(
	question_id: string,
	body: { decision: Decision; expected_version: number; note: string },
) {
	return callApi(decideQuestion, { params: { question_id }, body });
}

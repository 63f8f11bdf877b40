import type { RouteInput, RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import {
	actOnQuestions,
	answerQuestionPreview,
	assignQuestion,
	type BulkAct,
	decideQuestion,
	getQuestion,
	getQuestions,
	getReviewers,
	previewQuestion,
} from "@learnin/contract/routes/bank/question-bank.contract";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export type BankPage = RouteResponse<typeof getQuestions>;
export type BankRow = BankPage["questions"][number];
export type BankQuestion = RouteResponse<typeof getQuestion>;
export type BankFilters = Omit<RouteRequest<typeof getQuestions>["query"], "cursor">;
export type BankStatistics = NonNullable<BankRow["statistics"]>;

/** Prefix of everything that a decision changes. */
export const bankKey = ["question-bank"] as const;

/** The previous rows stay until the next ones load. */
export function questionsQuery(filters: BankFilters) {
	return infiniteQueryOptions({
		queryKey: [...bankKey, "list", filters],
		queryFn: ({ pageParam, signal }) =>
			callApi(getQuestions, { query: { ...filters, ...pageAt(pageParam) } }, { signal }),
		...paged,
		placeholderData: keepPreviousData,
	});
}

/** A question of the bank for review: complete, as a student gets it, and solved. */
export function reviewedQuery(question_id: string) {
	return queryOptions({
		queryKey: [...bankKey, "one", question_id],
		queryFn: async ({ signal }) => {
			const bank = await callApi(getQuestion, { params: { question_id } }, { signal });
			const { question, skill_id, difficulty, tags } = bank;
			const [preview, { status }] = await Promise.all([
				callApi(previewQuestion, { body: { question, skill_id, difficulty, tags } }, { signal }),
				callApi(answerQuestionPreview, { body: { question, answer: null } }, { signal }),
			]);
			return { bank, preview, solution: status };
		},
	});
}

/** One loaded for review. */
export interface Reviewed {
	bank: BankQuestion;
	preview: RouteResponse<typeof previewQuestion>;
	solution: RouteResponse<typeof answerQuestionPreview>["status"];
}

/** The grading result as for a student; without an answer, the right one. */
export function tryAnswer(question: Question, answer: StudentAnswer | null) {
	return callApi(answerQuestionPreview, { body: { question, answer } });
}

export function sendDecision(question_id: string, body: RouteInput<typeof decideQuestion>["body"]) {
	return callApi(decideQuestion, { params: { question_id }, body });
}

/** The possible reviewers, and how much waits. */
export const reviewersQuery = /* @__PURE__ */ queryOptions({
	queryKey: [...bankKey, "reviewers"],
	queryFn: ({ signal }) => callApi(getReviewers, {}, { signal }),
});

/** Applies an action to several rows in their displayed versions; returns the result for each. */
export async function sendAct(act: BulkAct, rows: readonly BankRow[]) {
	const questions = rows.map(({ id, version }) => ({ id, expected_version: version }));
	return (await callApi(actOnQuestions, { body: { act, questions } })).results;
}

export function sendReviewer(question_id: string, account_id: string | null) {
	return callApi(assignQuestion, { params: { question_id }, body: { account_id } });
}

import type { RouteInput, RouteResponse } from "@learnin/contract/define-route";
import {
	answerQuestionPreview,
	getQuestion,
	getQuestionDraft,
	getQuestions,
} from "@learnin/contract/routes/bank/question-bank.contract";
import {
	getCandidate,
	getCandidateCalls,
	takeCandidate,
} from "@learnin/contract/routes/bank/generated-candidates.contract";
import {
	cancelGeneration,
	type GenerationKind,
	getGeneration,
	getGenerationChoices,
	getGenerations,
	startGeneration,
} from "@learnin/contract/routes/bank/question-generation.contract";
import type { CandidateState } from "@learnin/contract/schemas/generation.schema";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api-client.ts";
import { pageAt, paged } from "../../platform/api/paged.ts";

export type Choices = RouteResponse<typeof getGenerationChoices>;
export type Job = RouteResponse<typeof getGenerations>["jobs"][number];
export type Generation = RouteResponse<typeof getGeneration>;
export type Candidate = Generation["candidates"][number];
export type CandidateDetail = RouteResponse<typeof getCandidate>;
export type Stage = CandidateDetail["stages"][number];
export type ModelCall = RouteResponse<typeof getCandidateCalls>["calls"][number];
export type Order = RouteInput<typeof startGeneration>["body"];
export type Found = RouteResponse<typeof getQuestions>["questions"][number];

/** Everything on these pages; the lists are invalidated together after a start. */
const generationKey = ["generation"] as const;
export const jobsKey = [...generationKey, "jobs"] as const;
const pollMs = 700;

/** The models, and the rest of today's limits. */
export const choicesQuery = /* @__PURE__ */ queryOptions({
	queryKey: [...generationKey, "choices"],
	queryFn: ({ signal }) => callApi(getGenerationChoices, {}, { signal }),
});

export function jobsQuery(kind: GenerationKind) {
	return infiniteQueryOptions({
		queryKey: [...jobsKey, kind],
		queryFn: ({ pageParam, signal }) =>
			callApi(getGenerations, { query: { kind, ...pageAt(pageParam) } }, { signal }),
		...paged,
		getNextPageParam: (page: { next_cursor: string | null }) => page.next_cursor ?? undefined,
	});
}

/** Polls while something is in progress. */
export function generationQuery(job_id: string) {
	return queryOptions({
		queryKey: [...generationKey, "job", job_id],
		queryFn: ({ signal }) => callApi(getGeneration, { params: { job_id } }, { signal }),
		refetchInterval: ({ state: { data } }) => (data === undefined || isBeingMade(data) ? pollMs : false),
	});
}

/** Also after it was canceled: started candidates are finished. */
export function isBeingMade({ state, counts }: Pick<Job, "state" | "counts">): boolean {
	return state === "running" || (counts.working ?? 0) > 0;
}

/** The key includes the state, so that an unfinished candidate is loaded again. */
export function candidateQuery({
	id,
	state,
	question_id,
}: {
	id: string;
	state: CandidateState;
	question_id: string | null;
}) {
	return queryOptions({
		queryKey: [...generationKey, "candidate", id, state, question_id],
		queryFn: ({ signal }) => callApi(getCandidate, { params: { candidate_id: id } }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

export function callsQuery(candidate_id: string) {
	return queryOptions({
		queryKey: [...generationKey, "calls", candidate_id],
		queryFn: ({ signal }) => callApi(getCandidateCalls, { params: { candidate_id } }, { signal }),
		staleTime: Number.POSITIVE_INFINITY,
	});
}

/** The bank, for choosing an example; the previous results stay until the next load. */
export function exampleSearchQuery(search: string) {
	return queryOptions({
		queryKey: [...generationKey, "examples", search],
		queryFn: ({ signal }) => callApi(getQuestions, { query: search === "" ? {} : { search } }, { signal }),
		placeholderData: keepPreviousData,
	});
}

/** A question of the bank used as an example. */
export function exampleQuery(question_id: string) {
	return queryOptions({
		queryKey: [...generationKey, "example", question_id],
		queryFn: ({ signal }) => callApi(getQuestion, { params: { question_id } }, { signal }),
	});
}

export function start(body: Order) {
	return callApi(startGeneration, { body });
}

export function cancel(job_id: string) {
	return callApi(cancelGeneration, { params: { job_id } });
}

export function take(candidate_id: string, state: "draft" | "in_review") {
	return callApi(takeCandidate, { params: { candidate_id }, body: { state, tags: [] } });
}

export function answerCandidate(question: Question, answer: StudentAnswer | null) {
	return callApi(answerQuestionPreview, { body: { question, answer } });
}

/** The draft in the editor of a new question; null if empty. */
export async function keptInEditor(): Promise<unknown> {
	return (await callApi(getQuestionDraft, { params: { draft_key: "new" } })).draft;
}

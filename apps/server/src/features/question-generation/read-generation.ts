import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import {
	type getCandidate,
	type getCandidateCalls,
	type getGenerationPrompts,
} from "@learnin/contract/routes/bank/generated-candidates.contract";
import {
	type getGeneration,
	type getGenerations,
} from "@learnin/contract/routes/bank/question-generation.contract";
import { type GenerationStage, generationStage } from "@learnin/contract/schemas/generation.schema";
import { rightAnswer } from "@learnin/domain/question/right-answer";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import type { AppContext } from "../../platform/app-context.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { renderText } from "../../platform/rich-text/render.ts";
import { presentPreview } from "../practice/index.ts";
import {
	selectCalls,
	selectCandidates,
	selectJobs,
	selectOptionalCandidate,
	selectOptionalJob,
	selectPrompts,
} from "./reading.queries.ts";

const pageSize = 25;
const mostPrompts = 100;
/** Of an example in a list. */
const longestWords = 160;

type JobRow = NonNullable<Awaited<ReturnType<typeof selectOptionalJob>>>;
type CandidateRow = Awaited<ReturnType<typeof selectCandidates>>[number];

/** Generation jobs, newest first. Throws `not_found` for an invalid cursor. */
export async function listGenerations(
	app: AppContext,
	{ kind, cursor }: RouteRequest<typeof getGenerations>["query"],
): Promise<RouteResponse<typeof getGenerations>> {
	const after = requirePlace(cursor);
	const rows = await selectJobs(app.db, kind, { after, limit: pageSize + 1 });
	const { page, next_cursor } = toPage(rows, pageSize, ({ created_at, id }) => ({ created_at, id }));
	return { jobs: page.map(presentJob), next_cursor };
}

function presentJob(row: JobRow) {
	return {
		...row,
		example_words: toPlainText(row.example ?? "").slice(0, longestWords),
		created_at: row.created_at.toISOString(),
		finished_at: row.finished_at?.toISOString() ?? null,
	};
}

/** A job with its candidates so far and their totals. Throws `not_found`. */
export async function readGeneration(
	app: AppContext,
	job_id: string,
): Promise<RouteResponse<typeof getGeneration>> {
	const [row, candidates] = await Promise.all([
		selectOptionalJob(app.db, job_id),
		selectCandidates(app.db, job_id),
	]);
	if (row === undefined) throw new ApiError("not_found");
	return {
		...presentJob(row),
		example: row.example === null ? null : renderText(row.example),
		candidates: row.kind === "relevance" ? byRelevance(candidates) : candidates,
		by_model: row.models.map((model) => sumOfModel(model, candidates)),
		by_stage: generationStage.options.map((stage) => sumOfStage(stage, candidates)),
	};
}

/** The most relevant first; among equals, those without near duplicates. */
function byRelevance(candidates: CandidateRow[]): CandidateRow[] {
	return candidates.toSorted(
		(a, b) =>
			(b.relevance ?? -1) - (a.relevance ?? -1) ||
			Number(a.is_near_duplicate) - Number(b.is_near_duplicate) ||
			a.number - b.number,
	);
}

function sumOfModel(model: string, candidates: readonly CandidateRow[]) {
	const own = candidates.filter((candidate) => candidate.model === model);
	const made = own.filter(({ state }) => state === "ready" || state === "caught" || state === "failed");
	const times = made.flatMap(({ writing_ms }) => writing_ms ?? []).toSorted((a, b) => a - b);
	return {
		model,
		made: made.length,
		ready: own.filter(({ state }) => state === "ready").length,
		cost: made.reduce<number | null>(
			(sum, { cost }) => (sum === null || cost === null ? null : sum + cost),
			0,
		),
		median_writing_ms: times[Math.floor((times.length - 1) / 2)] ?? null,
	};
}

function sumOfStage(stage: GenerationStage, candidates: readonly CandidateRow[]) {
	const outcomes = candidates.flatMap(({ stages }) =>
		stages.filter((each) => each.stage === stage).map(({ outcome }) => outcome),
	);
	const count = (which: (typeof outcomes)[number]) => outcomes.filter((outcome) => outcome === which).length;
	return {
		stage,
		passed: count("passed"),
		failed: count("failed"),
		not_applicable: count("not_applicable"),
		not_run: count("not_run"),
	};
}

/** One candidate as its reviewer needs it. Throws `not_found`. */
export async function readCandidate(
	app: AppContext,
	candidate_id: string,
): Promise<RouteResponse<typeof getCandidate>> {
	const row = await selectOptionalCandidate(app.db, candidate_id);
	if (row === undefined) throw new ApiError("not_found");
	return {
		...row,
		prompt: row.rendered?.prompt ?? null,
		is_near_duplicate: row.near_duplicates.length > 0,
		near_duplicates: row.near_duplicates.map((near) => ({ ...near, prompt: renderText(near.prompt) })),
		preview: previewOf(row),
	};
}

function previewOf(row: NonNullable<Awaited<ReturnType<typeof selectOptionalCandidate>>>) {
	const { question, rendered, difficulty } = row;
	if (question === null || rendered === null) return null;
	const skill = { id: row.skill_id, name: row.child_name, grade: row.grade };
	return {
		question: presentPreview({ question, rendered, skill, difficulty }),
		hints: rendered.hints,
		right_answer: rightAnswer(question),
		answer_list: rendered.answer_list,
		explanation: rendered.explanation,
	};
}

/** The model calls for a candidate. Throws `not_found`. */
export async function readCalls(
	app: AppContext,
	candidate_id: string,
): Promise<RouteResponse<typeof getCandidateCalls>> {
	const [candidate, calls] = await Promise.all([
		selectOptionalCandidate(app.db, candidate_id),
		selectCalls(app.db, candidate_id),
	]);
	if (candidate === undefined) throw new ApiError("not_found");
	return { calls: calls.map((call) => ({ ...call, created_at: call.created_at.toISOString() })) };
}

export async function readPrompts(app: AppContext): Promise<RouteResponse<typeof getGenerationPrompts>> {
	const prompts = await selectPrompts(app.db, mostPrompts);
	return {
		prompts: prompts.map((prompt) => ({ ...prompt, created_at: prompt.created_at.toISOString() })),
	};
}

import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import {
	type cancelGeneration as cancelRoute,
	type getGenerationChoices,
	MAX_CANDIDATES,
	MAX_MODELS,
	type startGeneration as startRoute,
} from "@learnin/contract/routes/bank/question-generation.contract";
import { questionWords } from "@learnin/domain/question/text/question-words";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { selectOptionalSkill } from "../practice/index.ts";
import { selectOptionalBankQuestion } from "../question-bank/index.ts";
import {
	insertCandidates,
	insertJob,
	lockOptionalJob,
	updateJobEnded,
	updateWaitingCancelled,
} from "./generation.queries.ts";
import { generationShare } from "./limits.ts";

type Order = RouteRequest<typeof startRoute>["body"];

/** Longer examples are cut: a question has fewer characters. */
const longestExample = 8_000;

/** The available models, and what is left of the day's limits for generation. */
export async function readChoices({
	models,
}: Pick<AppContext, "models">): Promise<RouteResponse<typeof getGenerationChoices>> {
	const { used, limits } = await models.today();
	return {
		models: [...models.known],
		most_candidates: MAX_CANDIDATES,
		most_models: MAX_MODELS,
		calls_left: Math.max(0, Math.floor(limits.calls * generationShare) - used.calls),
		cost_today: used.cost_micros,
		cost_limit: Math.floor(limits.cost_micros * generationShare),
	};
}

/**
 * Starts a job: its candidates wait for any node. Throws `model_missing` without models, `model_unknown`,
 * `too_many_candidates`, `generation_limit_reached` if the day has nothing left, `not_found` for an invalid
 * skill or example.
 */
export async function startGeneration(
	app: AppContext,
	account_id: string,
	order: Order,
): Promise<RouteResponse<typeof startRoute>> {
	const turns = turnsOf(app, order);
	if ((await selectOptionalSkill(app.db, order.skill_id)) === undefined) throw new ApiError("not_found");
	const example = await exampleText(app, order.example);
	const left = await readChoices(app);
	if (left.calls_left === 0 || left.cost_today >= left.cost_limit)
		throw new ApiError("generation_limit_reached");
	const { kind, skill_id, question_type, answer_type, difficulty, wish, sends_to_review } = order;
	const brief = { kind, skill_id, question_type, answer_type, difficulty, wish, sends_to_review };
	const created_at = app.now();
	return inTransaction(app.db, async (tx) => {
		const models = [...new Set(order.models)];
		const job_id = await insertJob(tx, { ...brief, example, models, created_by: account_id, created_at });
		for (const candidate_id of await insertCandidates(tx, job_id, turns))
			await app.jobs.add(tx, "make-candidate", { candidate_id });
		const details = { kind, skill_id, number: turns.length };
		await recordAct(tx, {
			actor_id: account_id,
			action: "generation.started",
			subject_id: job_id,
			details,
			created_at,
		});
		return { job_id };
	});
}

/** Which model makes which candidate: the same number each when side by side, otherwise in turn. */
function turnsOf({ models: { names } }: AppContext, { kind, models, number }: Order): string[] {
	if (names.length === 0) throw new ApiError("model_missing");
	const chosen = [...new Set(models)];
	if (chosen.some((name) => !names.includes(name))) throw new ApiError("model_unknown");
	const count = kind === "compare" ? number * chosen.length : number;
	if (count > MAX_CANDIDATES) throw new ApiError("too_many_candidates");
	return Array.from({ length: count }, (_, at) => chosen[at % chosen.length] ?? "");
}

async function exampleText({ db }: AppContext, example: Order["example"]): Promise<string | null> {
	if (example === null) return null;
	if (example.kind === "text") return example.text === "" ? null : example.text;
	const row = await selectOptionalBankQuestion(db, example.question_id);
	if (row === undefined) throw new ApiError("not_found");
	return questionWords(row.question).slice(0, longestExample);
}

/** Stops a job: nothing new is started, the results stay. Throws `not_found`. */
export async function cancelGeneration(
	app: AppContext,
	account_id: string,
	job_id: string,
): Promise<RouteResponse<typeof cancelRoute>> {
	const now = app.now();
	return inTransaction(app.db, async (tx) => {
		const row = await lockOptionalJob(tx, job_id);
		if (row === undefined) throw new ApiError("not_found");
		if (row.state !== "running") return { state: row.state };
		await updateWaitingCancelled(tx, job_id, now);
		await updateJobEnded(tx, job_id, "cancelled", now);
		await recordAct(tx, {
			actor_id: account_id,
			action: "generation.cancelled",
			subject_id: job_id,
			created_at: now,
		});
		return { state: "cancelled" as const };
	});
}

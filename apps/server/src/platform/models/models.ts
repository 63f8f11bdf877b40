import { setTimeout as pause } from "node:timers/promises";
import type { LanguageModel } from "ai";
import type { Db } from "../db/database.ts";
import { type Call, type CallFailure, callModel, type CallResult } from "./call-model.ts";
import { languageModelOf } from "./language-model.ts";
import { insertModelCall, type ModelCall, takeCallOfDay } from "./model-calls.queries.ts";
import type { ModelSetting } from "./model-settings.ts";

/** What is asked of which model. */
export interface ModelQuestion<T> extends Omit<Call<T>, "signal"> {
	/** The name that the settings give it. */
	model: string;
	purpose: ModelCall["purpose"];
	/** Kept with the call, so that figures of different wordings are not mixed. */
	prompt_version: string;
}

export type ModelAnswer<T> =
	| { outcome: "answered"; value: T }
	/** limit_reached: the day's calls are used up; the model was not asked. */
	| { outcome: CallFailure | "limit_reached" };

/** The configured models. Where there are none, the parts that need one are switched off. */
export interface Models {
	/** In the order of the settings. */
	names: readonly string[];
	/**
	 * A structured answer, or why there is none. Takes at most 8 seconds, one retry included where that makes sense.
	 * Throws only when the database fails or the name is unknown.
	 */
	askModel<T>(question: ModelQuestion<T>): Promise<ModelAnswer<T>>;
}

export interface ModelsOptions {
	settings: readonly ModelSetting[];
	/** Calls per UTC day, of all nodes and models together. */
	dailyLimit: number;
	db: Db;
	now: () => Date;
	timeoutMs?: number;
}

const patienceMs = 8_000;
/** Who asks to wait longer is not asked again. */
const longestPauseMs = 2_000;

export function createModels(options: ModelsOptions): Models {
	const models = new Map(options.settings.map((setting) => [setting.name, languageModelOf(setting)]));
	return {
		names: [...models.keys()],
		async askModel(question) {
			const model = models.get(question.model);
			if (model === undefined) throw new Error("no model of this name is configured");
			const signal = AbortSignal.timeout(options.timeoutMs ?? patienceMs);
			const first = await callCounted(options, model, { ...question, signal });
			const pauseMs = "retry_after_ms" in first ? first.retry_after_ms : null;
			if (pauseMs === null || pauseMs > longestPauseMs) return withoutCosts(first);
			const isInTime = await pause(pauseMs, true, { signal }).catch(() => false);
			return withoutCosts(isInTime ? await callCounted(options, model, { ...question, signal }) : first);
		},
	};
}

type CountedResult<T> = CallResult<T> | { outcome: "limit_reached" };

/** One call within the day's limit, recorded whatever comes of it. */
async function callCounted<T>(
	{ db, now, dailyLimit }: ModelsOptions,
	model: LanguageModel,
	question: ModelQuestion<T> & { signal: AbortSignal },
): Promise<CountedResult<T>> {
	const created_at = now();
	const day = created_at.toISOString().slice(0, 10);
	if (!(await takeCallOfDay(db, day, dailyLimit))) return { outcome: "limit_reached" };
	const begun = performance.now();
	const result = await callModel(model, question);
	const { outcome, input_tokens, output_tokens } = result;
	const { purpose, prompt_version } = question;
	const duration_ms = Math.round(performance.now() - begun);
	const call = { day, model: question.model, purpose, prompt_version, outcome, duration_ms, created_at };
	await insertModelCall(db, { ...call, input_tokens, output_tokens });
	return result;
}

function withoutCosts<T>(result: CountedResult<T>): ModelAnswer<T> {
	return result.outcome === "answered"
		? { outcome: result.outcome, value: result.value }
		: { outcome: result.outcome };
}

import { setTimeout as pause } from "node:timers/promises";
import type { LanguageModel } from "ai";
import type { Db } from "../db/database.ts";
import { costOf, mostCostOf } from "./call-cost.ts";
import { type Call, type CallFailure, callModel, type CallResult } from "./call-model.ts";
import { languageModelOf } from "./language-model.ts";
import { insertModelCall, selectDay, settleCostOfDay, reserveCall } from "./model-calls.queries.ts";
import type { DayLimits, ModelCall } from "./model-calls.queries.ts";
import type { CalledModel } from "../metrics/metrics.ts";
import type { ModelSetting } from "./model-settings.ts";

/** What to ask which model. */
export interface ModelQuestion<T> extends Omit<Call<T>, "signal" | "temperature" | "most_output_tokens"> {
	/** Its name in the settings. */
	model: string;
	purpose: ModelCall["purpose"];
	/** Recorded with the call, so that figures of different prompts are not mixed. */
	prompt_version: string;
	/** 0 by default. */
	temperature?: number;
	/** Room for a model that reasons before it answers; 2,000 by default. */
	most_output_tokens?: number;
	/** How long to wait, including one retry; 8 seconds by default. */
	patience_ms?: number;
	/** The share of the day's limits that this may use up, 0 to 1; all of it by default. */
	share?: number;
	/** Called for every request that was made, including retries. */
	onCall?: (call: FinishedCall) => void;
}

/** One request that was made, with its result. */
export interface FinishedCall
	extends Pick<
		ModelCall,
		"outcome" | "input_tokens" | "output_tokens" | "cost_micros" | "duration_ms" | "created_at"
	> {
	/** The model's response; null if nothing is known of it. */
	text: string | null;
}

/** limit_reached, cost_limit_reached: the day's calls or money are used up; the model was not called. */
type LimitReached = "limit_reached" | "cost_limit_reached";

export type ModelAnswer<T> = { outcome: "answered"; value: T } | { outcome: CallFailure | LimitReached };

/** What people see of a configured model. */
export interface KnownModel {
	name: string;
	is_stand_in: boolean;
	/** US dollars per million tokens; null if unknown. */
	input_price: number | null;
	output_price: number | null;
}

/** The configured models. Without any, the parts that need one are switched off. */
export interface Models {
	/** In the order of the settings. */
	names: readonly string[];
	known: readonly KnownModel[];
	/**
	 * A structured response, or why there is none. Takes at most `patience_ms` of the question, including
	 * one retry if that makes sense. Throws only if the database fails or the name is unknown.
	 */
	askModel<T>(question: ModelQuestion<T>): Promise<ModelAnswer<T>>;
	/** Today's usage, and the limits. */
	today(): Promise<{ used: DayLimits; limits: DayLimits }>;
}

export interface ModelsOptions {
	settings: readonly ModelSetting[];
	/** Calls per UTC day, across all nodes and models. */
	dailyLimit: number;
	/** US dollars per UTC day, across all nodes and the models with a price; 20 by default. */
	dailyCost?: number;
	db: Db;
	now: () => Date;
	/** Called for every request, including retries. */
	onCall?: (call: CalledModel) => void;
	/** Replaces every timeout; for tests. */
	timeoutMs?: number;
}

const patienceMs = 8_000;
const mostOutputTokens = 2_000;
/** A provider that asks for a pause longer than this part of the timeout is not retried. */
const longestPause = 0.25;
const microsPerDollar = 1_000_000;

interface ConfiguredModel {
	setting: ModelSetting;
	model: LanguageModel;
}

export function createModels(options: ModelsOptions): Models {
	const models = new Map(
		options.settings.map((setting) => [setting.name, { setting, model: languageModelOf(setting) }]),
	);
	return {
		names: [...models.keys()],
		known: options.settings.map(({ name, inputPrice = null, outputPrice = null, standIn = false }) => ({
			name,
			is_stand_in: standIn,
			input_price: inputPrice,
			output_price: outputPrice,
		})),
		async askModel(question) {
			const model = models.get(question.model);
			if (model === undefined) throw new Error("no model of this name is configured");
			const patience = options.timeoutMs ?? question.patience_ms ?? patienceMs;
			const signal = AbortSignal.timeout(patience);
			const first = await callCounted(options, model, { ...question, signal });
			const pauseMs = "retry_after_ms" in first ? first.retry_after_ms : null;
			if (pauseMs === null || pauseMs > patience * longestPause) return withoutCosts(first);
			const isInTime = await pause(pauseMs, true, { signal }).catch(() => false);
			return withoutCosts(isInTime ? await callCounted(options, model, { ...question, signal }) : first);
		},
		async today() {
			const used = await selectDay(options.db, dayOf(options.now()));
			return { used, limits: limitsOf(options, 1) };
		},
	};
}

function dayOf(moment: Date): string {
	return moment.toISOString().slice(0, 10);
}

function limitsOf({ dailyLimit, dailyCost = 20 }: ModelsOptions, share: number): DayLimits {
	return {
		calls: Math.floor(dailyLimit * share),
		cost_micros: Math.floor(dailyCost * microsPerDollar * share),
	};
}

type CountedResult<T> = CallResult<T> | { outcome: LimitReached };

/** One call within the day's limits, recorded whatever its outcome. */
async function callCounted<T>(
	options: ModelsOptions,
	{ setting, model }: ConfiguredModel,
	question: ModelQuestion<T> & { signal: AbortSignal },
): Promise<CountedResult<T>> {
	const { db, now } = options;
	const call = {
		...question,
		temperature: question.temperature ?? 0,
		most_output_tokens: question.most_output_tokens ?? mostOutputTokens,
	};
	const created_at = now();
	const day = dayOf(created_at);
	const most = mostCostOf(setting, call) ?? 0;
	const taken = await reserveCall(db, day, limitsOf(options, question.share ?? 1), most);
	if (taken !== "taken") return { outcome: taken };
	const begun = performance.now();
	const result = await callModel(model, call);
	const { outcome, input_tokens, output_tokens, text } = result;
	const duration_ms = Math.round(performance.now() - begun);
	// A provider may bill a call that we stopped waiting for.
	const cost_micros = outcome === "timeout" ? mostCostOf(setting, call) : costOf(setting, result);
	if (cost_micros !== null && cost_micros !== most) await settleCostOfDay(db, day, cost_micros - most);
	const made = { outcome, input_tokens, output_tokens, cost_micros, duration_ms, created_at };
	const { purpose, prompt_version } = question;
	await insertModelCall(db, { day, model: setting.name, purpose, prompt_version, ...made });
	options.onCall?.({ model: setting.name, purpose, outcome, seconds: duration_ms / 1000, cost_micros });
	question.onCall?.({ ...made, text });
	return result;
}

function withoutCosts<T>(result: CountedResult<T>): ModelAnswer<T> {
	return result.outcome === "answered"
		? { outcome: result.outcome, value: result.value }
		: { outcome: result.outcome };
}

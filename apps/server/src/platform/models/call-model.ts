import { storable } from "@learnin/domain/texts/storable";
import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output } from "ai";
import type * as z from "zod";
import { ResponseTooLong } from "./bounded-fetch.ts";

// Otherwise the library prints warnings on standard error.
globalThis.AI_SDK_LOG_WARNINGS = false;

/**
 * Why there is no result: refused; truncated by the model's limit or ours; not JSON of the requested schema;
 * timeout; rate_limited; unavailable: every other error of the provider or the connection to it.
 */
export type CallFailure = "refused" | "truncated" | "not_json" | "timeout" | "rate_limited" | "unavailable";

export interface Tokens {
	input_tokens: number | null;
	output_tokens: number | null;
}

export type CallResult<T> = Tokens &
	(
		| { outcome: "answered"; value: T }
		/** Milliseconds after which the same call may succeed; null if it would fail again. */
		| { outcome: CallFailure; retry_after_ms: number | null }
	) & {
		/** What it said, as far as known; truncated if it is long. */
		text: string | null;
	};

export interface Call<T> {
	instructions: string;
	/** Each is its own message. */
	messages: string[];
	schema: z.ZodType<T>;
	/** 0: always the most likely tokens; higher: more variety. */
	temperature: number;
	most_output_tokens: number;
	signal: AbortSignal;
}

/** How much of a model's response is kept. */
const longestText = 20_000;

/** Models also write what no text can contain: "\\frac" with one backslash is a control character in JSON. */
function kept(text: string): string {
	return storable(text.slice(0, longestText));
}

/** One request to a model, without retries. Never throws: whatever the provider does is an outcome. */
export async function callModel<T>(model: LanguageModel, call: Call<T>): Promise<CallResult<T>> {
	try {
		const result = await generateText({
			model,
			instructions: call.instructions,
			messages: call.messages.map((content) => ({ role: "user" as const, content })),
			output: Output.object({ schema: call.schema }),
			temperature: call.temperature,
			maxOutputTokens: call.most_output_tokens,
			maxRetries: 0,
			abortSignal: call.signal,
		});
		const said = { ...tokensOf(result.usage), text: kept(result.text) };
		// A truncated or refused response may still parse.
		if (result.finishReason !== "stop") return failed(failureOfFinish(result.finishReason), said);
		return { outcome: "answered", value: storable(result.output), ...said };
	} catch (error) {
		return failureOf(error, call.signal);
	}
}

function failureOf(error: unknown, signal: AbortSignal): CallResult<never> {
	if (signal.aborted) return failed("timeout");
	if (error instanceof ResponseTooLong) return failed("truncated");
	if (NoObjectGeneratedError.isInstance(error))
		return failed(failureOfFinish(error.finishReason), {
			...tokensOf(error.usage),
			text: error.text === undefined ? null : kept(error.text),
		});
	if (!APICallError.isInstance(error)) return failed("unavailable");
	// The provider responded, but not in its own format.
	if (error.statusCode !== undefined && error.statusCode < 300) return failed("not_json");
	const outcome = error.statusCode === 429 ? "rate_limited" : "unavailable";
	return { ...failed(outcome), retry_after_ms: error.isRetryable ? retryAfterOf(error) : null };
}

function failureOfFinish(reason: string | undefined): CallFailure {
	if (reason === "content-filter") return "refused";
	return reason === "length" ? "truncated" : "not_json";
}

function retryAfterOf({ responseHeaders }: APICallError): number {
	const seconds = Number(responseHeaders?.["retry-after"] ?? Number.NaN);
	return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : 300;
}

const nothingSaid: Tokens & { text: string | null } = { input_tokens: null, output_tokens: null, text: null };

function failed(outcome: CallFailure, said = nothingSaid) {
	return { outcome, retry_after_ms: null, ...said };
}

function tokensOf(
	usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined,
): Tokens {
	return { input_tokens: usage?.inputTokens ?? null, output_tokens: usage?.outputTokens ?? null };
}

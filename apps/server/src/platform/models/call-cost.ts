import type { Call, Tokens } from "./call-model.ts";
import type { ModelSetting } from "./model-settings.ts";

type Prices = Pick<ModelSetting, "inputPrice" | "outputPrice">;

/**
 * Millionths of a dollar, rounded up: a price per million tokens is that many millionths per token. Null
 * without prices.
 */
export function costOf({ inputPrice, outputPrice }: Prices, tokens: Tokens): number | null {
	if (inputPrice === undefined || outputPrice === undefined) return null;
	return Math.ceil((tokens.input_tokens ?? 0) * inputPrice + (tokens.output_tokens ?? 0) * outputPrice);
}

/**
 * The maximum cost of a call, null without prices: no provider makes more tokens of a text than it has bytes,
 * and the call bounds the output. The last number leaves room for the schema and the provider's own wrapping.
 */
export function mostCostOf(
	prices: Prices,
	{
		instructions,
		messages,
		most_output_tokens,
	}: Pick<Call<unknown>, "instructions" | "messages" | "most_output_tokens">,
): number | null {
	const bytes = Buffer.byteLength([instructions, ...messages].join(""));
	return costOf(prices, { input_tokens: bytes + 2_000, output_tokens: most_output_tokens });
}

import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogle } from "@ai-sdk/google";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { boundedFetch } from "./bounded-fetch.ts";
import type { ModelSetting } from "./model-settings.ts";

/** The library's client for a configured model. */
export function languageModelOf({ provider, baseUrl, apiKey, model }: ModelSetting): LanguageModel {
	const place = { baseURL: baseUrl, apiKey, fetch: boundedFetch };
	switch (provider) {
		case "openai-compatible":
			// Without the flag the library silently leaves the schema out of the request.
			return createOpenAICompatible({ ...place, name: "configured", supportsStructuredOutputs: true })(model);
		case "anthropic":
			return createAnthropic(place)(model);
		case "google":
			return createGoogle(place)(model);
	}
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { callModel } from "./call-model.ts";
import { languageModelOf } from "./language-model.ts";

/**
 * A model's response: JSON in which a formula has one backslash too few, and characters that no text can
 * contain.
 */
const said = String.raw`{"prompt":"What is $\frac{1}{2}$\u0000 of \ud8004?\r\nThink.","hints":["\ud83d\ude00 one"]}`;
const provider = createServer((_, response) => {
	const message = { role: "assistant", content: said };
	response.setHeader("content-type", "application/json");
	response.end(
		JSON.stringify({
			id: "1",
			created: 1,
			model: "m",
			choices: [{ index: 0, message, finish_reason: "stop" }],
			usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
		}),
	);
});
beforeAll(async () => {
	await once(provider.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => void provider.close());

test("a response has no characters that a text cannot contain, however the model escapes its JSON", async () => {
	const { port } = provider.address() as AddressInfo;
	const model = languageModelOf({
		name: "m",
		provider: "openai-compatible",
		baseUrl: `http://127.0.0.1:${port}/v1`,
		apiKey: "key",
		model: "m",
	});
	const result = await callModel(model, {
		instructions: "Write.",
		messages: ["One."],
		schema: z.strictObject({ prompt: z.string(), hints: z.array(z.string()) }),
		temperature: 0,
		most_output_tokens: 100,
		signal: AbortSignal.timeout(10_000),
	});
	expect(result).toMatchObject({
		outcome: "answered",
		value: { prompt: "What is $rac{1}{2}$ of 4?\nThink.", hints: ["😀 one"] },
		text: said,
	});
});

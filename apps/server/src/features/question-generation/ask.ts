import type { AppContext } from "../../platform/app-context.ts";
import type { FinishedCall, ModelAnswer, ModelQuestion } from "../../platform/models/models.ts";
import { insertCall, insertPromptOnce } from "./candidate.queries.ts";
import { generationShare } from "./limits.ts";
import { solveVersion, solveWording } from "./solve-prompt.ts";
import { writeVersion, writeWording } from "./write-prompt.ts";

const purposes = {
	"generate-question": {
		version: writeVersion,
		wording: writeWording,
		/** A model that reasons is slow, and a question with its hints is a page long. */
		patience_ms: 60_000,
		most_output_tokens: 6_000,
		/** Different output on every call. */
		temperature: 0.7,
	},
	"solve-question": {
		version: solveVersion,
		wording: solveWording,
		patience_ms: 45_000,
		most_output_tokens: 4_000,
		temperature: 0,
	},
} as const;

export type GenerationPurpose = keyof typeof purposes;

/** Asks a model for a candidate, and records prompt and response verbatim. */
export async function ask<T>(
	{ db, models, now }: Pick<AppContext, "db" | "models" | "now">,
	candidate_id: string,
	purpose: GenerationPurpose,
	question: Pick<ModelQuestion<T>, "model" | "instructions" | "messages" | "schema">,
): Promise<{ answer: ModelAnswer<T>; calls: FinishedCall[] }> {
	const { version, wording, ...terms } = purposes[purpose];
	const calls: FinishedCall[] = [];
	const answer = await models.askModel({
		...question,
		...terms,
		purpose,
		prompt_version: version,
		share: generationShare,
		onCall: (call) => calls.push(call),
	});
	if (calls.length === 0) return { answer, calls };
	await insertPromptOnce(db, { purpose, version, wording, created_at: now() });
	const { model, instructions, messages } = question;
	const asked = { candidate_id, purpose, prompt_version: version, model, instructions, messages };
	for (const { text, ...call } of calls) await insertCall(db, { ...asked, ...call, answer: text });
	return { answer, calls };
}

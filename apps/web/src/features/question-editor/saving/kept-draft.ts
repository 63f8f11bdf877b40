import { newDraft, type QuestionDraft } from "@learnin/domain/authoring/draft/question-draft";
import { typeWords } from "../../question-common/index.ts";

/** The autosaved draft, and the version it is based on. */
export interface Kept {
	draft: QuestionDraft;
	version: number | null;
}

/** An autosaved draft of this or an earlier editor; null if it is invalid. */
export function readKept(kept: unknown): Kept | null {
	if (!isRecord(kept) || !isRecord(kept["draft"])) return null;
	const { draft, version } = kept;
	const type = draft["question_type"];
	if (typeof type !== "string" || !Object.hasOwn(typeWords, type)) return null;
	const empty = newDraft("FILL_ONE");
	const isWhole = Object.entries(empty).every(([name, value]) => hasShapeOf(draft[name], value));
	if (!isWhole) return null;
	return { draft: draft as unknown as QuestionDraft, version: typeof version === "number" ? version : null };
}

/** Null fits anything; lists and texts must keep their type. */
function hasShapeOf(value: unknown, example: unknown): boolean {
	if (value === undefined) return false;
	if (example === null) return true;
	return typeof value === typeof example && Array.isArray(value) === Array.isArray(example);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

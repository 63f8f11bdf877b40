import type { RenderedText } from "@learnin/contract/schemas/common.schema";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { renderText } from "../../../platform/rich-text/render.ts";
import { servedTypeOf } from "../question-types/served-types.ts";

/** What a student entered, unchanged; null if nothing was. */
export function presentAnswer(question: Question, answer: StudentAnswer): RenderedText | null {
	const parts = servedTypeOf(answer)
		.answerSources(answer, question)
		.filter((part) => part !== "");
	return parts.length === 0 ? null : renderText(parts.join("; "));
}

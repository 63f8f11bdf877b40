import type { Question } from "@learnin/domain/question/question";
import type { RenderedQuestion } from "../../../platform/rich-text/rendered-question.ts";

/** What is asked: the prompt with its drawing and pictures. */
export function presentPrompt({ figure, images }: Question, { prompt }: Pick<RenderedQuestion, "prompt">) {
	return { prompt, figure: figure ?? null, images: images ?? [] };
}

import { plainSource } from "../answers/answer-source.ts";
import type { ServedType } from "./served-type.ts";

const longestShown = 2_000;

export const verifyWithLlm: ServedType<"VERIFY_WITH_LLM"> = {
	render: () => ({}),
	rightSources: ({ key }) => [key.sample_answer],
	present: ({ question_type }) => ({ question_type }),
	answerSources: ({ text }) => [plainSource(text.slice(0, longestShown))],
};

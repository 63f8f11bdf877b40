import { blankSource, entrySource, isTime, presentAround } from "./boxes.ts";
import type { ServedType } from "./served-type.ts";

export const fillOne: ServedType<"FILL_ONE"> = {
	render: () => ({}),
	rightSources: (question) => [blankSource(question)],
	present: (question) => ({
		question_type: question.question_type,
		...presentAround(question),
		is_time: isTime(question),
	}),
	answerSources: ({ text }, question) => [
		entrySource(text, question.question_type === "FILL_ONE" ? question : {}),
	],
};

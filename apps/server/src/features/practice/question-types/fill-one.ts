import { blankSource, entrySource, isTime, presentAround } from "./boxes.ts";
import type { ServedType } from "./served-type.ts";

/** The page's id of the only box. */
const ONLY_BOX = "answer";

export const fillOne: ServedType<"FILL_ONE"> = {
	render: ({ interaction, key }) =>
		interaction === undefined ? {} : { answer_dict: { [ONLY_BOX]: key.answers[0] ?? "" } },
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

import type { QuestionOf } from "@learnin/domain/question-types/type-record";
import { optionSource, presentOptions, renderOptions } from "./options.ts";
import type { ServedType } from "./served-type.ts";

function pairSource(
	{ left_options, right_options }: QuestionOf<"MATCH_THE_FOLLOWING">,
	left: string,
	right: string,
): string {
	return `${optionSource(left_options, left)} → ${optionSource(right_options, right)}`;
}

export const match: ServedType<"MATCH_THE_FOLLOWING"> = {
	render: ({ left_options, right_options, key }) => ({
		left_options: renderOptions(left_options),
		right_options: renderOptions(right_options),
		answer_dict: key.answer_dict,
	}),
	rightSources: (question) =>
		question.left_options.map(({ id }) => pairSource(question, id, question.key.answer_dict[id] ?? "")),
	present: ({ question_type, left_options, right_options }, rendered) => ({
		question_type,
		left_options: presentOptions(left_options, rendered.left_options),
		right_options: presentOptions(right_options, rendered.right_options),
	}),
	answerSources: ({ answer_dict }, question) =>
		question.question_type === "MATCH_THE_FOLLOWING"
			? Object.entries(answer_dict).map(([left, right]) => pairSource(question, left, right))
			: [],
};

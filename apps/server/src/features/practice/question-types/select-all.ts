import { optionSource, presentOptions, renderOptions } from "./options.ts";
import type { ServedType } from "./served-type.ts";

export const selectAll: ServedType<"SELECT_ALL"> = {
	render: ({ options }) => ({ options: renderOptions(options) }),
	rightSources: ({ options, key }) => key.option_ids.map((id) => optionSource(options, id)),
	present: ({ question_type, options, answer_count = null }, rendered) => ({
		question_type,
		options: presentOptions(options, rendered.options),
		answer_count,
	}),
	answerSources: ({ option_ids }, question) =>
		option_ids.map((id) => optionSource("options" in question ? question.options : [], id)),
};

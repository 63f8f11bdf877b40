import { optionSource, presentOptions, renderOptions } from "./options.ts";
import type { ServedType } from "./served-type.ts";

export const selectOne: ServedType<"SELECT_ONE"> = {
	render: ({ options }) => ({ options: renderOptions(options) }),
	rightSources: ({ options, key }) => [optionSource(options, key.option_id)],
	present: ({ question_type, options }, rendered) => ({
		question_type,
		options: presentOptions(options, rendered.options),
	}),
	answerSources: ({ option_id }, question) => [
		optionSource("options" in question ? question.options : [], option_id ?? ""),
	],
};

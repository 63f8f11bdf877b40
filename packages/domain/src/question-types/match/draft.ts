import { draftOption, optionOf } from "../../authoring/draft/draft-parts.ts";
import type { DraftedType } from "../drafted-type.ts";

export const match: DraftedType<"MATCH_THE_FOLLOWING"> = {
	partOf: ({ answer_type, leftOptions, rightOptions, answer_dict }) => ({
		question_type: "MATCH_THE_FOLLOWING",
		answer_type,
		left_options: leftOptions.map(optionOf),
		right_options: rightOptions.map(optionOf),
		key: { answer_dict },
	}),
	draftOf: ({ left_options, right_options, key }) => ({
		leftOptions: left_options.map(draftOption),
		rightOptions: right_options.map(draftOption),
		answer_dict: key.answer_dict,
	}),
	keyField: () => "pairs",
};

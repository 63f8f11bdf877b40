import { draftOption, optionOf } from "../../authoring/draft/draft-parts.ts";
import type { DraftedType } from "../drafted-type.ts";

export const selectAll: DraftedType<"SELECT_ALL"> = {
	partOf: ({ answer_type, options, answerList, tells_count, none_option_id }) => ({
		question_type: "SELECT_ALL",
		answer_type,
		options: options.map(optionOf),
		...(tells_count && { answer_count: answerList.length }),
		...(none_option_id !== null && { none_option_id }),
		key: { option_ids: answerList },
	}),
	draftOf: ({ options, key, answer_count, none_option_id = null }) => ({
		options: options.map(draftOption),
		answerList: key.option_ids,
		tells_count: answer_count !== undefined,
		none_option_id,
	}),
	keyField: () => "options",
};

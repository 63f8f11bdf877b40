import { draftOption, optionOf } from "../../authoring/draft/draft-parts.ts";
import type { DraftedType } from "../drafted-type.ts";

export const selectOne: DraftedType<"SELECT_ONE"> = {
	partOf: ({ answer_type, options, answerList }) => ({
		question_type: "SELECT_ONE",
		answer_type,
		options: options.map(optionOf),
		key: { option_id: answerList[0] ?? "" },
	}),
	draftOf: ({ options, key }) => ({ options: options.map(draftOption), answerList: [key.option_id] }),
	keyField: () => "options",
};

import { chosenIn } from "../question/answer/answer-boxes.ts";
import { type PlayedType, whole } from "./played-type.ts";

export const selectAll: PlayedType<"SELECT_ALL"> = {
	...whole,
	tellsInPlace: () => true,
	emptyDraft: () => ({ kind: "options", chosen: [] }),
	toAnswer: ({ question_type }, draft) => ({ question_type, option_ids: chosenIn(draft) }),
	toDraft: ({ option_ids }) => ({ kind: "options", chosen: option_ids }),
};

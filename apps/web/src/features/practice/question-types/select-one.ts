import { chosenIn } from "../question/answer/answer-boxes.ts";
import { type PlayedType, whole } from "./played-type.ts";

export const selectOne: PlayedType<"SELECT_ONE"> = {
	...whole,
	tellsInPlace: () => true,
	emptyDraft: () => ({ kind: "options", chosen: [] }),
	toAnswer: ({ question_type }, draft) => ({ question_type, option_id: chosenIn(draft)[0] ?? null }),
	toDraft: ({ option_id }) => ({ kind: "options", chosen: option_id === null ? [] : [option_id] }),
};

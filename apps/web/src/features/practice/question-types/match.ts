import { below, type PlayedType } from "./played-type.ts";

export const match: PlayedType<"MATCH_THE_FOLLOWING"> = {
	...below,
	tellsInPlace: () => true,
	boxes: () => [],
	emptyDraft: () => ({ kind: "pairs", pairs: {} }),
	toAnswer: ({ question_type }, draft) => ({
		question_type,
		answer_dict: draft.kind === "pairs" ? draft.pairs : {},
	}),
	toDraft: ({ answer_dict }) => ({ kind: "pairs", pairs: answer_dict }),
};

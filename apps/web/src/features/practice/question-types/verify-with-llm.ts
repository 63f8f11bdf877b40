import { type PlayedType, whole } from "./played-type.ts";

export const verifyWithLlm: PlayedType<"VERIFY_WITH_LLM"> = {
	...whole,
	emptyDraft: () => ({ kind: "text", text: "" }),
	toAnswer: ({ question_type }, draft) => ({
		question_type,
		text: draft.kind === "text" ? draft.text : "",
	}),
	toDraft: ({ text }) => ({ kind: "text", text }),
};

import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { type AnswerBox, emptyBoxes, entriesIn, filledBoxes } from "../question/answer/answer-boxes.ts";
import { below, type PlayedType } from "./played-type.ts";

function boxes({ labels }: Extract<PracticeQuestion, { question_type: "LABELED_INPUT" }>): AnswerBox[] {
	return labels.map(({ label, ...box }) => ({ ...box, name: label }));
}

export const labeledInput: PlayedType<"LABELED_INPUT"> = {
	...below,
	tellsInPlace: () => true,
	draws_pictures: true,
	boxes,
	emptyDraft: (question) => emptyBoxes(boxes(question)),
	toAnswer: (question, draft) => ({
		question_type: question.question_type,
		answer_dict: Object.fromEntries(entriesIn(draft, boxes(question))),
	}),
	toDraft: ({ answer_dict }, shown) =>
		filledBoxes(
			shown,
			shown.map(({ id }) => answer_dict[id] ?? ""),
		),
};

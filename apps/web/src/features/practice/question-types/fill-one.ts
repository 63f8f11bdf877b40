import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import {
	type AnswerBox,
	boxTypeOf,
	emptyBoxes,
	entriesIn,
	filledBoxes,
	onlyBox,
} from "../question/answer/answer-boxes.ts";
import { below, type PlayedType } from "./played-type.ts";

function boxes({
	is_time,
	answer_type: asked_type,
	answer_prefix,
	answer_suffix,
}: Extract<PracticeQuestion, { question_type: "FILL_ONE" }>): AnswerBox[] {
	const answer_type = is_time ? "TIME" : boxTypeOf(asked_type);
	return [{ id: onlyBox, answer_type, answer_prefix, answer_suffix, name: "Your answer", choices: null }];
}

export const fillOne: PlayedType<"FILL_ONE"> = {
	...below,
	is_one_box: true,
	boxes,
	emptyDraft: (question) => emptyBoxes(boxes(question)),
	toAnswer: (question, draft) => ({
		question_type: question.question_type,
		text: entriesIn(draft, boxes(question))[0]?.[1] ?? "",
	}),
	toDraft: ({ text }, shown) => filledBoxes(shown, [text]),
};

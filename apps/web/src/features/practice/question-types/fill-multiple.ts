import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import {
	type AnswerBox,
	boxTypeOf,
	emptyBoxes,
	entriesIn,
	filledBoxes,
} from "../question/answer/answer-boxes.ts";
import { below, type PlayedType } from "./played-type.ts";

function boxes({ blanks }: Extract<PracticeQuestion, { question_type: "FILL_MULTIPLE" }>): AnswerBox[] {
	return blanks.map((blank, at) => ({
		...blank,
		answer_type: boxTypeOf(blank.answer_type),
		name: `Box ${at + 1} of ${blanks.length}`,
		choices: null,
	}));
}

export const fillMultiple: PlayedType<"FILL_MULTIPLE"> = {
	...below,
	holdsPrompt: ({ is_in_prompt }) => is_in_prompt,
	// Boxes give way to the answers; a board keeps what was made.
	tellsInPlace: ({ interaction }) => interaction === null,
	boxes,
	// A list shows only its first boxes; the learner adds the others.
	emptyDraft: (question) => {
		const { is_in_prompt, answer_count, initial_count } = question;
		return emptyBoxes(boxes(question).slice(0, is_in_prompt ? answer_count : initial_count));
	},
	toAnswer: (question, draft) => ({
		question_type: question.question_type,
		answer_list: entriesIn(draft, boxes(question)).map(([, text]) => text),
	}),
	toDraft: ({ answer_list }, shown) => filledBoxes(shown, answer_list),
};
